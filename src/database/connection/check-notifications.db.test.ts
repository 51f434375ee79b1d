import { expect, test } from "vitest";
import { emptyDatabase } from "../fixtures/test-database.ts";
import { hearsNotifications } from "./check-notifications.ts";

const one = await emptyDatabase();
const other = await emptyDatabase();

test("a notification arrives on another connection only if both lead to the same database", async () => {
  expect(await hearsNotifications(one.pool, one.connection)).toBe(true);
  expect(await hearsNotifications(one.pool, other.connection, 300)).toBe(false);
});
