import { sql } from "drizzle-orm";
import { EVERYTHING } from "#database/change-log/change-log-reader.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction, liftTimeLimit } from "#database/transaction.ts";
import { StartProblem } from "../start-problem.ts";

/**
 * What `npm run reindex` does: every product counts as changed, those that are gone too, so each node's index and pages
 * are made anew. Also after a dump of another server was loaded, whose numbers of transactions mean nothing here.
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
