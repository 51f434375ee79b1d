import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { installTestIndex } from "./fixtures/install-test-index.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";
import { temporaryFolder } from "./fixtures/temporary-folder.ts";

const { url } = await testDatabase();
const DATA_DIR = await temporaryFolder();
await installTestIndex(DATA_DIR, url);
const { start } = serverStarter({ DATABASE_URL: url, DATA_DIR });

test("the start prints every shop's address and uses PICTURES_DIR, and an idle stop is quick", async () => {
  const port = await freePort();
  const PICTURES_DIR = await temporaryFolder();
  await sharp({ create: { width: 80, height: 60, channels: 3, background: "#336699" } })
    .png()
    .toFile(path.join(PICTURES_DIR, "own.png"));
  const server = start({ PORT: String(port), PICTURES_DIR });
  await waitForOutput(server, "API  http://localhost");
  expect((await fetch(`http://127.0.0.1:${port}/_ipx/_/own.png`)).status).toBe(200);
  for (const region of ["lt", "lv", "ee", "pj", "tp", "wl", "nl", "ae"]) {
    expect(server.output()).toContain(`http://${region}.localhost:${port}/`);
  }
  // Every address in 127.0.0.0/8 belongs to this machine, but the demo listens on only one of them.
  const [here, beside] = await Promise.all(
    ["127.0.0.1", "127.0.0.2"].map((host) =>
      fetch(`http://${host}:${port}/status`).then(
        ({ status }) => status,
        () => "refused",
      ),
    ),
  );
  expect([here, beside]).toEqual([200, "refused"]);
  const began = performance.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  // Well below the 35 seconds after which open requests are cut off.
  expect(performance.now() - began).toBeLessThan(20_000);
});

describe("a failed start without a stack trace", () => {
  test("names a wrong value", async () => {
    const server = start({ PORT: "http" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('PORT must be a port number from 0 to 65535, not "http"\n');
  });

  test.runIf(isFullRun)("names a database that does not answer", async () => {
    const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The database at DATABASE_URL cannot be opened: .+\n$/);
  });

  test.runIf(isFullRun)("names a folder that cannot be created", async () => {
    const server = start({ DATABASE_URL: "", DATA_DIR: "/proc/x" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^DATA_DIR must be a folder .+, not "\/proc\/x" \(.+\)\n$/);
  });

  test.runIf(isFullRun)("names a host address that is not this machine's", async () => {
    const server = start({ PORT: "0", HOST: "192.0.2.7", LOG_LEVEL: "silent" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe("HOST 192.0.2.7 is no address of this machine.\n");
  });

  test.runIf(isFullRun)("names a port that is in use", async () => {
    const other = createServer();
    await once(other.listen(0), "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port), LOG_LEVEL: "silent" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`PORT ${port} is in use. Set PORT to another one.\n`);
  });
});

test.runIf(isFullRun)(
  "a stop finishes the request in flight before the process exits",
  async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await waitForOutput(server, "API  http://localhost");
    const body = JSON.stringify({ langIso: "lt" });
    const call = request({
      port,
      path: "/api/store-config",
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    call.flushHeaders();
    // The server has the headers and waits for the body when it is asked to stop.
    await once(call, "continue");
    server.child.kill("SIGTERM");
    await waitForOutput(server, "stopping");
    const status = await fetch(`http://127.0.0.1:${port}/status`);
    expect(status.status).toBe(503);
    expect(await status.json()).toMatchObject({ state: "draining" });
    call.end(body);
    const [response] = (await once(call, "response")) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain("stopped");
  },
);

test.runIf(isFullRun)(
  "a hanging error collector delays neither browser reports nor the stop",
  async () => {
    const envelopes: string[] = [];
    const collector = createServer(async (message) => {
      // The collector never responds.
      envelopes.push(Buffer.concat(await message.toArray()).toString());
    });
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const port = await freePort();
    const { port: at } = collector.address() as AddressInfo;
    const server = start({ PORT: String(port), MONITORING_DSN: `http://key@127.0.0.1:${at}/1` });
    await waitForOutput(server, "API  http://localhost");
    const origin = `http://127.0.0.1:${port}`;
    const told = { kind: "error", type: "Error", message: "x", stack: "", path: "/en/" };
    for (let at = 10; at < 40; at++) {
      const answer = await fetch(`${origin}/api/monitoring/report`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...told, id: `${at}`.repeat(16) }),
      });
      expect(answer.status).toBe(200);
    }
    await vi.waitFor(() => expect(envelopes).not.toEqual([]), { timeout: 60_000 });
    const { build } = (await (await fetch(`${origin}/status`)).json()) as { build: string };
    expect(envelopes[0]).toContain(`"release":"${build}"`);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain("stopped");
    // Waiting for each report would have taken five seconds.
    expect(envelopes.length).toBeLessThan(30);
  },
);
