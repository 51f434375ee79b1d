import { useEffect, useEffectEvent, useRef } from "react";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { keepalive, tryCall } from "#platform/client/call-api.ts";
import { saveFormCall } from "../../contract.ts";
import type { OrderLine } from "../../domain/order-line.ts";

type FormToSend = {
  /** When the page was loaded. */
  isGuest: boolean;
  linesNow: () => OrderLine[];
  onJoined: (others: readonly OrderLine[]) => void;
};

/**
 * Keeps the form. Who logs in while it is open has one already, typed elsewhere perhaps: this one joins it,
 * and what was typed elsewhere stands below.
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
