import { beforeAll, expect, inject, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { byPort, socketOf, startTcpProxy } from "#database/fixtures/tcp-proxy.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { installTestIndex } from "./fixtures/install-test-index.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";
import { temporaryFolder } from "./fixtures/temporary-folder.ts";

const { url } = await testDatabase();
const DATA_DIR = await temporaryFolder();
await installTestIndex(DATA_DIR, url);
const proxy = await startTcpProxy(socketOf(inject("postgres").host));
const { start } = serverStarter({
  DATABASE_URL: byPort(url, proxy.port),
  DATABASE_SILENCE_MS: "2500",
  DATA_DIR,
});
beforeAll(() => () => proxy.close());

/** The limit that the specification sets for a frozen primary. */
const SOON_MS = 5000;

test.runIf(isFullRun)(
  "while the database is frozen, cached pages are served, other requests fail fast, and all recovers later",
  async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await waitForOutput(server, "API  http://localhost");
    const origin = `http://127.0.0.1:${port}`;
    const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
    const logIn = () =>
      fetch(`${origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "nobody@example.com", password: "not the password" }),
      });
    await eventually(async () => expect(await statusOf("/readyz")).toBe(200));
    // The server is ready, so pages cached from now on stay until they change.
    await eventually(async () => {
      expect(await statusOf("/en/")).toBe(200);
      expect(server.output()).toContain('"cached":true');
    });
    expect((await logIn()).status).toBe(401);

    proxy.freeze();
    const began = performance.now();
    let isOver = false;
    const logins = Promise.all(Array.from({ length: 20 }, logIn)).finally(() => {
      isOver = true;
    });
    // /livez needs no database: it measures how slow this machine is just now.
    let slowest = 0;
    while (!isOver) {
      const asked = performance.now();
      await statusOf("/livez");
      slowest = Math.max(slowest, performance.now() - asked);
    }
    const refused = await logins;
    expect(performance.now() - began).toBeLessThan(SOON_MS + 2 * slowest);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect(await refused[0]?.json()).toEqual({ status: false, message: "errors.database_away" });
    // This page is not cached yet: it cannot be rendered, and the response says when to retry.
    const page = await fetch(`${origin}/en/c/footwear`);
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("5");
    for (let at = 0; at < 50; at++) expect(await statusOf("/en/")).toBe(200);
    expect(await statusOf("/livez")).toBe(200);
    expect(await statusOf("/readyz")).toBe(503);

    proxy.thaw();
    await eventually(async () => expect(await statusOf("/readyz")).toBe(200), { timeout: SOON_MS });
    expect((await logIn()).status).toBe(401);

    proxy.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf("/en/")));
    expect(answers.every((status) => status === 200)).toBe(true);
    await eventually(async () => expect((await logIn()).status).not.toBe(503), {
      timeout: SOON_MS,
    });
  },
);
