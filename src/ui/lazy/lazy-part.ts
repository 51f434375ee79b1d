import { type ComponentType, lazy } from "react";
import { loadOrReuseHtml, type Part } from "./load-or-reuse-html.tsx";

/**
 * Asking for a dozen files takes a slow phone a while: in a task of its own it does not hold up
 * what the page is about. The server has no one who waits for a screen.
 */
export const nextTask = () =>
  import.meta.env.SSR ? Promise.resolve() : new Promise<void>((go) => setTimeout(go));

/**
 * Where a file does not come that nobody asked for, its part is waited for in vain and in silence. For parts
 * that the server has not sent: those are kept (`load-or-reuse-html.tsx`), as React would wait for them before it goes on.
 */
export const ignoreMissingChunk = (): Promise<never> => new Promise(() => {});

const asked: Promise<unknown>[] = [];

/**
 * A part whose script is not the page's own: it is asked for right after it, and nothing waits for it.
 * Its styles have to come with the page.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: Part<Props> | undefined;
  const coming = nextTask().then(async () => {
    part = await loadOrReuseHtml(name, load);
    return part;
  });
  asked.push(coming.catch(() => undefined));
  return lazy(() => (part ? at(part) : coming));
}

type Loaders<Key extends string, Props> = Record<Key, () => Promise<ComponentType<Props>>>;

/** One of several in the same place, by the brand: the server has them all, a browser asks for what its page shows. */
export function lazyPartOf<Key extends string, Props extends object>(
  name: string,
  loaders: Loaders<Key, Props>,
): (key: Key) => ComponentType<Props> {
  const parts = new Map<Key, ComponentType<Props>>();
  const partOf = (key: Key) => {
    const part = parts.get(key) ?? lazyPart(`${name}-${key}`, loaders[key]);
    parts.set(key, part);
    return part;
  };
  if (import.meta.env.SSR) for (const key in loaders) partOf(key);
  return partOf;
}

/** From then on whatever is touched can answer. A part may bring parts of its own. */
export async function whenLazyPartsLoaded(): Promise<void> {
  for (let count = -1; count !== asked.length; ) {
    count = asked.length;
    await Promise.all(asked);
  }
}

/** What is there is shown at once: a promise would leave its place empty for a moment. */
const at = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React waits for it.
  ({ then: (go: (value: Value) => void) => go(value) }) as Promise<Value>;
