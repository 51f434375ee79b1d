import type { OutputOf } from "#platform/api/call.ts";
import type { accessLogCall } from "../staff-calls.ts";
import {
  type AccessFilter,
  selectAccess,
  selectColleagues,
  selectNames,
} from "./records.repository.ts";
import type { RecordsDeps } from "./records-deps.ts";

type AccessPage = Omit<OutputOf<typeof accessLogCall>, "status">;

/** Who of the staff looked at whom, with the colleagues by whom the log can be filtered. */
export async function describeAccess(
  { db }: Pick<RecordsDeps, "db">,
  filter: AccessFilter,
): Promise<AccessPage> {
  const { rows, hasMore } = await selectAccess(db, filter);
  const { actorId, customerId } = filter;
  const names = await selectNames(
    db,
    [actorId, customerId].filter((id) => id !== undefined),
  );
  const colleagues = new Map((await selectColleagues(db)).map(({ id, name }) => [id, name]));
  // The log also has entries of former colleagues.
  if (actorId !== undefined && names.has(actorId))
    colleagues.set(actorId, names.get(actorId) ?? "");
  return {
    rows: rows.map(({ row, who, customer }) => ({
      id: row.id,
      at: row.at.toISOString(),
      who_id: row.actorId,
      who,
      customer_id: row.customerId,
      customer: row.customerId === null ? null : customer,
      what: row.what,
      record: row.record,
    })),
    colleagues: [...colleagues]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    customer: (customerId !== undefined && names.get(customerId)) || null,
    next: hasMore ? (rows.at(-1)?.row.id ?? null) : null,
  };
}
