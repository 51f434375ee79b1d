import { LARGEST_ROW_ID } from "#core/read-ids.ts";
import type { Queryable } from "#database/connect.ts";

type NamedRecord = { id: string | number; name: string };
type AskedNames = { ids: readonly string[]; language: string };

/** For each kind of record in the audit log: looks up the names of the given ids, as far as the records still exist. */
export type RecordNames = Readonly<
  Record<string, (db: Queryable, asked: AskedNames) => Promise<readonly NamedRecord[]>>
>;

/** Only ids that a table can have; the log may hold other texts. */
export const rowNumbers = (ids: readonly string[]): number[] =>
  ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ROW_ID);
