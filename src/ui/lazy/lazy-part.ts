import { type ComponentType, lazy } from "react";
import { loadOrReuseHtml, type Part } from "./load-or-reuse-html.tsx";

/**
 * Requesting a dozen files takes a slow phone some time: in a separate task it does not delay the page's main
 * content. On the server nobody waits for a screen, so it resolves at once.
 */
export const nextTask = () =>
  import.meta.env.SSR ? Promise.resolve() : new Promise<void>((go) => setTimeout(go));

/**
 * If the file of a part that the visitor did not request fails to load, this promise never settles, so the part stays
 * away silently. Not for parts that the server has rendered, since React would wait for them before going on: their
 * HTML is reused instead (`load-or-reuse-html.tsx`).
 */
export const ignoreMissingChunk = (): Promise<never> => new Promise(() => {});

const asked: Promise<unknown>[] = [];

/**
 * A part with its own script, which is requested right after the page's script; nothing waits for it. Its styles must
 * be loaded with the page.
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

/**
 * One of several parts for the same place, chosen by the brand: the server has them all, a browser requests only the
 * one that its page shows.
 */
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

/** After this, all parts handle events. A part may register more parts. */
export async function whenLazyPartsLoaded(): Promise<void> {
  for (let count = -1; count !== asked.length; ) {
    count = asked.length;
    await Promise.all(asked);
  }
}

/** Resolves synchronously if the part is loaded: a real promise would leave its place empty for a moment. */
const at = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React waits for it.
  ({ then: (go: (value: Value) => void) => go(value) }) as Promise<Value>;
