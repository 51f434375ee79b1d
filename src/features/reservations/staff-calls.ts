import * as z from "zod/mini";
import { editInput } from "#platform/api/edit-input.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { rowId, rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import {
  RESERVATION_ACTORS,
  RESERVATION_STATUSES,
  RESERVATION_STEPS,
} from "./domain/reservation-status.ts";

/** The calls by which staff handle reservations; to users without the role they do not exist. */

const TAG = "staff: reservation";
const done = z.literal(true);
const status = z.enum(RESERVATION_STATUSES);
const text = z.string();

export const reservationsFilter = z.object({
  state: z.optional(z.array(status).check(z.minLength(1))),
  phone: z.optional(rowId),
  site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
  /** The beginning of a name, an e-mail or a telephone number. */
  query: z.optional(text.check(z.trim(), z.minLength(1), z.maxLength(100))),
});
export type ReservationsFilterInput = z.infer<typeof reservationsFilter>;

const listed = z.object({
  id: z.int(),
  status,
  site_id: z.int(),
  phone_id: z.int(),
  name: text,
  /** Codes such as `navy` and `256gb`; messages have their titles. */
  colour: text,
  storage: text,
  person: z.nullable(z.object({ name: text, email: text, phone_number: text })),
  /** The place in the queue for the phone, 1 is next; only while it waits for one. */
  position: z.nullable(z.int()),
  created_at: text,
  confirmed_at: z.nullable(text),
  /** The last moment to confirm or to collect. */
  until: z.nullable(text),
});
export type ListedReservation = z.infer<typeof listed>;

const phone = z.object({
  id: z.int(),
  site_id: z.int(),
  name: text,
  colour: text,
  storage: text,
  price: z.number(),
  /** How many can be reserved in all, and how many of them are left. */
  stock: z.int(),
  left: z.int(),
  waiting: z.int(),
  ready: z.int(),
  collected: z.int(),
});
export type StaffPhone = z.infer<typeof phone>;

const reservation = z.extend(listed, {
  customer_id: z.nullable(z.int()),
  phone,
  /** Who waits for the same phone, in the order of the queue. */
  queue: z.array(z.pick(listed, { id: true, person: true, position: true, confirmed_at: true })),
  history: z.array(
    z.object({
      status,
      actor: z.enum(RESERVATION_ACTORS),
      who: z.nullable(text),
      at: text,
    }),
  ),
  notes: z.array(z.object({ id: z.int(), text, who: text, at: text, mentions: z.array(text) })),
  steps: z.array(z.enum(RESERVATION_STEPS)),
});
export type StaffReservation = z.infer<typeof reservation>;

export const listReservationsCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/reservations/list",
  tag: TAG,
  summary:
    "Orders: reservations by any filter in the order of the queue, 50 at a time; counts stop at 10,001",
  input: z.extend(reservationsFilter, { after: z.optional(rowId) }),
  output: z.object({
    status: done,
    reservations: z.array(listed),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
});

export const reservationsCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/reservations/csv",
  tag: TAG,
  roles: ["orders"],
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary:
    "Orders: reservations as a file, with persons only for the owner and finance; `filter` is the JSON of the list's input",
  input: filterInput(reservationsFilter),
  output: z.unknown(),
});

export const showReservationCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/reservations/show",
  tag: TAG,
  summary:
    "Orders: a reservation with the queue for its phone; each look at a person is in the access log",
  input: z.object({ id: rowId }),
  output: z.object({ status: done, reservation }),
});

export const listStaffPhonesCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/reservations/phones",
  tag: TAG,
  summary: "Orders: phones that can be reserved, with stock and queue",
  input: z.object({}),
  output: z.object({ status: done, phones: z.array(phone) }),
});

export const moveReservationCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/reservations/move/{id}",
  tag: TAG,
  summary: "Orders: the phone is in, was collected, or is let go of; told to whoever reserved it",
  input: z.object({ id: rowIdText, to: z.enum(RESERVATION_STEPS) }),
  output: z.object({ status: done, reservation: z.object({ id: z.int(), status }) }),
});

const stock = z.object({
  stock: z
    .int("office.reservations.errors.stock")
    .check(
      z.minimum(0, "office.reservations.errors.stock"),
      z.maximum(100_000, "office.reservations.errors.stock"),
    ),
});
export type PhoneStock = z.infer<typeof stock>;

export const setPhoneStockCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/reservations/stock/{id}",
  tag: TAG,
  summary: "Orders: how many of a phone can be reserved in all, never fewer than are reserved",
  input: z.extend(editInput(stock), { id: rowIdText }),
  output: z.object({ status: done, phone: z.object({ id: z.int(), stock: z.int() }) }),
});
