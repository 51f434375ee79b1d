import { tmpdir } from "node:os";
import path from "node:path";

/** Everything that a run writes, including all processes' logs; the next run deletes it first. */
export const FOLDER = process.env.CLUSTER_DIR ?? path.join(tmpdir(), "cartage-cluster");

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 7400);
const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => FIRST_PORT + from + at);

const WEB_NODES = 3;
const WORKERS = 2;
const SEARCH_NODES = 2;

export const PORTS = {
  /** HAProxy: for visitors, and for the PostgreSQL that currently is the primary or the standby. */
  shop: FIRST_PORT,
  primary: FIRST_PORT + 1,
  standby: FIRST_PORT + 2,
  pgbouncer: FIRST_PORT + 3,
  etcd: FIRST_PORT + 4,
  etcdPeer: FIRST_PORT + 5,
  sandbox: FIRST_PORT + 6,
  prometheus: FIRST_PORT + 7,
  /** Varnish: the visitors' entry. */
  edge: FIRST_PORT + 8,
  postgres: range(10, 2),
  /** The database members reach each other through our proxies. */
  replication: range(12, 2),
  patroni: range(14, 2),
  web: range(20, WEB_NODES),
  worker: range(30, WORKERS),
  search: range(40, SEARCH_NODES),
  /** For processes that a single fault adds. */
  further: range(60, 30),
};
/** Each node serves its metrics to Prometheus on a separate port. */
export const metricsPort = (port: number): number => port + 100;

/** PgBouncer has to share these few connections among many processes. */
export const MAX_CONNECTIONS = 60;
export const POOLED_CONNECTIONS = 20;

/** Enough that something is always in progress, but few enough for two cores that run eleven other programs. */
export const BUYERS = 6;
export const BUYERS_PAUSE_MS = 500;
/** Over 500 in a run with every fault. */
export const CHECKOUTS_PER_FAULT = 32;
/** A whole run that takes longer counts as failed. */
export const LONGEST_RUN_MINUTES = 25;
export const PAGES_EQUAL_MS = 2000;
