import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { runPickupPointsCommand } from "./pickup-points-command.ts";

const { db } = await testDatabase();
const run = (...args: string[]) => runPickupPointsCommand({ db }, args);

test("pickup points are imported from a sample file", async () => {
  expect(await run("lp_express", "samples/pickup-points/lp_express.json")).toBe(
    "7 points, 0 bad rows, 1 left out",
  );
});

test.each([
  [["omniva", "samples/pickup-points/dpd.json"], "was refused"],
  [["omniva", "samples/none.json"], "cannot be read"],
  [["omniva"], "npm run pickup-points"],
  [["nobody", "list.json"], "npm run pickup-points"],
])("%j is rejected with an error that explains the problem", async (args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
