import type { ProductInput } from "./product-input.ts";

/** `number` counts rows from 1; `line` is where a row stands in the file, so that one can look. */
export type StagedRow = { number: number; line: number; input: ProductInput };
export type BadRow = { line: number; reason: string };
