import { type ComponentType, lazy } from "react";
import { loadOrKeepHtml, type Part } from "./load-or-keep-html.tsx";
import { ownTask } from "./own-task.ts";

const asked: Promise<unknown>[] = [];

/**
 * A part whose script is not the page's own: it is asked for right after it, and nothing waits for it.
 * Its styles have to come with the page.
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: Part<Props> | undefined;
  const coming = ownTask().then(async () => {
    part = await loadOrKeepHtml(name, load);
    return part;
  });
  asked.push(coming.catch(() => undefined));
  return lazy(() => (part ? at(part) : coming));
}

/** From then on whatever is touched can answer. */
export const latePartsCame = () => Promise.all(asked);

/** What is there is shown at once: a promise would leave its place empty for a moment. */
const at = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React waits for it.
  ({ then: (go: (value: Value) => void) => go(value) }) as Promise<Value>;
