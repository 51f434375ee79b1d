import * as z from "zod/mini";
import { PARCEL_STAGES } from "#features/tracking/domain/parcel-stage.ts";
import type { CarrierReport, ParcelToCarry } from "#ports/carriers.ts";

/** What is sent and what comes back: README.md of this folder. */

const MOST_EVENTS = 500;
const text = z.string().check(z.minLength(1), z.maxLength(100));

const event = z.object({
  id: text,
  stage: z.enum(PARCEL_STAGES),
  at: z.iso.datetime(),
  place: z.optional(
    z.nullable(
      z.object({
        city: text,
        country: z.string().check(z.regex(/^[A-Z]{2}$/)),
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  ),
});
const number = z.string().check(z.regex(/^[0-9A-Z]{6,40}$/));
const report = z.object({ number, events: z.array(event).check(z.maxLength(MOST_EVENTS)) });
const registered = z.object({ number });

export const readNumber = (answer: unknown): { number: string } => z.parse(registered, answer);

/** Undefined where it is no report; in the order in which it happened. */
export function readReport(answer: unknown): CarrierReport | undefined {
  const parsed = z.safeParse(report, answer);
  if (!parsed.success) return undefined;
  const events = parsed.data.events.map(({ at, place, ...one }) => ({
    ...one,
    at: new Date(at),
    place: place ?? undefined,
  }));
  return {
    number: parsed.data.number,
    events: events.sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}

export const writeParcel = ({ toPickupPoint, sentAt, ...parcel }: ParcelToCarry) => ({
  ...parcel,
  to_pickup_point: toPickupPoint,
  sent_at: sentAt.toISOString(),
});
