import { AsyncLocalStorage } from "node:async_hooks";

/** A server that speaks the protocol, and what is known of it. */
export type SearchNode = {
  readonly baseUrl: string;
  /** Host and port: for logs and figures. */
  readonly name: string;
  /** Suspect: something took long there, and it is being asked whether it is alive. */
  state: "up" | "suspect" | "down";
  inFlight: number;
  /** Aborted when it is found dead: whoever waits for it asks another at once. */
  lost: AbortController;
};

type SearchNodesOptions = {
  baseUrls: readonly string[];
  onStateChange?: ((node: { name: string; isUp: boolean }) => void) | undefined;
};

/** What a search node of ours tells of itself, without asking its database. */
const NODE_PATH = "node";
/** One that is alive answers this at once, however busy its index is. */
const PROBE_MS = 250;
const PROBE_EVERY_MS = 1000;
const FIRST_BACK_OFF_MS = 250;
const LONGEST_BACK_OFF_MS = 5000;
const RANKS = { up: 0, suspect: 1, down: 2 } as const;

export type SearchNodes = ReturnType<typeof createSearchNodes>;

/** Several search nodes: which one to ask next, which of them is away, and when it is back. */
export function createSearchNodes({ baseUrls, onStateChange }: SearchNodesOptions) {
  const nodes = baseUrls.map(openNode);
  let turn = 0;

  function setState(node: SearchNode, state: SearchNode["state"]): void {
    const isChanged = (node.state === "down") !== (state === "down");
    node.state = state;
    if (!isChanged) return;
    onStateChange?.({ name: node.name, isUp: state !== "down" });
  }

  // One alone is asked whatever is thought of it.
  const probes = nodes.length > 1 ? startProbes(nodes, setState) : undefined;

  return {
    count: nodes.length,
    /** The best that was not tried: alive before dead, then the least busy, in turn. */
    pick(tried: ReadonlySet<SearchNode>): SearchNode | undefined {
      turn += 1;
      const rank = ({ state, inFlight }: SearchNode) => RANKS[state] * 1e6 + inFlight;
      const inTurn = nodes.map((_, at) => nodes[(at + turn) % nodes.length] as SearchNode);
      return inTurn.filter((node) => !tried.has(node)).sort((a, b) => rank(a) - rank(b))[0];
    },
    noteAnswer(node: SearchNode): void {
      if (node.state !== "up") setState(node, "up");
    },
    /** No connection, or a broken one. */
    noteFailure(node: SearchNode): void {
      setState(node, "down");
      probes?.schedule(node, FIRST_BACK_OFF_MS);
    },
    /** It takes its time: others are asked first until it has said that it is alive. */
    noteDelay(node: SearchNode): void {
      if (node.state !== "up") return;
      setState(node, "suspect");
      probes?.schedule(node, 0);
    },
    reachable: () => nodes.filter(({ state }) => state !== "down"),
    all: () => nodes,
    close: () => probes?.close(),
  };
}

function openNode(baseUrl: string): SearchNode {
  const { host } = new URL(baseUrl);
  return { baseUrl, name: host, state: "up", inFlight: 0, lost: new AbortController() };
}

/** Asks every node now and then whether it is there, and one that is not ever less often. */
function startProbes(
  nodes: readonly SearchNode[],
  setState: (node: SearchNode, state: SearchNode["state"]) => void,
) {
  const timers = new Map<SearchNode, ReturnType<typeof setTimeout>>();
  const failures = new Map<SearchNode, number>();
  let isClosed = false;
  // What asks for a probe may be a request with a trace, which the probes after it are no part of.
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  function schedule(node: SearchNode, ms: number): void {
    if (isClosed) return;
    clearTimeout(timers.get(node));
    const turn = () => void outsideOfRequests(probe, node);
    timers.set(node, setTimeout(turn, ms).unref());
  }

  async function probe(node: SearchNode): Promise<void> {
    const isAlive = await answersProbe(node);
    const failed = isAlive ? 0 : (failures.get(node) ?? 0) + 1;
    failures.set(node, failed);
    if (isClosed) return;
    // Once may be our own fault: a process that was busy itself reads answers late.
    if (failed === 1 && node.state !== "down") {
      setState(node, "suspect");
      return schedule(node, 0);
    }
    setState(node, isAlive ? "up" : "down");
    if (!isAlive) endQuestions(node);
    const backOff = FIRST_BACK_OFF_MS * 2 ** Math.min(failed, 10);
    schedule(node, isAlive ? PROBE_EVERY_MS : Math.min(LONGEST_BACK_OFF_MS, backOff));
  }

  for (const node of nodes) schedule(node, PROBE_EVERY_MS);
  return {
    schedule,
    close(): void {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Whoever still waits for a node that is gone asks another one. */
function endQuestions(node: SearchNode): void {
  node.lost.abort();
  node.lost = new AbortController();
}

/** A server of somebody else's knows no such path, and is there all the same. */
async function answersProbe({ baseUrl }: SearchNode): Promise<boolean> {
  try {
    const answer = await fetch(baseUrl + NODE_PATH, { signal: AbortSignal.timeout(PROBE_MS) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
