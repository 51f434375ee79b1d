import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort, type Started, says, serverStarter } from "./testing/started-server.ts";

const { start, folder } = serverStarter({ DATABASE_URL: "", LOG_LEVEL: "info" });

/** As the first screen names it: the first line of the lock in the cluster. */
function postmasterOf({ output }: Started): number {
  const [, dataDir = ""] = /^ {2}Data (.+)$/m.exec(output()) ?? [];
  return Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n", 1)[0]);
}

test("a database that dies is started again, and the log says so once", async () => {
  const port = await freePort();
  const server = start({ PORT: String(port), DATA_DIR: folder() });
  await says(server, "API  http://localhost");
  const rates = async () =>
    (await fetch(`http://127.0.0.1:${port}/en/`, { headers: { cookie: "mm_currency_id=2" } }))
      .status;
  for (const time of ["first", "second"]) {
    const former = postmasterOf(server);
    process.kill(former, "SIGKILL");
    await expect
      .poll(() => postmasterOf(server), { timeout: 60_000, message: time })
      .not.toBe(former);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/status`)).status, {
        timeout: 60_000,
      })
      .toBe(200);
    await says(server, "change feed: back");
  }
  expect(await rates()).toBe(200);
  expect(server.output().match(/change feed: lost/g)).toHaveLength(2);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}, 300_000);
