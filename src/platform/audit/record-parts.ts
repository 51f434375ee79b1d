import type { Queryable } from "#database/connect.ts";

/** Records that are written down by themselves and are read as a part of another. */
type Parts = {
  /** The kind that they are parts of. */
  whole: string;
  partsOf: (db: Queryable, wholeId: number) => Promise<readonly number[]>;
  wholesOf: (db: Queryable, ids: readonly number[]) => Promise<readonly PartOf[]>;
};
type PartOf = { id: number; wholeId: number };

/** By the kind of part, as the audit log writes it. */
export type RecordParts = Readonly<Record<string, Parts>>;
