/** "air × door": every two values of one case, in the order in which they are given. */
export const pairsOf = (values: readonly unknown[]): string[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} × ${other}`));

type Covering<Case> = {
  /** What a case meets; all that any case meets is to be met once. */
  meets: (one: Case) => string[];
  /** Among equals; the first one where nothing else is said. */
  pick?: (equals: readonly Case[], chosen: readonly Case[]) => Case;
};

/** So few of all cases that everything is met: always the one that meets most of what is left. */
export function coverPairs<Case>(
  all: readonly Case[],
  { meets, pick = (equals) => equals[0] as Case }: Covering<Case>,
): Case[] {
  let rest = all.map((one) => ({ one, unmet: meets(one) }));
  const chosen: Case[] = [];
  for (;;) {
    const most = Math.max(...rest.map(({ unmet }) => unmet.length));
    if (most === 0) return chosen;
    const equals = rest.filter(({ unmet }) => unmet.length === most);
    const best = pick(
      equals.map(({ one }) => one),
      chosen,
    );
    chosen.push(best);
    const met = new Set(meets(best));
    rest = rest.map(({ one, unmet }) => ({ one, unmet: unmet.filter((pair) => !met.has(pair)) }));
  }
}
