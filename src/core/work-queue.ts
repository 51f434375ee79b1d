/** Thrown if more work is waiting than can be done in reasonable time. */
export class QueueFull extends Error {}
/** Thrown if all callers aborted before the work began. */
export class WorkAbandoned extends Error {}

type Turn<Made> = PromiseWithResolvers<Made> & {
  key: string;
  make: () => Promise<Made>;
  /** Starts the work in the async context (and trace) of its own caller, not of the work whose end made room. */
  begin: () => void;
  /** The abort signals of all callers; a caller without a signal waits to the end. */
  leaving: (AbortSignal | undefined)[];
};

/**
 * Runs `atOnce` tasks at the same time and lets at most `waiting` more wait. Callers with the same key share one run,
 * and a task that all its callers have aborted is not started.
 */
export function createWorkQueue<Made>({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = new Map<string, Turn<Made>>();
  let queue: Turn<Made>[] = [];
  let active = 0;

  async function run(turn: Turn<Made>): Promise<void> {
    const [made] = await Promise.allSettled([turn.make()]);
    active -= 1;
    turns.delete(turn.key);
    if (made.status === "fulfilled") turn.resolve(made.value);
    else turn.reject(made.reason);
    dropUnwanted();
    const next = queue.shift();
    if (next) begin(next);
  }

  function begin(turn: Turn<Made>): void {
    active += 1;
    turn.begin();
  }

  /** Removes waiting tasks that all callers have aborted. */
  function dropUnwanted(): void {
    const unwanted = queue.filter((turn) => !isWanted(turn));
    queue = queue.filter(isWanted);
    for (const turn of unwanted) {
      turns.delete(turn.key);
      turn.reject(new WorkAbandoned());
    }
  }

  return async (key: string, make: () => Promise<Made>, leaving?: AbortSignal): Promise<Made> => {
    if (leaving?.aborted) throw new WorkAbandoned();
    const known = turns.get(key);
    if (known) {
      known.leaving.push(leaving);
      return known.promise;
    }
    const started = Promise.withResolvers<void>();
    const made = Promise.withResolvers<Made>();
    const turn = { ...made, key, make, leaving: [leaving], begin: started.resolve };
    // `then` runs in the async context of the code that calls it, so `run` keeps the trace of this caller.
    void started.promise.then(() => run(turn));
    if (active < atOnce) {
      turns.set(key, turn);
      begin(turn);
      return turn.promise;
    }
    if (queue.length >= waiting) dropUnwanted();
    if (queue.length >= waiting) throw new QueueFull();
    turns.set(key, turn);
    queue.push(turn);
    return turn.promise;
  };
}

const isWanted = ({ leaving }: { leaving: readonly (AbortSignal | undefined)[] }) =>
  leaving.some((signal) => !signal?.aborted);

/** An item that fails is reported with `tell`, and the next sweep tries it again; the other items still run. */
export async function forEachSettled<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  tell: (one: One, err: unknown) => void,
): Promise<void> {
  for (const one of all) await work(one).catch((err: unknown) => tell(one, err));
}
