import { defineRequest } from "#platform/api/call.ts";
import type { EventName } from "./domain/events/search-event.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export type CollectedEvent = {
  queryKey: string;
  name: EventName;
  searchQuery: string;
  itemId: string | number;
};

/** SPEC §7: half a second; a failure is reported and troubles nobody. */
export const collectEventRequest = defineRequest<CollectedEvent, { status: true }>({
  path: "/api/lupa/events/collector",
  timeoutMs: 500,
});
