import { sql } from "drizzle-orm";
import { connectDatabase } from "#database/connect.ts";
import { readLockFile } from "#database/embedded/postmaster/lock-file.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";
import { DATA_DIR } from "../settings.ts";

const PLENTY = 1_000_000;
/** Rows per statement, so that none takes longer than a visitor would wait. */
const AT_ONCE = 2000;
const WALLET_CENTS = 1_000_000_00;

/** Opens the measured shop's database from outside, so that stock and wallets never run out. */
export async function openBenchDatabase(dataDir = DATA_DIR) {
  const embedded = await startEmbeddedPostgres({ dataDir });
  const { db, close } = connectDatabase({ connection: embedded.connection }, { maxConnections: 1 });
  const wallet = bindWallet({ db });
  return {
    postmaster: readLockFile(embedded.dataDir)?.pid ?? 0,
    /** Also removes what an earlier run left, because it would slow this one down. */
    async prepare() {
      for (let isMore = true; isMore; ) {
        const { rowCount } = await db.execute(sql`
          update variants set stock = ${PLENTY} where id in (
            select id from variants where stock between 1 and ${PLENTY / 2} order by id limit ${AT_ONCE})`);
        isMore = rowCount === AT_ONCE;
      }
      await db.execute(sql`delete from stock_holds`);
      await db.execute(sql`delete from rate_limits`);
      // The shop would look up every abandoned payment once a minute.
      await db.execute(
        sql`update payments set status = 'failed' where status in ('created', 'pending')`,
      );
    },
    /** Counts products with this word in their names that are visible to other transactions. */
    async countNamed(word: string): Promise<number> {
      const { rows } = await db.execute<{ count: string }>(
        sql`select count(*) from products where source = 'bench' and names ->> 'en' like ${`% ${word}%`}`,
      );
      return Number(rows[0]?.count);
    },
    async fillWallet(email: string, key: string) {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from customers where email = ${email}`,
      );
      const customerId = Number(rows[0]?.id);
      const relation = { relType: REL_TYPES.topUp };
      await wallet.credit(db, { customerId, amountCents: WALLET_CENTS, key, relation });
    },
    /** The number of writing transactions so far: only these get a transaction id. */
    async countCommits(): Promise<number> {
      const { rows } = await db.execute<{ next: string }>(
        sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
      );
      return Number(rows[0]?.next);
    },
    async close() {
      await close();
      await embedded.stop();
    },
  };
}
export type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>;
