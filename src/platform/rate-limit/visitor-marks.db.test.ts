import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { createVisitorMarks, purgeFormerVisitorKeys, visitorKeyOf } from "./visitor-marks.ts";

const { db } = await testDatabase();
const openNode = () => createVisitorMarks((day) => visitorKeyOf(db, day));

const MORNING = new Date("2020-03-01T00:00:00Z");
const EVENING = new Date("2020-03-01T23:59:59Z");
const TOMORROW = new Date("2020-03-02T00:00:00Z");

test("a visitor has one mark per day on all nodes, which differs by address and day", async () => {
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

test("a visitor's mark is not a plain hash of the address", async () => {
  const mark = await openNode()("192.0.2.1", MORNING);
  const day = Math.floor(MORNING.getTime() / (24 * 60 * 60 * 1000));
  const tried = ["192.0.2.1", `${day} 192.0.2.1`, `2020-03-01 192.0.2.1`].map((text) =>
    createHash("sha256").update(text).digest("base64url").slice(0, 22),
  );
  expect(tried).not.toContain(mark);
});

test("a visitor's mark of a past day is different after its key was deleted", async () => {
  const mark = openNode();
  const [before, today] = [await mark("192.0.2.1", MORNING), await mark("192.0.2.1")];
  await purgeFormerVisitorKeys(db);
  expect(await openNode()("192.0.2.1", MORNING)).not.toBe(before);
  expect(await openNode()("192.0.2.1")).toBe(today);
});

test("a failed read of the key is retried", async () => {
  const answers = [Promise.reject(new Error("gone")), Promise.resolve("key")];
  const mark = createVisitorMarks(() => answers.shift() ?? Promise.reject());
  await expect(mark("192.0.2.1")).rejects.toThrow("gone");
  expect(await mark("192.0.2.1")).toHaveLength(22);
});
