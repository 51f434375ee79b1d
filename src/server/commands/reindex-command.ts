import { sql } from "drizzle-orm";
import { EVERYTHING } from "#database/change-log/change-log-reader.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction, liftTimeLimit } from "#database/transaction.ts";
import { StartProblem } from "../start-problem.ts";

/**
 * `npm run reindex`: marks every product as changed, also deleted ones, so that each node rebuilds its index and pages.
 * Also needed after restoring a dump of another server, whose transaction ids mean nothing here.
 */
export async function runReindexCommand(
  { db }: { db: Database },
  args: readonly string[],
): Promise<string> {
  if (args.length > 0) throw new StartProblem("npm run reindex");
  const count = await inTransaction(db, async (tx) => {
    await liftTimeLimit(tx);
    const { rows } = await tx.execute<{ count: number }>(sql`
      with known as (select id from products union select product_id from product_changes),
        noted as (select note_product_changes(array(select id from known)))
      select (select count(*)::int from known) as count from noted`);
    await tx.execute(sql`select notify_named(array[${EVERYTHING}])`);
    return rows[0]?.count ?? 0;
  });
  return `${count} products count as changed: every node follows now`;
}
