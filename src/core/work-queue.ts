/** Thrown where more is waiting than can be done in good time. */
export class QueueFull extends Error {}
/** Thrown where all who asked have left before their turn came. */
export class WorkAbandoned extends Error {}

type Turn<Made> = PromiseWithResolvers<Made> & {
  key: string;
  make: () => Promise<Made>;
  /** Begins it, as whoever asked for it: not in the trace of the one whose end made room. */
  begin: () => void;
  /** Of everybody who asked; who has none stays to the end. */
  leaving: (AbortSignal | undefined)[];
};

/**
 * Runs a few things at once; a bounded number waits, what is already being made is shared, and what
 * nobody waits for any longer is not begun.
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

  /** Those who left hold no place in the line. */
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
    // What follows a promise runs in the context of who follows it.
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

/** One that fails is reported and tried at the next sweep; the others do not wait for it. */
export async function forEachSettled<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  tell: (one: One, err: unknown) => void,
): Promise<void> {
  for (const one of all) await work(one).catch((err: unknown) => tell(one, err));
}
