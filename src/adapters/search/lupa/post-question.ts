import { SearchUnavailable } from "#ports/search.ts";
import { NodeBehind, SearchRefused } from "./ask-nodes.ts";
import type { SearchNode } from "./search-nodes.ts";

/**
 * A server that answers so is away for now; others may not be. 408 is said of a connection on which nothing was asked in
 * time, as one is that was opened for a question given up since: it may reach the next question.
 */
const PASSING = new Set([408, 502, 503, 504]);
export const CHANGES_PATH = "changes";
/** What the index must have seen of the database: see `database-snapshot.ts` of the catalogue. */
export const MOMENT_HEADER = "x-search-moment";
/** "Too early": the node's index has not yet seen it. */
export const BEHIND = 425;

export type Question = { path: string; body: string; moment?: string | undefined };
type Sending = { secret: string | undefined; signal: AbortSignal };

/** One question to one node; other answers are thrown, each as its kind of error. */
export async function postQuestion(
  { baseUrl, name }: Pick<SearchNode, "baseUrl" | "name">,
  { path, body, moment }: Question,
  { secret, signal }: Sending,
): Promise<unknown> {
  const isTrusted = secret && (moment || path === CHANGES_PATH);
  const response = await fetch(baseUrl + path, {
    method: "POST",
    // An answer is small, and the server is near: packing it would take longer than sending it.
    headers: {
      "content-type": "application/json",
      "accept-encoding": "identity",
      ...(isTrusted ? { authorization: `Bearer ${secret}` } : {}),
      ...(isTrusted && moment ? { [MOMENT_HEADER]: moment } : {}),
    },
    body,
    signal,
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  if (response.status === BEHIND) throw new NodeBehind(`${name} is behind`);
  if (!PASSING.has(response.status)) throw new SearchRefused(response.status, path);
  throw new SearchUnavailable(`the search server answers ${response.status}`);
}
