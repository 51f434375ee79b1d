import { existsSync } from "node:fs";
import type pg from "pg";
import { hasErrorCode } from "#core/errors.ts";
import { prepareBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { settleDataDirPointer } from "./data-dir-pointer.ts";
import { findUnprivilegedUser } from "./folders.ts";
import { findPostmaster } from "./postmaster/lock-file.ts";
import { lastLines, type ServerSettings, startPostmaster } from "./postmaster/start-postmaster.ts";
import { stopPostmaster } from "./postmaster/stop-postmaster.ts";
import { liveOwners, registerOwner, unregisterOwner } from "./processes.ts";
import { openRunFolder, type RunFolder } from "./run-folder.ts";
import { ensureShopRole } from "./shop-role.ts";
import { withFileLock } from "./with-file-lock.ts";

const LOG_LINES = 12;

/** The message if the database does not start: the reason, the server's last log lines, and a workaround. */
function explainFailure(cause: unknown, logFile: string | undefined): Error {
  const log = logFile ? lastLines(logFile, LOG_LINES).map((line) => `  ${line}\n`) : [];
  const message = [
    `The embedded PostgreSQL cannot run: ${reasonOf(cause)}\n`,
    ...(log.length > 0 ? [`Last lines of ${logFile}:\n`, ...log] : []),
    "Set DATABASE_URL=postgres://user:password@host:5432/name to use a PostgreSQL of your own,\n",
    "or DATA_DIR to keep the data in another folder.",
  ];
  return new Error(message.join(""), { cause });
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const path = "path" in cause ? String(cause.path) : "";
  // The system also reports "no such file" if the loader that a program needs is missing.
  if (hasErrorCode(cause, ["ENOENT"]) && existsSync(path)) {
    return `${path} does not run on this system (its C library may be another one, as on Alpine)`;
  }
  return cause.message.trim();
}

export type EmbeddedPostgres = {
  /** For a role that owns the shop's database and has no other rights. */
  connection: pg.PoolConfig;
  /** For a superuser, for code that creates databases. */
  admin: pg.PoolConfig;
  /** Contains log, socket and owners, and also the cluster. */
  runDir: string;
  /** The cluster itself. */
  dataDir: string;
  /** For the log, e.g. "made a new cluster, started pid 4711, in 1640 ms". */
  how: string;
  /** Resolves to false if the server was left running for other processes that use it. */
  stop(): Promise<boolean>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** E.g. { fsync: "off" } for tests; a server that already runs keeps its own. */
  settings?: ServerSettings;
};

/** Long enough for crash recovery on a slow disk; processes that wait for another's start wait longer. */
const START_TIMEOUT_MS = 120_000;
const LOCK_TIMEOUT_MS = 2 * START_TIMEOUT_MS;

/** Our own PostgreSQL on a Unix socket: without a port, so two checkouts cannot conflict. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  let folder: RunFolder | undefined;
  try {
    const opened = openRunFolder(options.dataDir, findUnprivilegedUser());
    folder = opened;
    return await withFileLock(opened.lockFile, LOCK_TIMEOUT_MS, async () => {
      const began = performance.now();
      const { connection: admin, steps } = await haveServer(opened, options.settings ?? {});
      const connection = await ensureShopRole(admin);
      const took = Math.round(performance.now() - began);
      return {
        connection,
        admin,
        runDir: opened.dir,
        dataDir: opened.clusterDir,
        how: `${steps.join(", ")}, in ${took} ms`,
        stop: stopOnce(opened, registerOwner(opened.ownersDir)),
      };
    });
  } catch (error) {
    throw explainFailure(error, folder?.logFile);
  }
}

async function haveServer(
  folder: RunFolder,
  settings: ServerSettings,
): Promise<{ connection: pg.PoolConfig; steps: string[] }> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const steps = await settleDataDirPointer(folder);
  const running = await findPostmaster(folder.clusterDir, deadline);
  if (running) {
    return { connection: running.connection, steps: [...steps, `reused pid ${running.pid}`] };
  }
  const binaries = await prepareBinaries(folder);
  if (await ensureCluster(folder, binaries.initdb)) steps.push("made a new cluster");
  const started = await startPostmaster(folder, binaries.postgres, settings, deadline);
  return { connection: started.connection, steps: [...steps, `started pid ${started.pid}`] };
}

/** The last process that uses the server stops it, whichever started it. */
function stopOnce(folder: RunFolder, owner: string): () => Promise<boolean> {
  let stopping: Promise<boolean> | undefined;
  const stop = async () => {
    unregisterOwner(owner);
    if (liveOwners(folder.ownersDir).length > 0) return false;
    await stopPostmaster(folder.clusterDir);
    return true;
  };
  return () => {
    stopping ??= withFileLock(folder.lockFile, LOCK_TIMEOUT_MS, stop);
    return stopping;
  };
}
