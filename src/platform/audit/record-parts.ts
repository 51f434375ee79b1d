import type { Queryable } from "#database/connect.ts";

/** Records that the audit log lists separately but shows as parts of another record. */
type Parts = {
  /** The kind of record that they belong to. */
  whole: string;
  partsOf: (db: Queryable, wholeId: number) => Promise<readonly number[]>;
  wholesOf: (db: Queryable, ids: readonly number[]) => Promise<readonly PartOf[]>;
};
type PartOf = { id: number; wholeId: number };

/** By the kind of part, as the audit log writes it. */
export type RecordParts = Readonly<Record<string, Parts>>;
