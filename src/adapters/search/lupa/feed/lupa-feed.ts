import { setTimeout as pause } from "node:timers/promises";
import { FeedRefused, type FeedTarget, type SearchFeed } from "#ports/search-feed.ts";
import { lupaDocument } from "./lupa-document.ts";

type LupaFeedSettings = {
  /** Must end with a slash. */
  url: string;
  apiKey: string;
  targets: readonly FeedTarget[];
  timeoutMs?: number;
  pauseMs?: number;
};

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 1000;
const TRIES = 3;
/** Statuses for which a retry a moment later may succeed. */
const LATER = [408, 429];
/** The statuses for documents that are invalid, or too many or too large for one request. */
const DOCUMENTS_REFUSED = [400, 413, 422];
const NO_INDEX = 404;

/** LupaSearch's own import API: documents of an index, in batches. */
export function createLupaFeed(settings: LupaFeedSettings): SearchFeed {
  const { url, apiKey, targets, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = settings;

  /** The status, or why the host was not reached. Redirects are not followed, because the key is only for that host. */
  async function post(path: string, body: object): Promise<{ status?: number; cause?: unknown }> {
    try {
      const answer = await fetch(`${url}indices/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-lupa-api-key": apiKey },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return { status: answer.status };
    } catch (cause) {
      return { cause };
    }
  }

  async function send(path: string, body: object): Promise<void> {
    for (let tried = 1; ; tried++) {
      const { status, cause } = await post(path, body);
      if (status !== undefined && status < 400) return;
      const isForNow = status === undefined || status >= 500 || LATER.includes(status);
      if (!isForNow || tried === TRIES) {
        throw failure(`LupaSearch answered ${status ?? "nothing"} to ${path}`, { status, cause });
      }
      await pause(pauseMs * tried);
    }
  }

  return {
    targets,
    async put({ index, language }, documents) {
      if (documents.length === 0) return;
      const written = documents.map((one) => lupaDocument(one, language));
      await send(`${index}/documents`, { documents: written });
    },
    async remove({ index }, ids) {
      if (ids.length > 0) await send(`${index}/documents/batchDelete`, { ids });
    },
  };
}

function failure(
  message: string,
  { status = 0, cause }: { status?: number | undefined; cause?: unknown },
): Error {
  if (DOCUMENTS_REFUSED.includes(status)) return new FeedRefused("documents", message);
  if (status === NO_INDEX) return new FeedRefused("index", message);
  return new Error(message, { cause });
}
