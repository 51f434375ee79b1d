import type { createHedging } from "./hedging.ts";
import type { SearchNode, SearchNodes } from "./search-nodes.ts";

/** The node has answered that it will not; another one would not either. */
export class SearchRefused extends Error {
  readonly status: number;
  constructor(status: number, path: string) {
    super(`the search server refused ${path}: ${status}`);
    this.status = status;
  }
}

/** The node is there, but its index has not yet what is asked for. */
export class NodeBehind extends Error {}

type Attempt<Answer> = (node: SearchNode, signal: AbortSignal) => Promise<Answer>;

type AskOptions = {
  nodes: SearchNodes;
  deadline: AbortSignal;
  /** After how long without an answer another node is asked as well. */
  hedging: ReturnType<typeof createHedging>;
  onHedge?: (() => void) | undefined;
};

/** A server that is being restarted is back soon; a kept connection may have been closed meanwhile. */
const BEFORE_AGAIN_MS = 50;

/**
 * The first answer of any node: the next is asked when one fails, or takes long, and the first that
 * answers ends the others. When all have failed, one of them is asked once more.
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
      // One that failed before may be back by now.
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
