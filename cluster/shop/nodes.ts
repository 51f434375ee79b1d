import { EDGE_KEY } from "../engines/varnish.ts";
import { metricsPort, PORTS } from "../settings.ts";
import { createShopNode } from "./shop-node.ts";

export const DATABASE = "cartage";
const address = (port: number, database = DATABASE) =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

/** The same database by all its routes. */
export const ADDRESSES = {
  pooled: address(PORTS.pgbouncer),
  primary: address(PORTS.primary),
  standby: address(PORTS.standby),
};

/** The connection for creating and renaming databases. */
export const MAINTENANCE = address(PORTS.primary, "postgres");

/** PgBouncer's own statistics. */
export const POOLER = address(PORTS.pgbouncer, "pgbouncer");

export type SharedVariables = Record<string, string>;

/** Variables that all processes share. `direct` is the port that bypasses the pooler. */
export const sharedVariables = (direct: number): SharedVariables => ({
  SEED: "demo",
  SANDBOX: "false",
  MIGRATE: "false",
  LOG_LEVEL: "warn",
  REFUND_UNKNOWN_PAYMENTS: "true",
  DATABASE_URL: ADDRESSES.pooled,
  DATABASE_DIRECT_URL: address(direct),
  DATABASE_REPLICA_URL: ADDRESSES.standby,
  DATABASE_POOL: "8",
  SEARCH_SECRET: "a-secret-of-the-cluster-test",
  TRUSTED_PROXIES: "127.0.0.1",
  // Longer than HAProxy needs for two health checks, even if a check is slow.
  DRAIN_MS: "6000",
});

const searchUrls = PORTS.search.map((port) => `http://127.0.0.1:${port}/api/lupa/`);

const ROLES = {
  web: {
    ROLE: "web",
    SEARCH_URL: searchUrls.join(","),
    EDGE_CACHE: "varnish",
    EDGE_CACHE_URL: `http://127.0.0.1:${PORTS.edge}`,
    EDGE_CACHE_KEY: EDGE_KEY,
  },
  worker: { ROLE: "worker" },
  search: { ROLE: "search" },
};

export type Role = keyof typeof ROLES;

export const createNode = (role: Role, shared: SharedVariables) => (port: number, at: number) =>
  createShopNode({
    name: `${role}-${at + 1}`,
    port,
    variables: { ...shared, ...ROLES[role], METRICS_PORT: String(metricsPort(port)) },
  });
