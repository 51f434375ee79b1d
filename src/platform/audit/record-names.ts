import { LARGEST_ROW_ID } from "#core/read-ids.ts";
import type { Queryable } from "#database/connect.ts";

type NamedRecord = { id: string | number; name: string };
type AskedNames = { ids: readonly string[]; language: string };

/** By the kind of record, as the audit log writes it: what those of the ids are called that are still there. */
export type RecordNames = Readonly<
  Record<string, (db: Queryable, asked: AskedNames) => Promise<readonly NamedRecord[]>>
>;

/** Ids that can be one of a table's; the log may have others. */
export const rowNumbers = (ids: readonly string[]): number[] =>
  ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ROW_ID);
