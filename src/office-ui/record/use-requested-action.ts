import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

type RequestedAction = { action: string };

const isRequested = (state: unknown): state is RequestedAction =>
  typeof state === "object" && state !== null && "action" in state;

/**
 * Runs the action that the palette asked a record's page for, once the page is open. The request is in the history
 * state of this tab and not in the address, because anybody could send an address; it is cleared before it runs.
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
    // Waits for the navigation, which closes any open dialogs, before it runs the action.
    void Promise.resolve(forgotten).then(run);
  }, [asked]);
}
