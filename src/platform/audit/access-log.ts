import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { StaffActor } from "../auth/require-role.ts";

type Access = {
  actor: Pick<StaffActor, "id">;
  /** Whose data was seen; empty for guests, and for a file about many customers. */
  customerId?: number | null | undefined;
  /** True for a person without an account; then `record` says who it was. */
  isGuest?: boolean;
  /** What was looked at: `order`, `customer`, `orders.csv`. */
  what: string;
  record?: string | undefined;
  details?: Record<string, unknown>;
};

/**
 * Records which member of staff looked at whose data. Opening the same record again within ten minutes counts as one
 * look; a file always counts.
 */
export async function noteAccess(db: Queryable, access: Access): Promise<void> {
  const { actor, customerId = null, isGuest = false, what, record = null, details = {} } = access;
  const sameOne =
    customerId === null ? sql`l.customer_id is null` : sql`l.customer_id = ${customerId}`;
  await db.execute(sql`
    insert into access_log (actor_id, customer_id, what, record, details)
    select ${actor.id}, ${customerId}, ${what}, ${record}, ${JSON.stringify(details)}::jsonb
    where ${customerId === null && !isGuest} or not exists (
      select from access_log l where ${sameOne} and l.actor_id = ${actor.id}
        and l.what = ${what} and l.record is not distinct from ${record} and l.at > now() - interval '10 minutes')`);
}

/** Only the names of the filters used: log rows are permanent, and an e-mail typed as a filter could not be erased. */
export const filterNames = (filter: object | undefined): string[] =>
  Object.entries(filter ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
