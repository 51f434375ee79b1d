import { keysOf } from "./record.ts";

/** Which state may follow which; whatever is not in the table is forbidden (product notes §4). */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canTransition<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return transitions[from].includes(to);
}

/**
 * The shortest list of steps to a state, passing only through states that `mayPass` allows; empty if it is already
 * reached or unreachable. Of equally short ways, the one that comes first in the table is taken.
 */
export function stepsBetween<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
  mayPass: (state: State) => boolean,
): State[] {
  const ways: State[][] = transitions[from].map((next) => [next]);
  const seen = new Set<State>([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === undefined || seen.has(last)) continue;
    if (last === to) return way;
    seen.add(last);
    if (mayPass(last)) ways.push(...transitions[last].map((next) => [...way, next]));
  }
  return [];
}

/** The states from which a state can still be reached, including that state itself. */
export function statesLeadingTo<State extends string>(
  transitions: Transitions<State>,
  to: State,
): State[] {
  const leading = new Set<State>([to]);
  const all = keysOf(transitions);
  // A `for...of` over a Set also visits elements that are added during the loop.
  for (const next of leading) {
    for (const from of all) if (transitions[from].includes(next)) leading.add(from);
  }
  return [...leading];
}
