import type { Queryable } from "#database/connect.ts";
import { rowNumbers } from "#platform/audit/record-names.ts";
import type { RecordParts } from "#platform/audit/record-parts.ts";

export type PartsDeps = {
  db: Queryable;
  /** From every feature whose records have parts. */
  recordParts: () => RecordParts;
};

/** A record and its parts, because a product's history includes its prices, for example. */
export async function withParts(deps: PartsDeps, record: string): Promise<string[]> {
  const [kind, id = ""] = record.split(":");
  const records = [record];
  for (const [part, { whole, partsOf }] of Object.entries(deps.recordParts())) {
    const [wholeId] = kind === whole ? rowNumbers([id]) : [];
    if (wholeId === undefined) continue;
    for (const partId of await partsOf(deps.db, wholeId)) records.push(`${part}:${partId}`);
  }
  return records;
}

/** The records to which parts belong, by `kind:id`; parts that are gone are missing. */
export async function readWholes(
  deps: PartsDeps,
  records: readonly string[],
): Promise<Record<string, string>> {
  const named = Map.groupBy(new Set(records), (record) => record.split(":")[0]);
  const wholes: Record<string, string> = {};
  for (const [part, { whole, wholesOf }] of Object.entries(deps.recordParts())) {
    const ids = rowNumbers((named.get(part) ?? []).map((record) => record.split(":")[1] ?? ""));
    if (ids.length === 0) continue;
    for (const { id, wholeId } of await wholesOf(deps.db, ids))
      wholes[`${part}:${id}`] = `${whole}:${wholeId}`;
  }
  return wholes;
}
