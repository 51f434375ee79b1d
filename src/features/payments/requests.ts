import { defineRequest } from "#platform/api/call.ts";
import type { PaymentStatus } from "./domain/payment-status.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

/** Product notes §7: paid, or where to go, or what to confirm with; the reference in any case. */
export type PayResultOnWire = {
  status: true;
  reference: string;
  paid: boolean;
  redirect_url?: string | undefined;
  client_secret?: string | undefined;
};

export type PayWith = {
  payment_id: number;
  stripe_token?: string | undefined;
  /** Of the page that is left: in it the payer comes back. */
  language_id?: number | undefined;
};

/** A provider is asked meanwhile. */
export const PAY_TIMEOUT_MS = 30_000;

export const topUpRequest = defineRequest<{ amount: number } & PayWith, PayResultOnWire>({
  path: "/api/balance/top-up",
  timeoutMs: PAY_TIMEOUT_MS,
});

/** The payer came back without paying: what an order took is in their cart again. */
export const leavePaymentRequest = defineRequest<
  { reference: string },
  { status: true; returned: boolean }
>({ path: "/api/payments/leave/{reference}", retries: 2 });

export const paymentRequest = defineRequest<
  { reference: string },
  { status: true; payment_status: PaymentStatus; order_slug?: string | undefined }
>({ method: "GET", path: "/api/payments/{reference}", retries: 2 });
