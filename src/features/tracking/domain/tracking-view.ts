import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ArrivalEstimate } from "./arrival-estimate.ts";
import type { CityLocation } from "./city-location.ts";

export const TRACKED_KINDS = ["order", "forward_request", "quote"] as const;
export type TrackedKind = (typeof TRACKED_KINDS)[number];

export type TrackedStep = {
  /** A carrier's stage, or a status of the order, the forward request or the quote. */
  stage: string;
  by: "carrier" | TrackedKind;
  at: string;
  city: string | null;
  country: string | null;
};

/** On the wire and on the page alike. */
export type TrackingView = {
  /** The carrier's; null until it is shipped. */
  number: string | null;
  kind: TrackedKind;
  /** For its owner alone, as are the goods: whoever holds the number sees the way, and nobody's name. */
  own: { number: string; path: string } | null;
  goods: { name: string; quantity: number; picture: { src: string; colour: string } | null }[];
  state: string;
  is_ended: boolean;
  carrier: string | null;
  method: ShippingMethod | null;
  /** What happened, the oldest first, and what is still to come. */
  events: TrackedStep[];
  ahead: CarriedStatus[];
  places: {
    from: CityLocation;
    to: CityLocation;
    passed: CityLocation[];
    is_between: boolean;
  } | null;
  estimate: ArrivalEstimate | null;
};

/** A customer's own that is on its way. */
export type RecentNumber = { number: string; kind: TrackedKind; status: string; names: string[] };
