/** Which state may follow which; whatever is not in the table is forbidden (PRODUCT §4). */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export function mayFollow<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return transitions[from].includes(to);
}
