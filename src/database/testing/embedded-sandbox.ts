import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach } from "vitest";
import type { SystemUser } from "../embedded/folders.ts";
import { stopPostmaster } from "../embedded/postmaster/stop-postmaster.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../embedded/start-embedded-postgres.ts";
import { type Holder, holdPostgres } from "./holder-process.ts";
import { type HolderProgram, stageHolder } from "./stage-holder.ts";

/** Checkouts with servers of their own; whatever a file's tests leave of them is stopped and removed. */
export function embeddedSandbox() {
  const roots: string[] = [];
  let staged: HolderProgram | undefined;
  const stagedProgram = () => {
    if (staged) return staged;
    staged = stageHolder();
    roots.push(staged.dir);
    return staged;
  };
  const holders: Holder[] = [];
  const servers: EmbeddedPostgres[] = [];
  const found: Pick<EmbeddedPostgres, "dataDir" | "runDir" | "connection">[] = [];

  afterEach(async () => {
    for (const holder of holders.splice(0)) await holder.killHard();
    for (const server of servers.splice(0)) await server.stop();
    for (const { dataDir } of found) await stopPostmaster(dataDir);
  });
  afterAll(() => {
    const runDirs = found.flatMap(({ runDir, connection }) => [runDir, connection.host ?? runDir]);
    for (const dir of [...runDirs, ...roots]) rmSync(dir, { recursive: true, force: true });
  });

  return {
    /** A project folder, open or closed, and the path of its DATA_DIR. */
    checkout(options: { mode?: number; owner?: SystemUser; name?: string } = {}): string {
      const root = mkdtempSync(path.join(os.tmpdir(), "checkout-"));
      roots.push(root);
      chmodSync(root, options.mode ?? 0o755);
      const dataDir = path.join(root, options.name ?? "", ".data");
      mkdirSync(dataDir, { recursive: true });
      for (let dir = dataDir; options.owner && dir !== os.tmpdir(); dir = path.dirname(dir)) {
        chownSync(dir, options.owner.uid, options.owner.gid);
      }
      return dataDir;
    },
    async start(dataDir: string): Promise<EmbeddedPostgres> {
      const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: "off" } });
      servers.push(server);
      found.push(server);
      return server;
    },
    /** The same in a process of its own. */
    async hold(dataDir: string, user?: SystemUser): Promise<Holder> {
      const holder = await holdPostgres(dataDir, user && { user, program: stagedProgram() });
      holders.push(holder);
      found.push(holder);
      return holder;
    },
  };
}

export async function query<Row extends pg.QueryResultRow>(
  server: Pick<EmbeddedPostgres, "connection">,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
