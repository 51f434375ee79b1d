import { sql } from "drizzle-orm";
import { connectDatabase } from "#database/connect.ts";
import { readLockFile } from "#database/embedded/postmaster/lock-file.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";
import { DATA_DIR } from "../settings.ts";

const PLENTY = 1_000_000;
/** No statement takes longer than a visitor would wait. */
const AT_ONCE = 2000;
const WALLET_CENTS = 1_000_000_00;

/** The database of the measured shop, from beside: what is bought never runs out, and neither do wallets. */
export async function openBenchDatabase(dataDir = DATA_DIR) {
  const embedded = await startEmbeddedPostgres({ dataDir });
  const { db, close } = connectDatabase({ connection: embedded.connection }, { maxConnections: 1 });
  const wallet = bindWallet({ db });
  return {
    postmaster: readLockFile(embedded.dataDir)?.pid ?? 0,
    /** And nothing of a run before slows this one down. */
    async prepare() {
      for (let isMore = true; isMore; ) {
        const { rowCount } = await db.execute(sql`
          update variants set stock = ${PLENTY} where id in (
            select id from variants where stock between 1 and ${PLENTY / 2} order by id limit ${AT_ONCE})`);
        isMore = rowCount === AT_ONCE;
      }
      await db.execute(sql`delete from stock_holds`);
      await db.execute(sql`delete from rate_limits`);
      // Payments that nobody went on with are looked up once a minute, each.
      await db.execute(
        sql`update payments set status = 'failed' where status in ('created', 'pending')`,
      );
    },
    /** Products whose names have this word and that others can see by now. */
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
    /** Transactions that wrote something so far: only these get a number. */
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
