import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { StaffActor } from "../auth/require-role.ts";

type Access = {
  actor: Pick<StaffActor, "id">;
  /** At whom; nothing where a file has many, and for guests. */
  customerId?: number | null | undefined;
  /** Somebody without an account: the record says at whom. */
  isGuest?: boolean;
  /** What was looked at: `order`, `customer`, `orders.csv`. */
  what: string;
  record?: string | undefined;
  details?: Record<string, unknown>;
};

/** Who of staff looked at whom. Opening the same again within ten minutes is one look; a file is always one. */
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

/** What a list was narrowed by, for a log whose rows stay: an e-mail that was typed could not be erased from it. */
export const filterNames = (filter: object | undefined): string[] =>
  Object.entries(filter ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
