import type pg from "pg";
import { prepareBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { exclusively } from "./exclusively.ts";
import { explainFailure } from "./explain-failure.ts";
import { liveOwners, registerOwner, unregisterOwner } from "./owners.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { openRunFolder, type RunFolder } from "./run-folder.ts";
import { findUnprivilegedUser } from "./unprivileged-user.ts";

export type EmbeddedPostgres = {
  connection: pg.PoolConfig;
  /** Log, socket and owners; the whole of it may be removed once nobody uses the database. */
  runDir: string;
  dataDir: string;
  /** For the log: what was done to have a server, e.g. "made a new cluster and started in 1640 ms". */
  how: string;
  /** Returns whether the server was stopped: it stays for other processes that still use it. */
  stop(): Promise<boolean>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Server settings, e.g. { fsync: "off" } for tests; a server that already runs keeps its own. */
  settings?: Record<string, string>;
};

/** The first start copies binaries and makes a cluster, which a slow machine may need a while for. */
const PATIENCE_MS = 180_000;

/** A PostgreSQL of our own on a Unix socket: no port, so two checkouts never meet. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  let folder: RunFolder | undefined;
  try {
    folder = openRunFolder(options.dataDir, findUnprivilegedUser());
    const opened = folder;
    return await exclusively(opened.lockFile, PATIENCE_MS, () => start(opened, options));
  } catch (error) {
    throw explainFailure(error, folder?.logFile);
  }
}

async function start(
  folder: RunFolder,
  { settings = {} }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const running = await findPostmaster(folder.clusterDir);
  const handle = (connection: pg.PoolConfig, what: string): EmbeddedPostgres => ({
    connection,
    runDir: folder.dir,
    dataDir: folder.clusterDir,
    how: `${what} in ${Math.round(performance.now() - began)} ms`,
    stop: stopLater(folder, registerOwner(folder.ownersDir)),
  });
  if (running) return handle(running.connection, `reused the running server (pid ${running.pid})`);
  const binaries = await prepareBinaries(folder);
  const isNew = await ensureCluster(folder, binaries.initdb);
  const { connection, pid } = await startPostmaster(folder, binaries.postgres, settings);
  return handle(connection, `${isNew ? "made a new cluster and " : ""}started (pid ${pid})`);
}

/** The last one out stops the server, whoever started it. */
function stopLater(folder: RunFolder, owner: string): () => Promise<boolean> {
  let stopping: Promise<boolean> | undefined;
  const stop = () =>
    exclusively(folder.lockFile, PATIENCE_MS, async () => {
      unregisterOwner(owner);
      if (liveOwners(folder.ownersDir).length > 0) return false;
      await stopPostmaster(folder.clusterDir);
      return true;
    });
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
