import { afterAll } from "vitest";
import { followChanges } from "#database/change-feed.ts";
import { eventually } from "#database/testing/eventually.ts";
import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "services" | "url">;

/**
 * The app is told what changed, as a started server is: from here on it has sessions and the like in memory. Its
 * search index does not follow, so that it asks for nothing by itself.
 */
export async function followTestChanges({ services, url }: App): Promise<void> {
  let isFollowed = false;
  const feed = await followChanges(
    { connectionString: url },
    {
      onNotified: services.forgetRecent,
      onChange: () => {
        isFollowed = true;
      },
      onError: (error) => {
        throw error;
      },
    },
  );
  afterAll(() => feed.close());
  await eventually(() => {
    if (!isFollowed) throw new Error("The feed is not there yet");
  });
}
