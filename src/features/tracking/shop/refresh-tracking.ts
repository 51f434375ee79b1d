import type { CallOptions } from "#platform/client/call-api.ts";
import { tryCall } from "#platform/client/try-call.ts";
import type { TrackingView } from "../domain/tracking-view.ts";
import { trackingRequest } from "../requests.ts";

/**
 * Where the parcel is by now. What was seen last stays, whatever goes wrong: nobody who watches a
 * parcel loses it because a train went into a tunnel or others guessed numbers from the same address.
 */
export async function refreshTracking(
  asked: { id: string; language_id?: number | undefined },
  seen: TrackingView,
  options?: CallOptions,
): Promise<TrackingView> {
  const answer = await tryCall(trackingRequest, asked, options);
  if (!answer.ok) return seen;
  const { status: _status, ...view } = answer.output;
  return JSON.stringify(view) === JSON.stringify(seen) ? seen : view;
}
