import type pg from "pg";
import type { OpenPool } from "./open-pool.ts";

type Database = OpenPool["db"];

export type ReplicaReads = ReturnType<typeof replicaReads>;

/** One that failed is left alone this long: the primary answers meanwhile. */
const AWAY_MS = 30_000;

/** For what may be some seconds old and is large. A replica that is away is made up for by the primary. */
export function replicaReads(
  primary: Database,
  address: pg.PoolConfig | undefined,
  open: (address: pg.PoolConfig) => OpenPool,
) {
  const replica = address && open(address);
  let awayUntil = 0;

  async function answers({ pool }: OpenPool): Promise<boolean> {
    try {
      await pool.query("select 1");
      return true;
    } catch {
      awayUntil = performance.now() + AWAY_MS;
      return false;
    }
  }

  return {
    /** Asked before each piece of work, which then reads all of it from one place. */
    async choose(): Promise<Database> {
      if (!replica || performance.now() < awayUntil || replica.isDown()) return primary;
      return (await answers(replica)) ? replica.db : primary;
    },
    close: async (): Promise<void> => replica?.close(),
  };
}
