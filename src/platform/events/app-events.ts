/** What a shopper did, or what went wrong, in the words of the feature that tells it. */
export type AppEvent = { name: string; about: unknown };
type AppEventListener = (happening: AppEvent) => void;

/** Listeners come late, when the page is alive; so many are kept for them. */
const MAX_KEPT = 20;

const listeners = new Set<AppEventListener>();
let past: AppEvent[] = [];

/** Features tell, and whoever counts or reports listens: neither knows the other. */
export function emitEvent(name: string, about: unknown = null): void {
  const happening = { name, about };
  past = [...past, happening].slice(-MAX_KEPT);
  for (const take of listeners) take(happening);
}

/** `withPast`: what was told on this page before counts, too. */
export function onAppEvent(
  take: AppEventListener,
  { withPast }: { withPast: boolean },
): () => void {
  if (withPast) for (const happening of past) take(happening);
  listeners.add(take);
  return () => listeners.delete(take);
}
