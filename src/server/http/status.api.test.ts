import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

test("/status knows the database and a stop on its way", async () => {
  const { ask, database, lifecycle } = await testApp();
  const open = await ask("/status");
  expect(open.status).toBe(200);
  expect(await open.json()).toMatchObject({ status: true, database: "up", build: "test-build" });

  lifecycle.stop();
  expect((await ask("/status")).status).toBe(503);

  await database.close();
  expect(await (await ask("/status")).json()).toMatchObject({ status: false, database: "down" });
});

test("/status is a bare page for a browser, in no language", async () => {
  const { ask } = await testApp();
  const page = await ask("/status", { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("<h1>Open</h1>");
  expect(html).not.toContain("<script");
});
