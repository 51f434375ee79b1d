import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { createVisitorMarks, purgeFormerVisitorKeys, visitorKeyOf } from "./visitor-marks.ts";

const { db } = await testDatabase();
const openNode = () => createVisitorMarks((day) => visitorKeyOf(db, day));

const MORNING = new Date("2020-03-01T00:00:00Z");
const EVENING = new Date("2020-03-01T23:59:59Z");
const TOMORROW = new Date("2020-03-02T00:00:00Z");

test("one mark a day on all nodes, another for another address and another day", async () => {
  const [mark, other] = [openNode(), openNode()];
  const [first, ...same] = await Promise.all([
    mark("192.0.2.1", MORNING),
    other("192.0.2.1", MORNING),
    mark("192.0.2.1", EVENING),
    other("192.0.2.1", EVENING),
  ]);
  expect(same).toEqual([first, first, first]);
  expect(await mark("192.0.2.2", MORNING)).not.toBe(first);
  expect(await mark("192.0.2.1", TOMORROW)).not.toBe(first);
});

test("nobody finds the address by trying them all", async () => {
  const mark = await openNode()("192.0.2.1", MORNING);
  const day = Math.floor(MORNING.getTime() / (24 * 60 * 60 * 1000));
  const tried = ["192.0.2.1", `${day} 192.0.2.1`, `2020-03-01 192.0.2.1`].map((text) =>
    createHash("sha256").update(text).digest("base64url").slice(0, 22),
  );
  expect(tried).not.toContain(mark);
});

test("once its key is gone the same address on the same day has another mark", async () => {
  const mark = openNode();
  const [before, today] = [await mark("192.0.2.1", MORNING), await mark("192.0.2.1")];
  await purgeFormerVisitorKeys(db);
  expect(await openNode()("192.0.2.1", MORNING)).not.toBe(before);
  expect(await openNode()("192.0.2.1")).toBe(today);
});

test("a database that did not answer is asked again", async () => {
  const answers = [Promise.reject(new Error("gone")), Promise.resolve("key")];
  const mark = createVisitorMarks(() => answers.shift() ?? Promise.reject());
  await expect(mark("192.0.2.1")).rejects.toThrow("gone");
  expect(await mark("192.0.2.1")).toHaveLength(22);
});
