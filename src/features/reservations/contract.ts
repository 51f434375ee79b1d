import * as z from "zod/mini";
import { LARGEST_ROW_ID } from "#core/read-ids.ts";
import { emailAddress, personName, phoneNumber } from "#features/account/domain/person-fields.ts";
import { defineCall } from "#platform/api/call.ts";
import { RESERVATION_STATUSES } from "./domain/reservation-status.ts";

const TAG = "reservation";
const done = z.literal(true);
const status = z.enum(RESERVATION_STATUSES);

/** One colour and storage size of a model on one site; prices are in euros. */
const phone = z.object({
  /** Language-neutral codes such as `navy` and `256gb`; messages have their titles. */
  colour: z.string(),
  storage: z.string(),
  price: z.number(),
  picture: z.nullable(z.string()),
});

const model = z.object({
  model: z.string(),
  name: z.string(),
  phones: z.array(
    z.object({
      id: z.int(),
      ...phone.shape,
      /** How many phones can still be reserved. */
      left: z.int(),
    }),
  ),
});
export type PhoneModel = z.infer<typeof model>;
export type ReservablePhone = PhoneModel["phones"][number];

/** Shown to anyone who has the mailed link, so it contains no personal data. */
const view = z.object({
  status,
  name: z.string(),
  phone,
  /** The position in the queue, 1 is next; only while the reservation waits for a phone. */
  position: z.nullable(z.int()),
  /** The deadline for confirming the reservation or for collecting the phone. */
  until: z.nullable(z.string()),
});
export type ReservationView = z.infer<typeof view>;

export const phoneModelsCall = defineCall({
  path: "/api/reservation/models",
  tag: TAG,
  summary: "Phones that can be reserved on this site, and how many of each are left",
  input: z.object({}),
  output: z.object({
    status: done,
    models: z.array(model),
  }),
});

export const reserveCall = defineCall({
  path: "/api/reservation/create",
  tag: TAG,
  summary: "Asks for a phone; it is reserved once the mailed link is confirmed",
  input: z.object({
    phone_id: z.coerce
      .number<number>("validation.required")
      .check(
        z.int("validation.required"),
        z.positive("validation.required"),
        z.maximum(LARGEST_ROW_ID),
      ),
    first_name: personName,
    last_name: personName,
    email: emailAddress,
    phone_number: phoneNumber,
    terms: z.literal(true, "validation.required"),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, "validation.invalid"))),
  }),
  output: z.object({ status: done, confirm_until: z.string() }),
});

export const confirmReservationCall = defineCall({
  path: "/api/reservation/confirm/{id}",
  tag: TAG,
  summary:
    "Confirms a reservation by the id of its mailed link: once, in time, while a phone is left",
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: done, reservation: view }),
});
