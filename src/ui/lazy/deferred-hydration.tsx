import { type ReactNode, Suspense, use } from "react";
import { foldedIf } from "./folded.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/**
 * A thenable for `use`. Its status changes synchronously, so that the input that hydrates a part is also handled by
 * it.
 */
type HydrationTrigger = PromiseLike<void> & { status: "pending" | "fulfilled"; value: undefined };

/** How close "near" is, as a share of the window's height. */
const NEAR = "25%";
const TOUCHES = ["pointerdown", "keydown", "focusin", "popstate"];

const wakings = new Map<string, HydrationTrigger>();

function hydrationTrigger(name: string): HydrationTrigger {
  const known = wakings.get(name);
  if (known) return known;
  const made = sleep(name);
  wakings.set(name, made);
  return made;
}

function sleep(name: string): HydrationTrigger {
  const waiting: (() => unknown)[] = [];
  const later: HydrationTrigger = {
    status: "pending",
    value: undefined,
    // biome-ignore lint/suspicious/noThenProperty: it is what React waits for.
    then: (onAwake) => {
      waiting.push(() => onAwake?.());
      return later as never;
    },
  };
  const place = document.querySelector(`[data-later="${name}"]`);
  const watcher = new IntersectionObserver(
    (seen) => seen.some((one) => one.isIntersecting) && wake(),
    { rootMargin: `${NEAR} 0px` },
  );
  function wake() {
    if (later.status === "fulfilled") return;
    later.status = "fulfilled";
    watcher.disconnect();
    for (const touch of TOUCHES) removeEventListener(touch, wake, true);
    for (const tell of waiting) tell();
  }
  for (const touch of TOUCHES) addEventListener(touch, wake, true);
  place?.addEventListener("pointerover", wake, { once: true });
  if (place) watcher.observe(place);
  return later;
}

type LaterProps = {
  name: string;
  /** Several screens below: its space is reserved, and its layout is done when the visitor comes near. */
  isFar?: boolean | undefined;
  children: ReactNode;
};

/**
 * A part of the server's page that is hydrated when the visitor comes near it or touches the page. Until then it is
 * plain HTML with links that work. After client-side navigation it is rendered at once.
 */
export function DeferredHydration({ name, isFar = false, children }: LaterProps) {
  return (
    <div data-later={name} data-folded={foldedIf(isFar)}>
      <Suspense>
        <Sleeper name={name}>{children}</Sleeper>
      </Suspense>
    </div>
  );
}

/** Only HTML of the server is hydrated later; what React renders itself is needed at once. */
function Sleeper({ name, children }: LaterProps) {
  if (useIsHydrating()) use(hydrationTrigger(name));
  return children;
}
