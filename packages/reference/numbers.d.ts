// AssemblyScript's types of numbers, for reading its sources as TypeScript.
declare type i32 = number;
declare type u32 = number;
declare type i64 = bigint;
declare type u64 = bigint;
declare type f64 = number;
declare type u8 = number;
declare type u16 = number;
declare type i16 = number;
declare type bool = boolean;
declare type usize = number;
declare type v128 = unknown;
