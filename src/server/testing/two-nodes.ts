import { afterAll } from "vitest";
import { followChanges } from "#database/change-feed.ts";
import { testDatabase } from "#database/testing/test-database.ts";
import { testApp } from "./test-app.ts";

/** Two nodes over one database, each told by the change feed what the other did. */
export async function twoNodes() {
  const database = await testDatabase();
  const open = () => testApp({}, async () => database);
  const nodes = [await open(), await open()] as const;
  for (const { services, url } of nodes) {
    const feed = await followChanges(
      { connectionString: url },
      {
        onNotified: services.forgetRecent,
        onChange: services.applyChanges,
        onError: (error) => {
          throw error;
        },
      },
    );
    afterAll(() => feed.close());
  }
  return nodes;
}
