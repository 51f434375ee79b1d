import { useEffect, useState } from "react";
import { useLanguageId } from "#features/sites/shop/use-shell.ts";
import { type CallOptions, tryCall } from "#platform/client/call-api.ts";
import { type TrackingView, trackingCall } from "../contract.ts";

const PAUSE_MS = 30_000;

/**
 * Updates a parcel on its way while its page is visible; a hidden page sends no requests. It loads only
 * the parcel, not the rest of the page.
 */
export function useLiveTracking(id: string, loaded: TrackingView): TrackingView {
  const language_id = useLanguageId();
  const [seen, setSeen] = useState({ loaded, view: loaded });
  // Data from a reload of the page is newer than anything fetched before.
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
 * Fetches the parcel's current state. If that fails, the last state stays visible, so that a lost
 * connection or a rate limit does not remove it.
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
