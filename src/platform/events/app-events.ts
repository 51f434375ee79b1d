/** What a shopper did, or what went wrong: each feature adds its own events with their data. */
export interface AppEvents {
  problem: { words: string; cause: unknown };
}
export type AppEvent = {
  [Name in keyof AppEvents]: { name: Name } & AppEvents[Name];
}[keyof AppEvents];
type AppEventListener = (event: AppEvent) => void;

/** Listeners are added late, after the page is hydrated, so the last events are kept for them. */
const MAX_PAST = 20;

const listeners = new Set<AppEventListener>();
let past: AppEvent[] = [];

/** Features emit events, and analytics or monitoring listens: neither knows the other. */
export function emitEvent(event: AppEvent): void {
  past = [...past, event].slice(-MAX_PAST);
  for (const listener of listeners) listener(event);
}

/** `withPast`: the listener also gets the events that this page emitted before. */
export function onAppEvent(
  listener: AppEventListener,
  { withPast }: { withPast: boolean },
): () => void {
  if (withPast) for (const event of past) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** SPEC §8 "reported": an error that the shop survives, written to the browser's console and to error monitoring. */
export function reportProblem(words: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for a developer who looks at this page
  console.warn(words, cause);
  emitEvent({ name: "problem", words, cause });
}
