import { defineRequest } from "#platform/api/call.ts";
import type { TrackingView } from "./domain/tracking-view.ts";

/** Calls that pages make; their schemas stay in the contract, on the server's side. */

export type TrackingResponse = { status: true } & TrackingView;

type Tracked = { id: string; language_id?: number | undefined };

export const trackingRequest = defineRequest<Tracked, TrackingResponse>({
  path: "/api/tracking/get/{id}",
});
