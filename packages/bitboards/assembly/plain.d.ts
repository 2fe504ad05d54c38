/** Defined (`asc --use PLAIN=1`) in the build that becomes JavaScript. */
declare const PLAIN: i32;
