import type pg from "pg";
import { entriesOf } from "#core/record.ts";
import { LIMITS } from "./open-pool.ts";

/**
 * A pooler accepts no settings per connection, so they are set on the role, for this database only. A setting that
 * already exists is kept. Needs the direct connection, opened without these settings.
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
