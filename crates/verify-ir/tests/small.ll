; A module that uses much of the grammar in few lines.
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, ptr, [2 x i8] }
%opaque = type opaque

$inline = comdat any

@text = private unnamed_addr constant [4 x i8] c"a\0A\22\00", align 1
@s = dso_local global %struct.S { i32 -1, ptr @text, [2 x i8] zeroinitializer }, align 8, !dbg !0
@0 = internal thread_local(localexec) global float 0x3FB99999A0000000, section ".x"
@end = external hidden constant %opaque
@vector = global <2 x i64> splat (i64 7)
@inside = global ptr getelementptr inbounds (%struct.S, ptr @s, i32 0, i32 2, i64 1)
@again = weak alias i32, ptr @s

module asm ".globl x"

define linkonce_odr dso_local i32 @inline(i32 noundef %n, ptr nocapture readonly %p) #0 comdat personality ptr @personality !dbg !7 {
entry:
  %slot = alloca i32, align 4
  store i32 %n, ptr %slot, align 4, !tbaa !12
    #dbg_declare(ptr %slot, !10, !DIExpression(), !11)
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %loop, label %done, !dbg !11

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %r = invoke fastcc noundef i32 @callee(ptr byval(%struct.S) align 8 @s, i32 %next) [ "tag"(i32 0) ]
          to label %loop unwind label %pad

pad:                                              ; preds = %loop
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %lp

done:                                             ; preds = %entry
  switch i32 %n, label %exit [
    i32 -5, label %exit
    i32 7, label %exit
  ]

exit:                                             ; preds = %done, %done, %done
  %asm = call i32 asm sideeffect "nop", "=r,0,~{memory}"(i32 %n) #1
  ret i32 %asm
}

declare i32 @callee(ptr, i32, ...)

declare i32 @personality(...)

attributes #0 = { mustprogress uwtable memory(argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5, !6}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 8))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!4 = !{!0}
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "inline", scope: !3, file: !3, line: 9, type: !8, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!8 = !DISubroutineType(types: !13)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !3, line: 9, type: !9)
!11 = !DILocation(line: 9, column: 20, scope: !7)
!12 = !{!"int", null, i64 0}
!13 = !{!9, !9, null}
!14 = !{!10}
