import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/testing/test-database.ts";

const { url } = await testDatabase();
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, ["server.ts"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: url, ...variables },
  });
  running.push(child);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, output: () => text, ended };
}

/** Waits for words in the output, or fails with what was said instead. */
function says({ child, output }: Started, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(words) && resolve();
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", () => reject(new Error(output())));
    look();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

test("the first screen names the address of every shop", async () => {
  const port = await freePort();
  const server = start({ PORT: String(port) });
  await says(server, "API  http://localhost");
  for (const region of ["lt", "lv", "ee", "pj", "tp", "wl", "nl", "ae"]) {
    expect(server.output()).toContain(`http://${region}.localhost:${port}/`);
  }
});

describe("a start that cannot be says what to mend, without a stack", () => {
  test("a wrong value", async () => {
    const server = start({ PORT: "http" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('PORT must be a port number from 0 to 65535, not "http"\n');
  });

  test("a database that does not answer", async () => {
    const server = start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The database at DATABASE_URL cannot be opened: .+\n$/);
  });

  test("a port that is taken", async () => {
    const port = await freePort();
    const first = start({ PORT: String(port) });
    await says(first, "API  http://localhost");
    const second = start({ PORT: String(port), LOG_LEVEL: "silent" });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`PORT ${port} is in use. Set PORT to another one.\n`);
  });
});

test("a stop finishes the request in flight, then leaves", async () => {
  const port = await freePort();
  const server = start({ PORT: String(port) });
  await says(server, "API  http://localhost");
  const body = JSON.stringify({ langIso: "lt" });
  const answer = new Promise<number>((resolve, reject) => {
    const call = request(
      {
        port,
        path: "/api/store-config",
        method: "POST",
        headers: { "content-type": "application/json", "content-length": body.length },
      },
      (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    call.on("error", reject);
    call.write(body.slice(0, 5));
    // The server has the head and waits for the rest: now it is told to stop.
    call.once("socket", (socket) =>
      socket.once("connect", () => {
        server.child.kill("SIGTERM");
        void says(server, "stopping").then(() => call.end(body.slice(5)));
      }),
    );
  });
  expect(await answer).toBe(200);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain("stopped");
});

test("a server of its own database takes it along when it stops", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cartage-start-"));
  folders.push(folder);
  const port = await freePort();
  const server = start({ PORT: String(port), DATABASE_URL: "", DATA_DIR: folder });
  await says(server, "API  http://localhost");
  // As a terminal and npm do: the same Ctrl-C twice.
  server.child.kill("SIGINT");
  server.child.kill("SIGINT");
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain("connection lost");
  const again = start({ PORT: String(port), DATABASE_URL: "", DATA_DIR: folder });
  await says(again, "started pid");
  again.child.kill("SIGINT");
  await again.ended;
}, 60_000);
