import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { bruteForceEngine } from "../fixtures/brute-force-engine.ts";
import { distantIndex } from "./distant-index.ts";

const { db } = await testDatabase();

test("a refresh of the taxonomy rejects if a node fails, other failures are only reported", async () => {
  const refuse = async () => {
    throw new Error("node away");
  };
  const errors: string[] = [];
  const index = distantIndex({
    engine: { ...bruteForceEngine(), follow: refuse, refresh: refuse },
    db,
    onError: ({ message }) => errors.push(message),
  });
  await index.follow(["catalogue"]);
  await (await index.refresh(["everything"])).whole;
  expect(errors).toEqual(["node away", "node away"]);
  const { whole } = await index.refresh(["categories"]);
  await expect(whole).rejects.toThrow("node away");
});
