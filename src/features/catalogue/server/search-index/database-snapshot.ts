/**
 * What is visible at a moment, as PostgreSQL writes it (`pg_current_snapshot`): `xmin:xmax:running,…`. Transactions
 * below xmin are finished, those from xmax on have not begun, and some of those between are still running.
 */
export type DatabaseSnapshot = string;

type Parsed = { begun: bigint; running: ReadonlySet<bigint> };

const SHAPE = /^\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?$/;

function parse(text: DatabaseSnapshot): Parsed | undefined {
  if (!SHAPE.test(text)) return undefined;
  const [, xmax = "0", running = ""] = text.split(":");
  return { begun: BigInt(xmax), running: new Set(running.split(",").filter(Boolean).map(BigInt)) };
}

/** Whether a reader with snapshot `held` saw all that was visible at `needed`. An unreadable `needed` is covered. */
export function coversSnapshot(held: DatabaseSnapshot, needed: DatabaseSnapshot): boolean {
  if (held === needed) return true;
  const [had, wanted] = [parse(held), parse(needed)];
  if (!wanted) return true;
  if (!had) return false;
  const isVisible = (transaction: bigint) =>
    transaction < wanted.begun && !wanted.running.has(transaction);
  if ([...had.running].some(isVisible)) return false;
  // All transactions that began in between would have to be still running.
  const between = wanted.begun - had.begun;
  if (between <= 0n) return true;
  const running = [...wanted.running].filter((transaction) => transaction >= had.begun);
  return BigInt(running.length) === between;
}
