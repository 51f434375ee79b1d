import { tmpdir } from "node:os";
import path from "node:path";

/** Everything that a run writes, logs of all processes too; the next run begins with removing it. */
export const FOLDER = process.env.CLUSTER_DIR ?? path.join(tmpdir(), "cartage-cluster");

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 7400);
const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => FIRST_PORT + from + at);

const WEB_NODES = 3;
const WORKERS = 2;
const SEARCH_NODES = 2;

export const PORTS = {
  /** HAProxy: visitors, and whichever PostgreSQL is the primary or the standby just now. */
  shop: FIRST_PORT,
  primary: FIRST_PORT + 1,
  standby: FIRST_PORT + 2,
  pgbouncer: FIRST_PORT + 3,
  etcd: FIRST_PORT + 4,
  etcdPeer: FIRST_PORT + 5,
  sandbox: FIRST_PORT + 6,
  prometheus: FIRST_PORT + 7,
  /** Varnish: where visitors come in. */
  edge: FIRST_PORT + 8,
  postgres: range(10, 2),
  /** Where the members of the database find each other: through our proxies. */
  replication: range(12, 2),
  patroni: range(14, 2),
  web: range(20, WEB_NODES),
  worker: range(30, WORKERS),
  search: range(40, SEARCH_NODES),
  /** For processes that one fault adds. */
  further: range(60, 30),
};
/** Each node has its metrics for Prometheus at a port of its own. */
export const metricsPort = (port: number): number => port + 100;

/** How many processes may share it is what PgBouncer is for. */
export const MAX_CONNECTIONS = 60;
export const POOLED_CONNECTIONS = 20;

/** So many that something is always under way, and so few that two cores carry them beside eleven programs. */
export const BUYERS = 6;
export const BUYERS_PAUSE_MS = 500;
/** In all of a run with every fault over 500. */
export const CHECKOUTS_PER_FAULT = 32;
/** A whole run that takes longer has failed. */
export const LONGEST_RUN_MINUTES = 25;
export const PAGES_EQUAL_MS = 2000;
