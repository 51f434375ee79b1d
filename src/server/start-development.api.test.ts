import { expect, test } from "vitest";
import { testDatabase } from "#database/testing/test-database.ts";
import { layTestIndex } from "./testing/lay-test-index.ts";
import { freePort, says, serverStarter } from "./testing/started-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const { url } = await testDatabase();
const DATA_DIR = await temporaryFolder();
await layTestIndex(DATA_DIR, url);
const { start } = serverStarter({ DATABASE_URL: url, DATA_DIR, NODE_ENV: "development" });

test("a development server stops in order too", async () => {
  const server = start({ PORT: String(await freePort()) }, "--dev");
  await says(server, "API  http://localhost");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain("stopped");
}, 300_000);
