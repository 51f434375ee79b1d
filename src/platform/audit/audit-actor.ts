import { sql } from "drizzle-orm";
import { auditLog } from "./audit.tables.ts";

/** The actor's name in plain SQL, because `platform` may not import the account feature. */
export const auditActorName = sql<string | null>`(
  select nullif(btrim(first_name || ' ' || last_name), '') from customers
  where customers.id = ${auditLog.actorId})`;
