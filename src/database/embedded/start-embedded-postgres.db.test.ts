import {
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { embeddedSandbox, query } from "../fixtures/embedded-sandbox.ts";
import { findUnprivilegedUser } from "./folders.ts";
import { readLockFile } from "./postmaster/lock-file.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

const nobody = findUnprivilegedUser();
const { checkout, start, hold } = embeddedSandbox();

/** All characters at which a list or a shell would split. */
const ODD_NAME = `it's, "odd" $HOME ąž`;
/** Longer than a socket's path may be. */
const DEEP_NAME = path.join("deep-".repeat(24), ODD_NAME);

describe("the server's location", () => {
  test.runIf(isFullRun)(
    "can be a deep folder with an odd name and mode 700, without a server port",
    async () => {
      const server = await start(checkout({ mode: 0o700, name: DEEP_NAME }));
      expect(server.how).toMatch(/^made a new cluster, started pid \d+, in \d+ ms$/);
      expect(await query({ connection: server.admin }, "show data_directory")).toEqual([
        { data_directory: server.dataDir },
      ]);
      expect(await query(server, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    },
  );

  test.runIf(nobody)("is outside DATA_DIR, linked from it, when run by root", async () => {
    const dataDir = checkout();
    const usual = process.umask(0o077);
    const server = await start(dataDir).finally(() => process.umask(usual));
    const pid = readLockFile(path.join(dataDir, "postgres/data"))?.pid;
    expect(statSync(`/proc/${pid}`).uid).toBe(nobody?.uid);
    expect(server.runDir).toMatch(/^\/var\/(lib|tmp)\/cartage\/[0-9a-f]{12}$/);
    // Other users pass through the run folder, but enter neither data nor socket, nor read the log.
    const socketDir = server.connection.host ?? "";
    const log = path.join(server.runDir, "postgres.log");
    const modes = [server.runDir, server.dataDir, socketDir, log].map(
      (file) => statSync(file).mode & 0o777,
    );
    expect(modes).toEqual([0o711, 0o700, 0o700, 0o600]);
  });

  test.runIf(nobody)("is DATA_DIR itself for a normal user", async () => {
    const dataDir = checkout({ mode: 0o700, owner: nobody, name: ODD_NAME });
    const server = await hold(dataDir, nobody);
    expect(server.dataDir).toBe(path.join(dataDir, "postgres/data"));
    expect(server.connection.host).toBe(path.join(dataDir, "postgres/socket"));
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await server.stop()).toBe(true);
  });

  test.runIf(nobody && isFullRun)("can be a deep folder for a normal user", async () => {
    const server = await hold(checkout({ owner: nobody, name: DEEP_NAME }), nobody);
    expect(server.connection.host).toMatch(/^\/tmp\/cartage-/);
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

/** One checkout for the whole group; the tests change it one after another. */
describe("the database of a checkout", () => {
  let dataDir = checkout();

  test.runIf(isFullRun)(
    "is separate from that of a copied checkout, and both can run at once",
    async () => {
      const server = await start(dataDir);
      const copy = checkout();
      cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true, filter: noSockets });
      const copied = await start(copy);
      await query(copied, "create table copied (id int)");
      expect(await findTable(server, "copied")).toBe(false);
      await server.stop();
      expect(await findTable(copied, "copied")).toBe(true);
    },
  );

  test("moves together with DATA_DIR", async () => {
    const before = await start(dataDir);
    await query(before, "create table moved (id int)");
    await before.stop();
    const elsewhere = path.join(checkout(), "elsewhere");
    renameSync(dataDir, elsewhere);
    dataDir = elsewhere;
    expect(await findTable(await start(dataDir), "moved")).toBe(true);
  });

  test.runIf(nobody)("stays in use after DATA_DIR was removed while the server runs", async () => {
    const before = await start(dataDir);
    rmSync(dataDir, { recursive: true });
    const after = await start(dataDir);
    expect(after.how).toMatch(/^reused pid/);
    expect(await findTable(before, "moved")).toBe(true);
  });

  test("has an error message with the cause and a remedy when it cannot start", async () => {
    const server = await start(dataDir);
    await server.stop();
    const version = path.join(server.dataDir, "PG_VERSION");
    const right = readFileSync(version);
    writeFileSync(version, "7.4\n");
    const failure = await start(dataDir).catch((error: Error) => error.message);
    writeFileSync(version, right);
    expect(failure).toMatch(/^The embedded PostgreSQL cannot run: it ended right after/);
    expect(failure).toContain(`Last lines of ${path.join(server.runDir, "postgres.log")}:`);
    expect(failure).toContain("database files are incompatible with server");
    expect(failure).toContain("Set DATABASE_URL=postgres://");
  });

  test("is removed with DATA_DIR, and set aside when run by root", async () => {
    rmSync(dataDir, { recursive: true });
    const server = await start(dataDir);
    expect(await findTable(server, "moved")).toBe(false);
    if (nobody) expect(existsSync(`${server.dataDir}.set-aside/PG_VERSION`)).toBe(true);
  });
});

test("the error for a DATA_DIR that is a file names the file", async () => {
  const file = path.join(checkout(), "file");
  writeFileSync(file, "");
  await expect(start(file)).rejects.toThrow(/cannot run: .*file.*DATABASE_URL/s);
});

async function findTable(server: EmbeddedPostgres, table: string): Promise<boolean> {
  const rows = await query(server, `select 1 from pg_tables where tablename = '${table}'`);
  return rows.length > 0;
}

/** In a normal user's DATA_DIR there is the socket, which cannot be copied. */
function noSockets(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.isSocket();
}
