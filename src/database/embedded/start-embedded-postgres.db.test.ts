import { cpSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { embeddedSandbox, query } from "#database/testing/embedded-sandbox.ts";
import { readLockFile } from "./lock-file.ts";
import { findUnprivilegedUser } from "./unprivileged-user.ts";

const nobody = findUnprivilegedUser();
const { checkout, start, hold } = embeddedSandbox();

/** Deeper than a socket's path may be, with everything in its name that a list or a shell would split at. */
const DEEP_NAME = `${"deep-".repeat(24)}/it's, "odd" $HOME ąž`;

/** Only where that user may read the packages. */
const canRunAsNobody = nobody && (statSync(path.resolve("node_modules")).mode & 0o005) === 0o005;

describe("where it runs", () => {
  test("in a checkout of mode 700, on no port", async () => {
    const server = await start(checkout({ mode: 0o700 }));
    expect(await query(server, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect(server.how).toMatch(/^made a new cluster, started pid \d+, in \d+ ms$/);
  });

  test("in a very deep folder with an odd name", async () => {
    const server = await start(checkout({ name: DEEP_NAME }));
    expect(await query(server, "show data_directory")).toEqual([
      { data_directory: server.dataDir },
    ]);
  });

  test.runIf(nobody)("as root: as nobody, outside, and DATA_DIR leads there", async () => {
    const dataDir = checkout();
    const usual = process.umask(0o077);
    const server = await start(dataDir).finally(() => process.umask(usual));
    const pid = readLockFile(path.join(dataDir, "postgres/data"))?.pid;
    expect(statSync(`/proc/${pid}`).uid).toBe(nobody?.uid);
    expect(server.runDir).toMatch(/^\/var\/(lib|tmp)\/cartage\/[0-9a-f]{12}$/);
    // Other users pass through the run folder, but enter neither data nor socket.
    const modes = [server.runDir, server.dataDir, server.connection.host ?? ""].map(
      (dir) => statSync(dir).mode & 0o777,
    );
    expect(modes).toEqual([0o755, 0o700, 0o700]);
  });

  test.runIf(canRunAsNobody)("as a normal user: in DATA_DIR itself", async () => {
    const dataDir = checkout({ mode: 0o700, owner: nobody });
    const server = await hold(dataDir, nobody);
    expect(server.dataDir).toBe(path.join(dataDir, "postgres/data"));
    expect(server.connection.host).toBe(path.join(dataDir, "postgres/socket"));
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await server.stop()).toBe(true);
  });

  test.runIf(canRunAsNobody)("as a normal user in a very deep folder", async () => {
    const server = await hold(checkout({ owner: nobody, name: DEEP_NAME }), nobody);
    expect(server.connection.host).toMatch(/^\/tmp\/cartage-/);
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("what is kept apart", () => {
  test("two checkouts run at once and do not see each other", async () => {
    const [first, second] = await Promise.all([start(checkout()), start(checkout())]);
    await query(first, "create table mine (id int)");
    expect(await query(second, "select to_regclass('mine') as found")).toEqual([{ found: null }]);
    await first.stop();
    expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a copied checkout has a database of its own", async () => {
    const [dataDir, copy] = [checkout(), checkout()];
    const server = await start(dataDir);
    cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true, filter: noSockets });
    const copied = await start(copy);
    expect(copied.dataDir).not.toBe(server.dataDir);
    expect(await query(copied, "show data_directory")).toEqual([
      { data_directory: copied.dataDir },
    ]);
  });

  test("whoever removes DATA_DIR removes the database; as root it is set aside", async () => {
    const dataDir = checkout();
    const before = await start(dataDir);
    await query(before, "create table old (id int)");
    await before.stop();
    rmSync(dataDir, { recursive: true });
    const after = await start(dataDir);
    expect(await query(after, "select to_regclass('old') as found")).toEqual([{ found: null }]);
    if (nobody) expect(existsSync(`${after.dataDir}.set-aside/PG_VERSION`)).toBe(true);
  });

  test("whoever moves the checkout takes the database along", async () => {
    const [dataDir, elsewhere] = [checkout(), checkout()];
    const before = await start(dataDir);
    await query(before, "create table moved (id int)");
    await before.stop();
    rmSync(elsewhere, { recursive: true });
    renameSync(dataDir, elsewhere);
    const after = await start(elsewhere);
    expect(await query(after, "select to_regclass('moved') as found")).toEqual([
      { found: "moved" },
    ]);
  });

  test.runIf(nobody)("but not under the feet of a server that runs", async () => {
    const dataDir = checkout();
    const before = await start(dataDir);
    rmSync(dataDir, { recursive: true });
    const after = await start(dataDir);
    expect(after.how).toMatch(/^reused pid/);
    expect(await query(before, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("when it cannot run", () => {
  test("the message says why, in the server's own words, and what to set", async () => {
    const dataDir = checkout();
    const server = await start(dataDir);
    await server.stop();
    writeFileSync(path.join(server.dataDir, "PG_VERSION"), "7.4\n");
    const failure = await start(dataDir).catch((error: Error) => error.message);
    expect(failure).toMatch(/^The embedded PostgreSQL cannot run: it ended right after/);
    expect(failure).toContain(`Last lines of ${path.join(server.runDir, "postgres.log")}:`);
    expect(failure).toContain("database files are incompatible with server");
    expect(failure).toContain("Set DATABASE_URL=postgres://");
  });

  test("a DATA_DIR that is a file is named", async () => {
    const dataDir = checkout();
    const file = path.join(dataDir, "file");
    writeFileSync(file, "");
    await expect(start(file)).rejects.toThrow(/cannot run: .*file.*DATABASE_URL/s);
  });
});

/** A normal user's DATA_DIR has the socket in it, which cannot be copied. */
function noSockets(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.isSocket();
}
