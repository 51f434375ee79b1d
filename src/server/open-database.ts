import path from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { hasErrorCode } from "#core/errors.ts";
import { connectDatabase, type Database, type DatabaseConnection } from "#database/connect.ts";
import { hearsNotifications } from "#database/connection/check-notifications.ts";
import type { PoolOptions } from "#database/connection/open-pool.ts";
import { setRoleLimits } from "#database/connection/role-limits.ts";
import {
  type SupervisedPostgres,
  superviseEmbeddedPostgres,
} from "#database/embedded/supervise-embedded-postgres.ts";
import { listPending, migrate } from "#database/migrate/migrate.ts";
import { createOutageLog } from "./logger.ts";
import { seedMinimal } from "./seed-minimal.ts";
import { openDataDir } from "./settings/data-dir.ts";
import type { Environment } from "./settings/environment.ts";
import { StartProblem } from "./start-problem.ts";

/** Fills an empty database with the demo. The caller passes it in, because the shop imports nothing from `demo/`. */
export type SeedDemo = (db: Database) => Promise<boolean>;

export type OpenDatabase = DatabaseConnection & {
  /** Shown at startup, so that nobody has to search for their data. */
  where: string;
  /** Called when the database is gone: restarts our own PostgreSQL server, if we run one. */
  revive: () => void;
};

type OpenDatabaseOptions = {
  root: string;
  seedDemo: SeedDemo;
  onStatement?: PoolOptions["onStatement"];
  traceStatement?: PoolOptions["traceStatement"];
};

/** Opens DATABASE_URL, or else a PostgreSQL server that we start and stop ourselves; migrates and fills it. */
export async function openDatabase(
  environment: Environment,
  log: Logger,
  { seedDemo, ...options }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const database = await openAsItIs(environment, log, options);
  try {
    await prepare(database, environment, { seedDemo, log });
  } catch (error) {
    await database.close();
    throw environment.DATABASE_URL ? explainConnection(error) : error;
  }
  return database;
}

/** Opens the database without migrating or filling it, for commands that migrate, copy or fill it themselves. */
export async function openAsItIs(
  environment: Environment,
  log: Logger,
  { root, onStatement, traceStatement }: Omit<OpenDatabaseOptions, "seedDemo">,
): Promise<OpenDatabase> {
  const url = environment.DATABASE_URL;
  const dataDir = path.resolve(root, environment.DATA_DIR);
  openDataDir(dataDir);
  const embedded = url ? undefined : await startOwn(dataDir, log);
  if (embedded) log.info({ dataDir: embedded.dataDir }, `database: ${embedded.how}`);
  const outage = createOutageLog(log, "database connection");
  const revive = () => embedded?.revive();
  const database = connectDatabase(
    { connection: embedded?.connection ?? { connectionString: url } },
    {
      ...waysOf(environment),
      onStatement,
      traceStatement,
      onError(error) {
        outage.lost(error);
        revive();
      },
    },
  );
  database.pool.on("connect", outage.back);
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  return { ...database, close, revive, where: embedded?.dataDir ?? "DATABASE_URL" };
}

/** If a direct address is set, DATABASE_URL may lead to a pooler. */
function waysOf({
  DATABASE_DIRECT_URL: direct,
  DATABASE_REPLICA_URL: replica,
  DATABASE_POOL: maxConnections,
  DATABASE_PREPARE: prepare,
  DATABASE_SILENCE_MS: silenceMs,
}: Environment) {
  return {
    maxConnections,
    prepare,
    silenceMs,
    isPooled: direct !== undefined,
    direct: direct === undefined ? undefined : { connectionString: direct },
    replica: replica === undefined ? undefined : { connectionString: replica },
  };
}

type Preparation = { seedDemo: SeedDemo; log: Logger };

async function prepare(
  database: DatabaseConnection,
  environment: Environment,
  { seedDemo, log }: Preparation,
): Promise<void> {
  const { SEED: seed, MIGRATE } = environment;
  if (MIGRATE) await migrateDirectly(database, log);
  else await refuseOlderSchema(database.pool);
  await assertNotificationsArrive(database, environment);
  const seeded = seed === "demo" ? await seedDemo(database.db) : await seedMinimal(database.db);
  if (seeded) log.info({ seed }, "database: filled");
}

/** Bypasses the pooler, because a session lock keeps other nodes from migrating at the same time. */
export async function migrateDirectly(
  { pool, connection, shared }: DatabaseConnection,
  log: Logger,
): Promise<string[]> {
  const direct = shared.isPooled
    ? connectDatabase({ connection }, { maxConnections: 1, isUnlimited: true, prepare: false })
    : undefined;
  try {
    const { applied } = await migrate(direct?.pool ?? pool);
    if (applied.length > 0) log.info({ applied }, "database: migrated");
    if (direct) await setRoleLimits(direct.pool);
    return applied;
  } finally {
    await direct?.close();
  }
}

async function refuseOlderSchema(pool: pg.Pool): Promise<void> {
  const pending = await listPending(pool);
  if (pending.length === 0) return;
  throw new StartProblem(
    `The database has not got ${pending.length} of this version's migrations (from ${pending[0]}). Run \`npm run migrate\` first, or leave MIGRATE to the start.`,
  );
}

const NO_DIRECT_WAY =
  "DATABASE_URL leads to a pooler that shares connections: set DATABASE_DIRECT_URL to the server itself.";

async function assertNotificationsArrive(
  { pool, connection, shared }: DatabaseConnection,
  { DATABASE_URL }: Environment,
): Promise<void> {
  // There is no pooler in front of our own server.
  if (!DATABASE_URL || (await hearsNotifications(pool, connection))) return;
  throw new StartProblem(
    shared.isPooled
      ? "DATABASE_DIRECT_URL hears no notifications: it must lead to the server that DATABASE_URL leads to, past any pooler that shares connections."
      : NO_DIRECT_WAY,
  );
}

/** Errors of the embedded server are written for the person who starts the shop, so their messages are shown. */
async function startOwn(dataDir: string, log: Logger): Promise<SupervisedPostgres> {
  try {
    return await superviseEmbeddedPostgres({
      dataDir,
      onRevived: (how) => log.info(`database: ${how}`),
      onFailure: (error) => log.error({ reason: error.message }, "database: cannot be started"),
    });
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Refused, not found, timeout, wrong password, no such database. */
const CONNECTION_CODES = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "28P01",
  "28000",
  "3D000",
  "08006",
  "08P01",
];

export function explainConnection(error: unknown): unknown {
  if (!(error instanceof Error) || !hasErrorCode(error, CONNECTION_CODES)) return error;
  const reason = error.message || "no answer";
  if (reason.includes("startup parameter")) return new StartProblem(NO_DIRECT_WAY);
  return new StartProblem(`The database at DATABASE_URL cannot be opened: ${reason}`);
}
