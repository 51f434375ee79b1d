import { type EdgeCache, tagGroups } from "#ports/edge-cache.ts";

type VarnishSettings = {
  url: string;
  /** The same as in Varnish's own environment (`deploy/varnish.vcl`). */
  secret: string;
  timeoutMs?: number;
};

/** Varnish takes no header of more than 8 kB. */
const GROUP = { most: 1000, bytes: 7000 };
const TIMEOUT_MS = 2000;

/** One Varnish with its module xkey. */
export function createVarnishEdgeCache(settings: VarnishSettings): EdgeCache {
  const { url, secret, timeoutMs = TIMEOUT_MS } = settings;
  return {
    async purge(tags) {
      for (const group of tagGroups(tags, GROUP)) {
        const answer = await fetch(url, {
          method: "PURGE",
          headers: { "xkey-purge": group.join(" "), "x-purge-secret": secret },
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`Varnish answered a purge with ${answer.status}`);
      }
    },
  };
}
