import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import {
  freePort,
  type StartedServer,
  serverStarter,
  waitForOutput,
} from "./fixtures/nodes/started-server.ts";
import { temporaryFolder } from "./fixtures/temporary-folder.ts";

// Shared by all tests, because creating a database takes long.
const DATA_DIR = await temporaryFolder();

const { start } = serverStarter({ DATABASE_URL: "", DATA_DIR, SEED: "none", LOG_LEVEL: "info" });

/** Reads the server's process id: the first line of the lock file in the folder that the banner names. */
function postmasterOf({ output }: StartedServer): number {
  const [, dataDir = ""] = /^ {2}Data (.+)$/m.exec(output()) ?? [];
  return Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n", 1)[0]);
}

test.runIf(isFullRun)(
  "a crashed embedded database is restarted, and the recovery is logged once",
  async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await waitForOutput(server, "API  http://localhost");
    const rates = async () =>
      (await fetch(`http://127.0.0.1:${port}/en/`, { headers: { cookie: "mm_currency_id=2" } }))
        .status;
    for (const time of [1, 2]) {
      const former = postmasterOf(server);
      process.kill(former, "SIGKILL");
      const limits = { timeout: 60_000, message: `time ${time}` };
      await expect.poll(() => postmasterOf(server), limits).not.toBe(former);
      await expect
        .poll(async () => (await fetch(`http://127.0.0.1:${port}/status`)).status, limits)
        .toBe(200);
      await expect
        .poll(() => server.output().match(/change feed: back/g), limits)
        .toHaveLength(time);
    }
    // The shop's site is not open yet, hence 503.
    expect(await rates()).toBe(503);
    expect(server.output().match(/change feed: lost/g)).toHaveLength(2);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);

test("the server stops its embedded database when it stops", async () => {
  const own = { PORT: String(await freePort()) };
  const server = start(own);
  await waitForOutput(server, "API  http://localhost");
  // A terminal and npm each send the signal for one Ctrl-C.
  server.child.kill("SIGINT");
  server.child.kill("SIGINT");
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain("connection lost");
  const again = start(own);
  await waitForOutput(again, "started pid");
  again.child.kill("SIGINT");
  await again.ended;
});
