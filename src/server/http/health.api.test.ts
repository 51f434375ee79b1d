import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testApp } from "../fixtures/test-app.ts";

test("liveness checks no dependency, readiness checks database, index and shutdown", async () => {
  const { ask, database, shutdown } = await testApp();
  await eventually(async () => expect((await ask("/readyz")).status).toBe(200));
  expect(await (await ask("/readyz")).json()).toEqual({
    status: true,
    serving: true,
    database: true,
    schema: true,
    index: true,
    changes: true,
  });
  const own = { status: true, serving: true, index: true, changes: true };
  expect(await (await ask("/readyz?without=database")).json()).toEqual(own);
  shutdown.stop();
  const draining = await ask("/readyz");
  expect(draining.status).toBe(503);
  expect(await draining.json()).toMatchObject({ status: false, serving: false, database: true });

  await database.close();
  expect(await (await ask("/readyz")).json()).toMatchObject({ database: false, schema: false });
  expect(await (await ask("/readyz?without=database")).json()).toEqual({
    ...own,
    status: false,
    serving: false,
  });
  const live = await ask("/livez");
  expect([live.status, await live.text()]).toEqual([200, "ok"]);
});

test("a node that has not read the changes yet is not ready, even without the database check", async () => {
  let hasFollowed = false;
  const { ask } = await testApp({}, undefined, { hasFollowed: () => hasFollowed });
  for (const path of ["/readyz", "/readyz?without=database"]) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.json()).toMatchObject({ status: false, changes: false });
  }
  hasFollowed = true;
  await eventually(async () => expect((await ask("/readyz")).status).toBe(200));
});
