import { createWorkQueue } from "#core/work-queue.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { askNodes, NodeBehind, SearchRefused } from "./ask-nodes.ts";
import { createHedging } from "./hedging.ts";
import { postQuestion, type Question } from "./post-question.ts";
import { createSearchNodes, type SearchNode } from "./search-nodes.ts";

export type LupaClientOptions = {
  /** One or several, each with a slash at its end, as the protocol's own clients expect: `http://host/api/lupa/`. */
  baseUrls: readonly string[];
  /** From the request to the whole answer, including the time in the queue. */
  timeoutMs: number;
  /** Sent with changes: our search nodes accept changes only with it. */
  secret?: string | undefined;
  /** The most connections per node; further queries wait, and more than `waiting` are refused at once. */
  atOnce?: number;
  waiting?: number;
  /** The shortest delay before a second node is queried too. */
  hedgeMs?: number;
  watch?: SearchWatch | undefined;
};

/** Abandoned: another node was faster, or the time limit passed. */
type SearchOutcome = "answered" | "failed" | "behind" | "abandoned";

/** For metrics and the log. */
export type SearchWatch = {
  onStateChange: (node: { name: string; isUp: boolean }) => void;
  onAnswer: (node: string, outcome: SearchOutcome, seconds: number) => void;
  onHedge: () => void;
};

export type LupaClient = ReturnType<typeof createLupaClient>;

/** Queries over HTTP: a limited number at once; each is sent to another node, or repeated, before it fails. */
export function createLupaClient(options: LupaClientOptions) {
  const { baseUrls, timeoutMs, secret, atOnce = 16, waiting = 512, watch } = options;
  const nodes = createSearchNodes({ baseUrls, onStateChange: watch?.onStateChange });
  const turns = createWorkQueue<unknown>({ atOnce: atOnce * nodes.count, waiting });
  const hedging = createHedging(options.hedgeMs);
  let asked = 0;
  let needed: string | undefined;

  async function timedPost(node: SearchNode, question: Question, signal: AbortSignal) {
    const began = performance.now();
    const took = () => performance.now() - began;
    try {
      const answer = await postQuestion(node, question, { secret, signal });
      hedging.noteAnswer(took());
      watch?.onAnswer(node.name, "answered", took() / 1000);
      return answer;
    } catch (error) {
      watch?.onAnswer(node.name, outcomeOf(error, signal), took() / 1000);
      throw error;
    }
  }

  const askAny = (question: Question, deadline: AbortSignal) =>
    askNodes({ nodes, deadline, hedging, onHedge: watch?.onHedge }, (node, signal) =>
      timedPost(node, question, signal),
    );

  /** If the indexes of all nodes are too old, one of them answers anyway: an older list is better than none. */
  async function ask(question: Question, deadline: AbortSignal): Promise<unknown> {
    try {
      return await askAny({ ...question, moment: needed }, deadline);
    } catch (error) {
      if (!(error instanceof NodeBehind)) throw error;
      return askAny(question, deadline);
    }
  }

  return {
    /** From now on only nodes answer whose index has seen this moment of the database. */
    need(moment: string): void {
      needed = moment;
    },
    async post(path: string, content: unknown): Promise<unknown> {
      const deadline = AbortSignal.timeout(timeoutMs);
      const question = { path, body: JSON.stringify(content) };
      // Equal queries are not shared: an answer to one sent before a change must not be used after it.
      asked += 1;
      const turn = String(asked);
      return orUnavailable(path, () => turns(turn, () => ask(question, deadline), deadline));
    },
    /** Sends to every reachable node; resolves when the first has done it, or when all have. */
    async postToAll(
      path: string,
      content: unknown,
      { waitMs, until }: { waitMs: number; until: "first" | "all" },
    ): Promise<void> {
      const deadline = AbortSignal.timeout(waitMs);
      const question = { path, body: JSON.stringify(content) };
      const there = nodes.reachable();
      const asked = (there.length > 0 ? there : nodes.all()).map((node) => {
        const signal = AbortSignal.any([deadline, node.lost.signal]);
        return postQuestion(node, question, { secret, signal });
      });
      await orUnavailable(path, () => (until === "first" ? firstOf(asked) : allOf(asked)));
    },
    close: nodes.close,
  };
}

/** A refusal is thrown first, because it says more than other errors. */
async function firstOf(asked: readonly Promise<unknown>[]): Promise<unknown> {
  try {
    return await Promise.any(asked);
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find((each) => each instanceof SearchRefused) ?? errors[0];
  }
}

/** Waits for all of them, even if one fails. */
async function allOf(asked: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(asked);
  await Promise.all(asked);
}

async function orUnavailable(path: string, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SearchRefused) throw error;
    throw new SearchUnavailable(`no answer from the search server at ${path}`, { cause: error });
  }
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): SearchOutcome {
  if (error instanceof NodeBehind) return "behind";
  return aborted ? "abandoned" : "failed";
}
