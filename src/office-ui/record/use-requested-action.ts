import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

type RequestedAction = { action: string };

const isRequested = (state: unknown): state is RequestedAction =>
  typeof state === "object" && state !== null && "action" in state;

/**
 * What the palette asks a record to do once it is open. It is a state of this tab and no part of the address, which
 * anybody could send; asked once, it is forgotten.
 */
export function useRequestedAction(find: (key: string) => (() => unknown) | undefined): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = isRequested(state) ? state.action : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once, when it is asked for
  useEffect(() => {
    const run = asked === undefined ? undefined : find(asked);
    if (!run) return;
    const forgotten = navigate(`${pathname}${search}`, { replace: true, state: null });
    // What is still open is closed with the page that was left.
    void Promise.resolve(forgotten).then(run);
  }, [asked]);
}
