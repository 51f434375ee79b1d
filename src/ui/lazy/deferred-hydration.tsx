import { type ReactNode, Suspense, use, useSyncExternalStore } from "react";
import { foldedIf } from "./folded.ts";
import { hydrationTrigger } from "./hydration-trigger.ts";

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

const never = () => () => {};

/** Only what is taken over from the server sleeps: what React has to make itself is needed at once. */
function Sleeper({ name, children }: LaterProps) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isTakenOver && !import.meta.env.SSR) use(hydrationTrigger(name));
  return children;
}
