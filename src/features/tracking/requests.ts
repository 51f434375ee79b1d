import { defineRequest } from "#core/call.ts";
import type { TrackingView } from "./domain/tracking-view.ts";

/** Calls that pages make; their schemas stay in the contract, on the server's side. */

export type TrackingAnswer = { status: true } & TrackingView;

export const trackingRequest = defineRequest<{ id: string }, TrackingAnswer>({
  path: "/api/tracking/get/{id}",
});
