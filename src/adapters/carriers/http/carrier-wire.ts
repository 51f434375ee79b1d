import * as z from "zod/mini";
import { DAY_MS } from "#core/durations.ts";
import type { CarrierEvent, CarrierReport, ParcelToCarry } from "#ports/carriers.ts";
import { PARCEL_STAGES } from "#ports/carriers.ts";

/** What is sent and what comes back: README.md of this folder. */

const MOST_EVENTS = 500;
const text = z.string().check(z.minLength(1), z.maxLength(100));
/** Clocks differ by hours; what is farther ahead has not happened. */
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((at) => Date.parse(at) <= Date.now() + DAY_MS));

const event = z.object({
  id: text,
  stage: z.enum(PARCEL_STAGES),
  at: moment,
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
const message = z.object({ number, events: z.array(event).check(z.maxLength(MOST_EVENTS)) });
const answered = z.object({ number, events: z.array(z.unknown()).check(z.maxLength(MOST_EVENTS)) });
const registered = z.object({ number });

export const readNumber = (answer: unknown): { number: string } => z.parse(registered, answer);

/** What a carrier sends by itself; undefined where any of it is not understood. */
export function readReport(told: unknown): CarrierReport | undefined {
  const parsed = z.safeParse(message, told);
  return parsed.success ? inOrder(parsed.data) : undefined;
}

/** What a carrier answers; what we do not understand of it is left out, and the rest is taken. */
export function readResponse(told: unknown): CarrierReport | undefined {
  const parsed = z.safeParse(answered, told);
  if (!parsed.success) return undefined;
  const events = parsed.data.events.flatMap((one) => {
    const read = z.safeParse(event, one);
    return read.success ? [read.data] : [];
  });
  return inOrder({ number: parsed.data.number, events });
}

/** In the order in which it happened. */
function inOrder({ number, events }: z.output<typeof message>): CarrierReport {
  const read = events.map(
    ({ at, place, ...one }): CarrierEvent => ({
      ...one,
      at: new Date(at),
      place: place ?? undefined,
    }),
  );
  return { number, events: read.sort((one, other) => one.at.getTime() - other.at.getTime()) };
}

export const writeParcel = ({ toPickupPoint, sentAt, ...parcel }: ParcelToCarry) => ({
  ...parcel,
  to_pickup_point: toPickupPoint,
  sent_at: sentAt.toISOString(),
});
