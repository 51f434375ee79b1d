import path from "node:path";
import type { Logger } from "pino";
import { connectDatabase, type Database, type DatabaseConnection } from "#database/connect.ts";
import {
  type SupervisedPostgres,
  superviseEmbeddedPostgres,
} from "#database/embedded/supervise-embedded-postgres.ts";
import { migrate } from "#database/migrate.ts";
import { createOutageLog } from "./logger.ts";
import { seedMinimal } from "./seed-minimal.ts";
import { openDataDir } from "./settings/data-dir.ts";
import type { Environment } from "./settings/environment.ts";
import { StartProblem } from "./start-problem.ts";

/** Fills an empty database with the demo. Handed in by whoever opens it: the shop imports nothing of `demo/`. */
export type SeedDemo = (db: Database) => Promise<boolean>;

export type OpenDatabase = DatabaseConnection & {
  /** Said at the start, so that nobody has to look for their data. */
  where: string;
  /** For whoever finds the database gone: a server of our own is started again. */
  revive: () => void;
};

/** DATABASE_URL, else a PostgreSQL server that we bring and stop ourselves; migrated and filled. */
export async function openDatabase(
  environment: Environment,
  log: Logger,
  { root, seedDemo }: { root: string; seedDemo: SeedDemo },
): Promise<OpenDatabase> {
  const url = environment.DATABASE_URL;
  const dataDir = path.resolve(root, environment.DATA_DIR);
  openDataDir(dataDir);
  const embedded = url ? undefined : await startOwn(dataDir, log);
  if (embedded) log.info({ dataDir: embedded.dataDir }, `database: ${embedded.how}`);
  const connection = embedded?.connection ?? { connectionString: url };
  const outage = createOutageLog(log, "database connection");
  const revive = () => embedded?.revive();
  const database = connectDatabase(
    { connection },
    {
      prepare: environment.DATABASE_PREPARE,
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
  try {
    await prepare(database, { seed: environment.SEED, seedDemo }, log);
  } catch (error) {
    await close();
    throw url ? explainConnection(error) : error;
  }
  return { ...database, close, revive, where: embedded?.dataDir ?? "DATABASE_URL" };
}

async function prepare(
  { pool, db }: DatabaseConnection,
  { seed, seedDemo }: { seed: Environment["SEED"]; seedDemo: SeedDemo },
  log: Logger,
): Promise<void> {
  const { applied } = await migrate(pool);
  if (applied.length > 0) log.info({ applied }, "database: migrated");
  const seeded = seed === "demo" ? await seedDemo(db) : await seedMinimal(db);
  if (seeded) log.info({ seed }, "database: filled");
}

/** The embedded server explains itself: its words are for the person who starts the shop. */
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

/** Refused, not found, too slow, wrong password, no such database. */
const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "28P01",
  "28000",
  "3D000",
]);

function explainConnection(error: unknown): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  const code = String(error.code);
  if (!CONNECTION_CODES.has(code)) return error;
  const reason = error.message || code;
  return new StartProblem(`The database at DATABASE_URL cannot be opened: ${reason}`);
}
