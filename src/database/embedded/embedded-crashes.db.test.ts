import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { embeddedSandbox, query } from "../fixtures/embedded-sandbox.ts";
import { killHard, launchHolder } from "../fixtures/holder-process.ts";
import { findUnprivilegedUser } from "./folders.ts";
import { readLockFile } from "./postmaster/lock-file.ts";
import { isAlive } from "./processes.ts";
import { openRunFolder } from "./run-folder.ts";

const { checkout, start, hold } = embeddedSandbox();

/** For all tests that do not need a first start. */
const dataDir = checkout();

const pidOf = (server: { dataDir: string }) => readLockFile(server.dataDir)?.pid ?? 0;

const ONE = [{ one: 1 }];
const SELECT_ONE = "select 1 as one";

describe("a killed process", () => {
  test("leaves a server that the next start reuses and stops", async () => {
    const killed = await hold(dataDir);
    const pid = pidOf(killed);
    await killed.killHard();
    expect(isAlive(pid)).toBe(true);
    const next = await start(dataDir);
    expect(next.how).toMatch(`reused pid ${pid},`);
    expect(await next.stop()).toBe(true);
    expect(isAlive(pid)).toBe(false);
  });

  test.runIf(isFullRun)(
    "that was creating the cluster does not keep the next start from creating it",
    async () => {
      const fresh = checkout();
      const { dir } = openRunFolder(fresh, findUnprivilegedUser());
      const starter = launchHolder(fresh);
      const part = () => readdirSync(dir).find((name) => name.startsWith("data.part-"));
      await expect
        .poll(() => readdirSync(path.join(dir, part() ?? "none")).length, {
          timeout: 30_000,
          interval: 5,
        })
        .toBeGreaterThan(5);
      await killHard(starter);
      const server = await start(fresh);
      expect(server.how).toMatch(/^made a new cluster/);
      expect(await query(server, SELECT_ONE)).toEqual(ONE);
    },
  );
});

describe("a killed server", () => {
  test("has its committed data after the next start", async () => {
    const first = await start(dataDir);
    await query(first, "create table kept as select 42 as answer");
    process.kill(pidOf(first), "SIGKILL");
    const second = await start(dataDir);
    expect(await query(second, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  test.runIf(isFullRun)("is started again only after its last query has ended", async () => {
    const first = await start(dataDir);
    const client = new pg.Client(first.connection);
    client.on("error", () => {});
    await client.connect();
    const busy = client.query("select count(*) from generate_series(1, 8000000)").catch(() => {});
    await expect
      .poll(() => query(first, "select 1 from pg_stat_activity where query like '%generate_%(%'"), {
        timeout: 30_000,
      })
      .toHaveLength(2);
    process.kill(pidOf(first), "SIGKILL");
    const second = await start(dataDir);
    await busy;
    expect(await query(second, SELECT_ONE)).toEqual(ONE);
    expect(readFileSync(path.join(second.runDir, "postgres.log"), "utf8")).toContain(
      "pre-existing shared memory block",
    );
  });

  test("may have had a process id that another process uses now", async () => {
    const first = await start(dataDir);
    const lockFile = path.join(first.dataDir, "postmaster.pid");
    const left = readFileSync(lockFile, "utf8");
    await first.stop();
    // Same user, but not a parent of the server: PostgreSQL recognises a parent itself.
    const stranger = spawn("sleep", ["60"], { ...findUnprivilegedUser(), stdio: "ignore" });
    const strangers = left.replace(/^\d+/, String(stranger.pid));
    writeFileSync(lockFile, strangers);
    writeFileSync(path.join(first.connection.host ?? "", ".s.PGSQL.5432.lock"), strangers);
    const second = await start(dataDir).finally(() => stranger.kill());
    expect(second.how).toMatch(/^started pid/);
    expect(await query(second, SELECT_ONE)).toEqual(ONE);
  });
});

describe("several processes", () => {
  test.runIf(isFullRun)(
    "that start for the first time together create one cluster and one server",
    async () => {
      const fresh = checkout();
      const both = await Promise.all([hold(fresh), hold(fresh)]);
      const hows = both.map(({ how }) => how.replace(/\d+/g, "N")).sort();
      expect(hows).toEqual(["made a new cluster, started pid N, in N ms", "reused pid N, in N ms"]);
      for (const server of both) expect(await query(server, SELECT_ONE)).toEqual(ONE);
    },
  );

  test("share one server, which the last of them stops", async () => {
    const starter = await hold(dataDir);
    const other = await hold(dataDir);
    const pid = pidOf(starter);
    expect(await starter.stop()).toBe(false);
    expect(await query(other, SELECT_ONE)).toEqual(ONE);
    expect(await other.stop()).toBe(true);
    expect(isAlive(pid)).toBe(false);
  });

  test.runIf(isFullRun)(
    "can start and stop at the same time without losing the server",
    async () => {
      const comeAndGo = async () => {
        for (let round = 0; round < 6; round++) {
          const server = await start(dataDir);
          expect(await query(server, SELECT_ONE)).toEqual(ONE);
          await server.stop();
        }
      };
      await Promise.all(Array.from({ length: 5 }, comeAndGo));
    },
  );
});

describe("stopping", () => {
  test("does not wait for transactions, waits for the server's end and can be called twice", async () => {
    const server = await start(dataDir);
    const client = new pg.Client(server.connection);
    client.on("error", () => {});
    await client.connect();
    await client.query("begin; create table half (id int)");
    const pid = pidOf(server);
    expect(await Promise.all([server.stop(), server.stop()])).toEqual([true, true]);
    expect(isAlive(pid)).toBe(false);
    expect(readLockFile(server.dataDir)).toBeUndefined();
    await client.end().catch(() => {});
  });
});
