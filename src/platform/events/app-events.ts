/** What a shopper did, or what went wrong: each feature adds its own events, with what they carry. */
export interface AppEvents {
  problem: { words: string; cause: unknown };
}
export type AppEvent = {
  [Name in keyof AppEvents]: { name: Name } & AppEvents[Name];
}[keyof AppEvents];
type AppEventListener = (event: AppEvent) => void;

/** Listeners come late, when the page is alive; so many events wait for them. */
const MAX_PAST = 20;

const listeners = new Set<AppEventListener>();
let past: AppEvent[] = [];

/** Features emit, and whoever counts or reports listens: neither knows the other. */
export function emitEvent(event: AppEvent): void {
  past = [...past, event].slice(-MAX_PAST);
  for (const listener of listeners) listener(event);
}

/** `withPast`: what was emitted on this page before counts, too. */
export function onAppEvent(
  listener: AppEventListener,
  { withPast }: { withPast: boolean },
): () => void {
  if (withPast) for (const event of past) listener(event);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** SPEC §8 "reported": what the shop goes on without, said to the browser's log and to the error monitoring. */
export function reportProblem(words: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for whoever looks at this very page
  console.warn(words, cause);
  emitEvent({ name: "problem", words, cause });
}
