import type { createHedging } from "./hedging.ts";
import type { SearchNode, SearchNodes } from "./search-nodes.ts";

/** The node refused the request; another node would refuse it too. */
export class SearchRefused extends Error {
  readonly status: number;
  constructor(status: number, path: string) {
    super(`the search server refused ${path}: ${status}`);
    this.status = status;
  }
}

/** The node answers, but its index is older than required. */
export class NodeBehind extends Error {}

type Attempt<Answer> = (node: SearchNode, signal: AbortSignal) => Promise<Answer>;

type AskOptions = {
  nodes: SearchNodes;
  deadline: AbortSignal;
  /** Decides after how long without an answer another node is queried too. */
  hedging: ReturnType<typeof createHedging>;
  onHedge?: (() => void) | undefined;
};

/** A server that restarts is back soon; a kept connection may have been closed meanwhile. */
const BEFORE_AGAIN_MS = 50;

/**
 * Returns the first answer of any node. The next node is queried if one fails or takes long; the first answer cancels
 * the others. If all have failed, one of them is queried once more.
 */
export function askNodes<Answer>(options: AskOptions, attempt: Attempt<Answer>): Promise<Answer> {
  const { nodes, deadline, hedging, onHedge } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const tried = new Set<SearchNode>();
  const running = new Set<SearchNode>();
  const settled = new AbortController();
  let isLastTry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(node: SearchNode): void {
    tried.add(node);
    running.add(node);
    node.inFlight += 1;
    hedgeIn(hedging.delayMs(), node);
    attempt(node, AbortSignal.any([deadline, settled.signal, node.lost.signal]))
      .finally(() => {
        running.delete(node);
        node.inFlight -= 1;
      })
      .then(
        (answer) => {
          nodes.noteAnswer(node);
          resolve(answer);
        },
        (error: unknown) => askNext(node, error),
      );
  }

  function hedgeIn(ms: number, late: SearchNode): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      nodes.noteDelay(late);
      // A node that failed before may be back by now.
      const other = [nodes.pick(tried), nodes.pick(running)].find((one) => one?.state === "up");
      if (!other || !hedging.take()) return hedgeIn(ms * 2, late);
      onHedge?.();
      ask(other);
    }, ms);
  }

  function askNext(node: SearchNode, error: unknown): void {
    if (settled.signal.aborted) return;
    if (isFinal(error, deadline)) return void reject(error);
    if (!(error instanceof NodeBehind) && node.state !== "down") nodes.noteFailure(node);
    const other = nodes.pick(tried);
    if (other) ask(other);
    else if (running.size === 0) askLast(node, error);
  }

  function askLast(node: SearchNode, error: unknown): void {
    if (isLastTry) return void reject(error);
    isLastTry = true;
    clearTimeout(timer);
    timer = setTimeout(() => ask(nodes.pick(running) ?? node), BEFORE_AGAIN_MS);
  }

  hedging.noteQuestion();
  const first = nodes.pick(tried);
  if (first) ask(first);
  else reject(new Error("no search node"));
  return promise.finally(() => {
    clearTimeout(timer);
    settled.abort();
  });
}

const isFinal = (error: unknown, deadline: AbortSignal) =>
  error instanceof SearchRefused || deadline.aborted;
