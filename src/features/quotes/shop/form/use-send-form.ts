import { useEffect, useEffectEvent, useRef } from "react";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { keepalive, tryCall } from "#platform/client/call-api.ts";
import { saveFormCall } from "../../contract.ts";
import type { OrderLine } from "../../domain/order-line.ts";

type FormToSend = {
  /** Whether nobody was logged in when the page was loaded. */
  isGuest: boolean;
  linesNow: () => OrderLine[];
  onJoined: (others: readonly OrderLine[]) => void;
};

/**
 * Saves the form. A customer who logs in while it is open may already have a saved form: the server joins
 * both, and the lines of the saved form are added below.
 */
export function useSendForm({ isGuest, linesNow, onJoined }: FormToSend) {
  const wasGuest = useRef(isGuest);
  const send = async (isLeaving: boolean) => {
    const lines = linesNow();
    const sent = await tryCall(
      saveFormCall,
      { lines, is_guest: wasGuest.current },
      isLeaving ? { fetch: keepalive } : {},
    );
    if (sent.ok && wasGuest.current && !sent.output.is_guest) {
      wasGuest.current = false;
      onJoined(sent.output.lines.slice(lines.length));
    }
    return sent;
  };
  const isKnown = useCurrentUser() !== null;
  const join = useEffectEvent(() => {
    if (wasGuest.current) void send(false);
  });
  useEffect(() => {
    if (isKnown) join();
  }, [isKnown]);
  return send;
}
