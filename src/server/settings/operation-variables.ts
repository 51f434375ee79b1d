import * as z from "zod/mini";
import {
  auditMonths,
  databaseUrl,
  drainMilliseconds,
  euroLimit,
  flag,
  nodeName,
  poolSize,
  port,
  share,
  silenceMilliseconds,
  webUrl,
} from "./variable-schemas.ts";

/** Settings for operators with their own machines and database (docs/operating.md). */
export const operationVariables = {
  DATABASE_URL: {
    schema: z.optional(databaseUrl),
    fallback: undefined,
    expected: "a PostgreSQL address such as postgres://user:secret@host:5432/name",
  },
  DATABASE_DIRECT_URL: {
    schema: z.optional(databaseUrl),
    fallback: undefined,
    expected: "the address of the same database past the pooler that DATABASE_URL names",
  },
  DATABASE_REPLICA_URL: {
    schema: z.optional(databaseUrl),
    fallback: undefined,
    expected: "the address of a replica of the same database",
  },
  DATABASE_POOL: {
    schema: poolSize,
    fallback: "10",
    expected: "how many connections to the database a process may hold, from 2 to 200",
  },
  DATABASE_PREPARE: {
    schema: z.optional(flag),
    fallback: undefined,
    expected: "false behind a PgBouncer older than 1.21, else true",
  },
  DATABASE_SILENCE_MS: {
    schema: silenceMilliseconds,
    fallback: "2500",
    expected:
      "milliseconds that the database may answer nobody before it is taken for gone, from 500 to 60000",
  },
  MIGRATE: {
    schema: flag,
    fallback: "true",
    expected: "true, or false where `npm run migrate` is run before nodes are started",
  },
  DRAIN_MS: {
    schema: drainMilliseconds,
    fallback: "0",
    expected:
      "milliseconds that a node which stops still serves while /readyz refuses, from 0 to 600000",
  },
  AUDIT_LOG_MONTHS: {
    schema: auditMonths,
    fallback: "0",
    expected:
      "months after which the audit log is packed and looks at persons are deleted, from 13 to 120, or 0 for never",
  },
  WALLET_CORRECTION_LIMIT: {
    schema: euroLimit,
    fallback: "100",
    expected: "euros up to which finance corrects a wallet without the owner, from 0 to 1000000",
  },
  ASSETS_DIR: {
    schema: z.optional(z.string()),
    fallback: undefined,
    expected: "a folder, best shared by all nodes, for the scripts and styles of former versions",
  },
  METRICS_PORT: {
    schema: z.optional(port),
    fallback: undefined,
    expected: "a port number from 0 to 65535 of its own for metrics",
  },
  METRICS_HOST: {
    schema: z.string(),
    fallback: "127.0.0.1",
    expected: "an address of this machine that Prometheus reaches, such as 0.0.0.0",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.optional(webUrl),
    fallback: undefined,
    expected: "the address of an OpenTelemetry collector such as http://collector.example:4318",
  },
  OTEL_SERVICE_NAME: {
    schema: nodeName,
    fallback: "cartage",
    expected: "the name of the shop in traces: letters, digits, dots and hyphens",
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: share,
    fallback: "0.05",
    expected: "how many of the traces that begin here are written down, from 0 to 1",
  },
  NODE_NAME: {
    schema: z.optional(nodeName),
    fallback: undefined,
    expected: "the name of this node in the log: letters, digits, dots and hyphens",
  },
} as const;
