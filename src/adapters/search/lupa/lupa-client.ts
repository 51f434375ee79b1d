import { createWorkQueue } from "#core/work-queue.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { askNodes, NodeBehind, SearchRefused } from "./ask-nodes.ts";
import { createHedging } from "./hedging.ts";
import { postQuestion, type Question } from "./post-question.ts";
import { createSearchNodes, type SearchNode } from "./search-nodes.ts";

export type LupaClientOptions = {
  /** One or several, each ending in a slash, as the protocol's own clients want it: `http://host/api/lupa/`. */
  baseUrls: readonly string[];
  /** From asking to the whole answer, waiting in line included. */
  timeoutMs: number;
  /** Sent along with changes: search nodes of ours take them from nobody else. */
  secret?: string | undefined;
  /** Connections to a node at most; further questions wait, and beyond `waiting` they are refused at once. */
  atOnce?: number;
  waiting?: number;
  /** The soonest that a second node is asked as well. */
  hedgeMs?: number;
  watch?: SearchWatch | undefined;
};

/** Abandoned: another node was faster, or nobody waited any longer. */
type SearchOutcome = "answered" | "failed" | "behind" | "abandoned";

/** For figures and the log. */
export type SearchWatch = {
  onStateChange: (node: { name: string; isUp: boolean }) => void;
  onAnswer: (node: string, outcome: SearchOutcome, seconds: number) => void;
  onHedge: () => void;
};

export type LupaClient = ReturnType<typeof createLupaClient>;

/** Questions over HTTP: few at once, each asked of another node, or once more, before it fails. */
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

  /** Where all nodes are behind, one of them answers: an older list is better than none. */
  async function ask(question: Question, deadline: AbortSignal): Promise<unknown> {
    try {
      return await askAny({ ...question, moment: needed }, deadline);
    } catch (error) {
      if (!(error instanceof NodeBehind)) throw error;
      return askAny(question, deadline);
    }
  }

  return {
    /** From now on only a node answers that has seen that moment of the database. */
    need(moment: string): void {
      needed = moment;
    },
    async post(path: string, content: unknown): Promise<unknown> {
      const deadline = AbortSignal.timeout(timeoutMs);
      const question = { path, body: JSON.stringify(content) };
      // Equal questions are not shared: one that was asked before a change answers none after it.
      asked += 1;
      const turn = String(asked);
      return orUnavailable(path, () => turns(turn, () => ask(question, deadline), deadline));
    },
    /** To every node that is there; settles when the first has done it, or when all have. */
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

/** A refusal says more than that nobody answered. */
async function firstOf(asked: readonly Promise<unknown>[]): Promise<unknown> {
  try {
    return await Promise.any(asked);
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find((each) => each instanceof SearchRefused) ?? errors[0];
  }
}

/** Each is given its time, also where another one fails. */
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
