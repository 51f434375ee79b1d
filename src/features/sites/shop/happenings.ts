/** What a shopper did, or what went wrong, in the words of the feature that tells it. */
export type Happening = { name: string; about: unknown };
type Take = (happening: Happening) => void;

/** Listeners come late, when the page is alive; so many are kept for them. */
const MAX_KEPT = 20;

const listeners = new Set<Take>();
let past: Happening[] = [];

/** Features tell, and whoever counts or reports listens: neither knows the other. */
export function tellHappening(name: string, about: unknown = null): void {
  const happening = { name, about };
  past = [...past, happening].slice(-MAX_KEPT);
  for (const take of listeners) take(happening);
}

/** `withPast`: what was told on this page before counts, too. */
export function onHappening(take: Take, { withPast }: { withPast: boolean }): () => void {
  if (withPast) for (const happening of past) take(happening);
  listeners.add(take);
  return () => listeners.delete(take);
}
