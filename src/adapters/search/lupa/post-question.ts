import { SearchUnavailable } from "#ports/search.ts";
import { NodeBehind, SearchRefused } from "./ask-nodes.ts";
import type { SearchNode } from "./search-nodes.ts";

/**
 * Statuses that mean the server is away for now, while others may not be. 408 comes for a connection without a
 * request in time, such as one opened for a query that was cancelled: the next query may then get it.
 */
const PASSING = new Set([408, 502, 503, 504]);
export const CHANGES_PATH = "changes";
/** The moment of the database that the index must have seen: see `database-snapshot.ts` of the catalogue. */
export const MOMENT_HEADER = "x-search-moment";
/** "Too early": the node's index has not seen that moment yet. */
export const BEHIND = 425;

export type Question = { path: string; body: string; moment?: string | undefined };
type Sending = { secret: string | undefined; signal: AbortSignal };

/** Sends one query to one node; any other answer is thrown as an error of its kind. */
export async function postQuestion(
  { baseUrl, name }: Pick<SearchNode, "baseUrl" | "name">,
  { path, body, moment }: Question,
  { secret, signal }: Sending,
): Promise<unknown> {
  const isTrusted = secret && (moment || path === CHANGES_PATH);
  const response = await fetch(baseUrl + path, {
    method: "POST",
    // The answer is small and the server is near, so compressing it would take longer than sending it.
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
