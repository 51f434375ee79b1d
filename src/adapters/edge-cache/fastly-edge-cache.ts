import { type EdgeCache, tagGroups } from "#ports/edge-cache.ts";

type FastlySettings = {
  url: string;
  service: string;
  /** A token that needs only the right to purge. */
  key: string;
  timeoutMs?: number;
};

/** Fastly accepts 256 keys per request, and headers of up to 16 kB. */
const GROUP = { most: 256, bytes: 16_000 };
const TIMEOUT_MS = 5000;

/** Fastly's purge by surrogate keys. */
export function createFastlyEdgeCache(settings: FastlySettings): EdgeCache {
  const { url, service, key, timeoutMs = TIMEOUT_MS } = settings;
  return {
    async purge(tags) {
      for (const group of tagGroups(tags, GROUP)) {
        const answer = await fetch(`${url}/service/${service}/purge`, {
          method: "POST",
          headers: { "fastly-key": key, "surrogate-key": group.join(" ") },
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`Fastly answered a purge with ${answer.status}`);
      }
    },
  };
}
