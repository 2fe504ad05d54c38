"use strict";
// The functions that a kernel imports from its host: see KernelImports in src/abi.ts.
Object.defineProperty(exports, "__esModule", { value: true });
