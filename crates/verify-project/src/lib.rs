//! From a cargo workspace, or from files, to verification jobs and their outcomes.
//!
//! A build is watched ([`capture`]) or files are named; their units are compiled against the models
//! ([`clang`], [`models`], [`runtime`]), once for all that asks for them ([`cache`]); entry points and
//! what they need become jobs ([`prepare`]), which run in processes of their own ([`jobs`], [`job`]).
//! This crate knows no command line and no report.

#![warn(missing_docs)]

pub mod boundary;
pub mod cache;
pub mod capture;
pub mod changes;
pub mod clang;
pub mod config;
mod contract;
pub mod files;
pub mod interrupt;
mod ir;
pub mod job;
pub mod jobs;
mod meta_objects;
pub mod models;
mod plan;
pub mod prepare;
pub mod process;
pub mod runtime;
pub mod suggest;
pub mod unit;
pub mod workspace;
