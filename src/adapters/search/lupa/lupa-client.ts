import { createWorkQueue } from "#core/work-queue.ts";
import { SearchUnavailable } from "#ports/search.ts";

export type LupaClientOptions = {
  /** Ends in a slash, as the protocol's own clients want it: `http://host/api/lupa/`. */
  baseUrl: string;
  /** From asking to the whole answer, waiting in line included. */
  timeoutMs: number;
  /** Sent along with changes: search nodes of ours take them from nobody else. */
  secret?: string | undefined;
  /** Connections at most; further questions wait, and beyond `waiting` they are refused at once. */
  atOnce?: number;
  waiting?: number;
};

/** The server has answered that it will not. */
export class SearchRefused extends Error {
  readonly status: number;
  constructor(status: number, path: string) {
    super(`the search server refused ${path}: ${status}`);
    this.status = status;
  }
}

/** A server that is being restarted is back soon; a kept connection may have been closed meanwhile. */
const PASSING = new Set([502, 503, 504]);
const BEFORE_AGAIN_MS = 50;
export const CHANGES_PATH = "changes";

export type LupaClient = ReturnType<typeof createLupaClient>;

/** Questions over HTTP: few at once, each asked once more before it fails. */
export function createLupaClient(options: LupaClientOptions) {
  const { baseUrl, timeoutMs, secret, atOnce = 16, waiting = 512 } = options;
  const turns = createWorkQueue<unknown>({ atOnce, waiting });
  let asked = 0;

  async function askOnce(path: string, body: string, deadline: AbortSignal): Promise<Response> {
    const response = await fetch(baseUrl + path, {
      method: "POST",
      // An answer is small, and the server is near: packing it would take longer than sending it.
      headers: {
        "content-type": "application/json",
        "accept-encoding": "identity",
        ...(secret && path === CHANGES_PATH ? { authorization: `Bearer ${secret}` } : {}),
      },
      body,
      signal: deadline,
    });
    if (PASSING.has(response.status)) {
      await response.body?.cancel();
      throw new SearchUnavailable(`the search server answers ${response.status}`);
    }
    return response;
  }

  async function ask(path: string, body: string, deadline: AbortSignal): Promise<unknown> {
    const response = await askOnce(path, body, deadline).catch(async () => {
      await pause(BEFORE_AGAIN_MS);
      return askOnce(path, body, deadline);
    });
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new SearchRefused(response.status, path);
  }

  return {
    async post(path: string, body: unknown, waitMs = timeoutMs): Promise<unknown> {
      const deadline = AbortSignal.timeout(waitMs);
      const text = JSON.stringify(body);
      try {
        // Equal questions are not shared: one that was asked before a change answers none after it.
        asked += 1;
        return await turns(String(asked), () => ask(path, text, deadline), deadline);
      } catch (error) {
        if (error instanceof SearchRefused) throw error;
        throw new SearchUnavailable(`no answer from the search server at ${path}`, {
          cause: error,
        });
      }
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
