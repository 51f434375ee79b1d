import { sql } from "drizzle-orm";
import { auditLog } from "./audit.tables.ts";

/** Who acted, by name. Of the accounts, which this floor does not know, no more than that. */
export const auditActorName = sql<string | null>`(
  select nullif(btrim(first_name || ' ' || last_name), '') from customers
  where customers.id = ${auditLog.actorId})`;
