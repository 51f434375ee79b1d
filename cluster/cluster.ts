import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { startTcpProxy } from "#database/fixtures/tcp-proxy.ts";
import { providerKeys } from "#server/fixtures/provider-keys.ts";
import { stockUp } from "#server/fixtures/purchases/purchase-figures.ts";
import { startSandbox } from "../sandbox/start-sandbox.ts";
import { askOrNothing } from "./ask.ts";
import { startEtcd } from "./engines/etcd.ts";
import { startHaproxy } from "./engines/haproxy.ts";
import { createDatabase, createMember } from "./engines/patroni.ts";
import { startPgBouncer } from "./engines/pgbouncer.ts";
import { startPrometheus } from "./engines/prometheus.ts";
import { startVarnish } from "./engines/varnish.ts";
import { openPool } from "./open-pool.ts";
import { stopAll, until } from "./processes.ts";
import { FOLDER, PORTS } from "./settings.ts";
import { ADDRESSES, createNode, DATABASE, MAINTENANCE, sharedVariables } from "./shop/nodes.ts";
import { runScript } from "./shop/run-script.ts";
import type { ShopNode } from "./shop/shop-node.ts";

const local = (port: number) => ({ host: "127.0.0.1", port });

/** The database with its two members, and everything that leads to it. */
async function openDatabase() {
  await startEtcd();
  const [first = 0, second = 0] = PORTS.postgres;
  const lines = [
    await startTcpProxy(local(first), PORTS.replication[0]),
    await startTcpProxy(local(second), PORTS.replication[1]),
  ] as const;
  const database = createDatabase([createMember(0, lines[0]), createMember(1, lines[1])]);
  database.members[0].start();
  await database.primary();
  database.members[1].start();
  const haproxy = startHaproxy();
  await database.settle();
  await database.awaitSynchronous();
  return { database, lines, haproxy };
}

/** Starts everything in front of, behind and in the shop, from an empty folder until it accepts requests. */
export async function openCluster() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  chmodSync(FOLDER, 0o755);
  const openedAt = new Date();
  const { database, lines, haproxy } = await openDatabase();
  await createShopDatabase();
  const pgbouncer = startPgBouncer();
  const direct = await startTcpProxy(local(PORTS.primary));
  const origin = `http://127.0.0.1:${PORTS.edge}`;
  const sandbox = await startSandbox({ port: PORTS.sandbox, shopUrl: origin, lateMs: 1000 });
  const shared = { ...sharedVariables(direct.port), ...providerKeys(sandbox), ...s3Of(sandbox) };
  await runScript(shared, ["scripts/migrate.ts"]);
  await startVarnish();
  await startPrometheus();

  const searches = PORTS.search.map(createNode("search", shared));
  const workers = PORTS.worker.map(createNode("worker", shared));
  const webs = PORTS.web.map(createNode("web", shared));
  const nodes = [...searches, ...workers, ...webs];
  // The first node fills the database. The others start in groups that two cores can start in time.
  for (const some of [searches.slice(0, 1), [...searches.slice(1), ...workers], webs]) {
    for (const node of some) node.start();
    for (const node of some) await node.becomesReady();
  }
  await until("every node has its first page", () => answerAll(webs));
  const pool = openPool(ADDRESSES.primary);
  const { wares, stock } = await stockUp(pool);
  return {
    /** The visitors' address at the edge, and the address behind it. */
    origin,
    shopOrigin: `http://127.0.0.1:${PORTS.shop}`,
    openedAt,
    database,
    haproxy,
    pgbouncer,
    direct,
    sandbox,
    shared,
    searches,
    workers,
    webs,
    nodes,
    pool,
    wares,
    stock,
    async close(): Promise<void> {
      await pool.end();
      await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
      await sandbox.close();
      await stopAll();
      for (const proxy of [direct, ...lines]) await proxy.close();
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Requests the page that is read all the time, so that each node has it in its cache. */
async function answerAll(webs: readonly ShopNode[]): Promise<boolean> {
  const asked = webs.map(({ origin }) => askOrNothing(`${origin}/en/`));
  return (await Promise.all(asked)).every((answer) => answer?.status === 200);
}

/** The file store of all nodes. */
const s3Of = ({ url, keys: { s3 } }: Awaited<ReturnType<typeof startSandbox>>) => ({
  FILES_S3_ENDPOINT: `${url}/s3`,
  FILES_S3_BUCKET: s3.bucket,
  FILES_S3_REGION: s3.region,
  FILES_S3_KEY: s3.key,
  FILES_S3_SECRET: s3.secret,
});

async function createShopDatabase(): Promise<void> {
  const pool = openPool(MAINTENANCE);
  await pool.query(`create database ${DATABASE}`);
  await pool.end();
}
