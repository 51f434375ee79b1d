import { type ReactNode, Suspense, use } from "react";
import { foldedIf } from "./folded.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** What `use` waits for; its status changes at once, so that the very input that hydrates a part is handled. */
type HydrationTrigger = PromiseLike<void> & { status: "pending" | "fulfilled"; value: undefined };

/** How near is near: a part of the window's height. */
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
  /** Screens below: its room is kept, and it is laid out when somebody gets near. */
  isFar?: boolean | undefined;
  children: ReactNode;
};

/**
 * A part of the server's page that comes alive when somebody gets near it or touches something.
 * Until then it is plain HTML whose links work. A page that script shows is alive from the start.
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

/** Only what the server rendered is hydrated later: what React has to render itself is needed at once. */
function Sleeper({ name, children }: LaterProps) {
  if (useIsHydrating()) use(hydrationTrigger(name));
  return children;
}
