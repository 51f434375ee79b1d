import { AsyncLocalStorage } from "node:async_hooks";

/** A server with the protocol, and its known state. */
export type SearchNode = {
  readonly baseUrl: string;
  /** Host and port, for logs and metrics. */
  readonly name: string;
  /** Suspect: a query took long, and a probe is checking whether the node is alive. */
  state: "up" | "suspect" | "down";
  inFlight: number;
  /** Aborted when the node is found dead, so that its waiting queries go to another node at once. */
  lost: AbortController;
};

type SearchNodesOptions = {
  baseUrls: readonly string[];
  onStateChange?: ((node: { name: string; isUp: boolean }) => void) | undefined;
};

/** The path where our search nodes report their state without a database query. */
const NODE_PATH = "node";
/** A live node answers a probe within this time, however busy its index is. */
const PROBE_MS = 250;
const PROBE_EVERY_MS = 1000;
const FIRST_BACK_OFF_MS = 250;
const LONGEST_BACK_OFF_MS = 5000;
const RANKS = { up: 0, suspect: 1, down: 2 } as const;

export type SearchNodes = ReturnType<typeof createSearchNodes>;

/** A set of search nodes: chooses the next one to query, and tracks which are away and when they are back. */
export function createSearchNodes({ baseUrls, onStateChange }: SearchNodesOptions) {
  const nodes = baseUrls.map(openNode);
  let turn = 0;

  function setState(node: SearchNode, state: SearchNode["state"]): void {
    const isChanged = (node.state === "down") !== (state === "down");
    node.state = state;
    if (!isChanged) return;
    onStateChange?.({ name: node.name, isUp: state !== "down" });
  }

  // A single node is queried whatever its state, so it needs no probes.
  const probes = nodes.length > 1 ? startProbes(nodes, setState) : undefined;

  return {
    count: nodes.length,
    /** The best node that was not tried: live before dead, then the least busy, in rotation. */
    pick(tried: ReadonlySet<SearchNode>): SearchNode | undefined {
      turn += 1;
      const rank = ({ state, inFlight }: SearchNode) => RANKS[state] * 1e6 + inFlight;
      const inTurn = nodes.map((_, at) => nodes[(at + turn) % nodes.length] as SearchNode);
      return inTurn.filter((node) => !tried.has(node)).sort((a, b) => rank(a) - rank(b))[0];
    },
    noteAnswer(node: SearchNode): void {
      if (node.state !== "up") setState(node, "up");
    },
    /** Called if the connection failed or broke. */
    noteFailure(node: SearchNode): void {
      setState(node, "down");
      probes?.schedule(node, FIRST_BACK_OFF_MS);
    },
    /** Called if a node is slow: other nodes are preferred until a probe shows that it is alive. */
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

/** Probes every node regularly; a node that is away is probed less and less often. */
function startProbes(
  nodes: readonly SearchNode[],
  setState: (node: SearchNode, state: SearchNode["state"]) => void,
) {
  const timers = new Map<SearchNode, ReturnType<typeof setTimeout>>();
  const failures = new Map<SearchNode, number>();
  let isClosed = false;
  // A probe may be scheduled inside a traced request, but later probes are not part of that trace.
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
    // One failure may be our own fault: a busy process reads answers late.
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

/** Aborts the queries that still wait for a dead node; they go to another one. */
function endQuestions(node: SearchNode): void {
  node.lost.abort();
  node.lost = new AbortController();
}

/** Another vendor's server does not know this path; its 404 still shows that it is alive. */
async function answersProbe({ baseUrl }: SearchNode): Promise<boolean> {
  try {
    const answer = await fetch(baseUrl + NODE_PATH, { signal: AbortSignal.timeout(PROBE_MS) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
