import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { refreshPoints } from "./refresh-points.ts";

const { db } = await testDatabase();

test("each courier's list is requested with its headers, and a failure stops no other", async () => {
  const asked: Record<string, Record<string, string>> = {};
  const told: string[] = [];
  const omniva = await readFile("samples/pickup-points/omniva.json", "utf8");
  await refreshPoints({
    db,
    now: () => new Date(),
    async download(address, headers) {
      asked[new URL(address).host] = headers;
      if (address.includes("omniva")) return omniva;
      if (address.includes("dpd")) throw new Error("HTTP 503");
      return "<html>We will be back soon</html>";
    },
    report: ({ courier, ...outcome }) =>
      told.push(
        `${courier} ${"error" in outcome ? "failed" : outcome.result.refusal ? "refused" : outcome.result.points}`,
      ),
  });
  expect(told.slice(0, 3)).toEqual(["omniva 15", "dpd failed", "lp_express refused"]);
  expect(told.filter((line) => line === "venipak refused")).toHaveLength(3);
  expect(asked["dpdbaltics.com"]).toHaveProperty("user-agent");
  expect(asked["api-esavitarna.post.lt"]).toHaveProperty("origin");
});
