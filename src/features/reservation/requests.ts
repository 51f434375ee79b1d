import { defineRequest } from "#platform/api/call.ts";
import type { PhoneModel, ReservationView } from "./domain/reservation-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export const phoneModelsRequest = defineRequest<
  Record<never, never>,
  { status: true; models: PhoneModel[] }
>({ path: "/api/reservation/models" });

export const reserveRequest = defineRequest<
  {
    phone_id: number;
    first_name: string;
    last_name: string;
    email: string;
    phone_number: string;
    terms: true;
    language?: string | undefined;
  },
  { status: true; confirm_until: string }
>({ path: "/api/reservation/create" });

export const confirmReservationRequest = defineRequest<
  { id: string },
  { status: true; reservation: ReservationView }
>({ path: "/api/reservation/confirm/{id}" });
