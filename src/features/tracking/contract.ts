import * as z from "zod/mini";
import { CARRIED_STATUSES } from "#features/shipping/domain/carried-status.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { defineCall, type OutputOf } from "#platform/api/call.ts";
import { TRACKED_KINDS } from "./domain/tracked-kind.ts";

const TAG = "tracking";
const LONGEST_NUMBER = 60;
const nullableText = z.nullable(z.string());
const kind = z.enum(TRACKED_KINDS);
const place = z.object({
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
const picture = z.nullable(z.object({ src: z.string(), colour: z.string() }));

const step = z.object({
  /** A stage of the carrier, or a status of the order, the forward request or the quote. */
  stage: z.string(),
  by: z.union([z.literal("carrier"), kind]),
  at: z.string(),
  city: nullableText,
  country: nullableText,
});
export type TrackedStep = z.infer<typeof step>;

export const trackingCall = defineCall({
  path: "/api/tracking/get/{id}",
  tag: TAG,
  summary:
    "Where a parcel is, by its carrier's number or, for its owner, by ours: events, places, estimate",
  input: z.object({
    id: z
      .string("validation.required")
      .check(
        z.trim(),
        z.minLength(1, "validation.required"),
        z.maxLength(LONGEST_NUMBER, "validation.tracking_format"),
      ),
    language_id: z.optional(z.int()),
  }),
  output: z.object({
    status: z.literal(true),
    /** The carrier's number; null until the parcel is shipped. */
    number: nullableText,
    kind,
    /**
     * Only for the owner, like `goods`: others who have the tracking number see only the parcel's route
     * and no names.
     */
    own: z.nullable(z.object({ number: z.string(), path: z.string() })),
    goods: z.array(z.object({ name: z.string(), quantity: z.int(), picture })),
    state: z.string(),
    is_ended: z.boolean(),
    carrier: nullableText,
    method: z.nullable(z.enum(SHIPPING_METHODS)),
    /** The past steps, oldest first, and the statuses still to come. */
    events: z.array(step),
    ahead: z.array(z.enum(CARRIED_STATUSES)),
    places: z.nullable(
      z.object({ from: place, to: place, passed: z.array(place), is_between: z.boolean() }),
    ),
    estimate: z.nullable(
      z.object({
        from: z.string(),
        to: z.string(),
        is_late: z.boolean(),
        past: z.nullable(
          z.object({
            count: z.int(),
            within: z.int(),
            days: z.array(z.object({ day: z.string(), count: z.int(), is_within: z.boolean() })),
          }),
        ),
      }),
    ),
  }),
});

export const carrierWebhookCall = defineCall({
  path: "/api/tracking/carrier/webhook",
  tag: TAG,
  summary: "What became of a parcel, told by its carrier, signed",
  input: z.unknown(),
  output: z.unknown(),
});

type TrackingResponse = OutputOf<typeof trackingCall>;
export type TrackingView = Omit<TrackingResponse, "status">;
