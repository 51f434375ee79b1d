import { expect, test } from "vitest";
import { testApp } from "../../fixtures/test-app.ts";

test("/status reports the database and a pending shutdown", async () => {
  const { ask, database, shutdown } = await testApp();
  const open = await ask("/status");
  expect(open.status).toBe(200);
  expect(await open.json()).toMatchObject({
    status: true,
    state: "open",
    database: "up",
    build: "test-build",
  });

  shutdown.stop();
  const draining = await ask("/status");
  expect(draining.status).toBe(503);
  expect(await draining.json()).toMatchObject({ status: false, state: "draining" });

  await database.close();
  expect(await (await ask("/status")).json()).toMatchObject({ status: false, database: "down" });
});

test("/status shows browsers a plain HTML page that ignores the language", async () => {
  const { ask } = await testApp();
  const page = await ask("/status", { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("<h1>Open</h1>");
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  // SPEC §2: every route also exists under a language.
  expect(await (await ask("/lt/status", { headers: { accept: "text/html" } })).text()).toBe(html);
  expect(await (await ask("/en/status")).json()).toMatchObject({ status: true });
});
