import type pg from "pg";
import { entriesOf } from "#core/record.ts";
import { LIMITS } from "./open-pool.ts";

/**
 * A pooler takes no settings with a connection, so the role has them, in this database alone. What somebody has set
 * already stays as it is. On the direct way, without settings of its own.
 */
export async function setRoleLimits(direct: pg.Pool): Promise<void> {
  for (const [name, ms] of entriesOf(LIMITS)) {
    const { rows } = await direct.query<{ isSet: boolean }>(
      "select current_setting($1) <> '0' as \"isSet\"",
      [name],
    );
    if (rows[0]?.isSet) continue;
    await direct.query(`do $$ begin
      execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${ms}ms');
    end $$`);
  }
}
