import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { installTestIndex } from "../fixtures/install-test-index.ts";
import { freePort, serverStarter, waitForOutput } from "../fixtures/nodes/started-server.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const { url, db } = await testDatabase();
await seedTestGoods(db);
const DATA_DIR = await temporaryFolder();
await installTestIndex(DATA_DIR, url);
const { start } = serverStarter({ DATABASE_URL: url, DATA_DIR });

/** React's development build warns on the console about wrong use, wherever the code is. */
test("home, a listing and a product cause no React warnings", async () => {
  const port = await freePort();
  const server = start({ PORT: String(port), NODE_ENV: "development", RENDER_WORKERS: "0" });
  await waitForOutput(server, "API  http://localhost");
  const began = server.output().length;
  for (const target of ["/en", "/en/c/footwear", "/en/p/test-shoe-1"]) {
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Runner shoe");
  }
  server.child.kill("SIGTERM");
  await server.ended;
  expect(server.output().slice(began)).not.toMatch(/react|hook|warning/i);
});
