import type pg from "pg";
import type { OpenPool } from "./open-pool.ts";

type Database = OpenPool["db"];

export type ReplicaReads = ReturnType<typeof replicaReads>;

/** A replica that failed is not used for this long; the primary answers instead. */
const AWAY_MS = 30_000;

/** For large reads that may be some seconds old. If the replica is away, the primary is used. */
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
    /** Call it before each piece of work, and do all reads of that work on the result. */
    async choose(): Promise<Database> {
      if (!replica || performance.now() < awayUntil || replica.isDown()) return primary;
      return (await answers(replica)) ? replica.db : primary;
    },
    close: async (): Promise<void> => replica?.close(),
  };
}
