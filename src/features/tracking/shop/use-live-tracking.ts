import { useEffect, useState } from "react";
import { useLanguageId } from "#features/sites/shop/use-shell.ts";
import { type CallOptions, tryCall } from "#platform/client/call-api.ts";
import { type TrackingView, trackingCall } from "../contract.ts";

const PAUSE_MS = 30_000;

/**
 * Whoever looks at a parcel on its way sees it move; a page that nobody looks at asks nothing. The
 * parcel alone is asked for: the page around it stays as it is.
 */
export function useLiveTracking(id: string, loaded: TrackingView): TrackingView {
  const language_id = useLanguageId();
  const [seen, setSeen] = useState({ loaded, view: loaded });
  // What the page was loaded with anew is newer than anything seen before.
  const view = seen.loaded === loaded ? seen.view : loaded;
  useEffect(() => {
    if (view.is_ended) return;
    const leave = new AbortController();
    const look = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const fresh = await refreshTracking({ id, language_id }, view, { signal: leave.signal });
      if (!leave.signal.aborted && fresh !== view) setSeen({ loaded, view: fresh });
    };
    const timer = setInterval(() => void look(), PAUSE_MS);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, [id, language_id, loaded, view]);
  return view;
}

/**
 * Where the parcel is by now. What was seen last stays, whatever goes wrong: nobody who watches a
 * parcel loses it because a train went into a tunnel or others guessed numbers from the same address.
 */
export async function refreshTracking(
  asked: { id: string; language_id?: number | undefined },
  seen: TrackingView,
  options?: CallOptions,
): Promise<TrackingView> {
  const answer = await tryCall(trackingCall, asked, options);
  if (!answer.ok) return seen;
  const { status: _status, ...view } = answer.output;
  return JSON.stringify(view) === JSON.stringify(seen) ? seen : view;
}
