import { PAY_TIMEOUT_MS, type PayResultOnWire, type PayWith } from "#features/payments/requests.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { defineRequest } from "#platform/api/call.ts";
import type { LineCurrency, OrderLine } from "./domain/order-line.ts";
import type { QuoteDetails, QuoteSummary } from "./domain/quote-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export type FormResponse = { status: true; lines: OrderLine[]; is_guest: boolean };
type Nothing = Record<never, never>;

export const fetchFormRequest = defineRequest<Nothing, FormResponse>({
  path: "/api/order-form/fetch",
  retries: 2,
});
export const saveFormRequest = defineRequest<
  {
    lines: OrderLine[];
    /** As it was when the form was fetched: who has logged in since keeps what they typed elsewhere. */
    is_guest?: boolean | undefined;
  },
  FormResponse
>({
  path: "/api/order-form/save",
  retries: 2,
});

export type QuoteResponse = { status: true; quote: QuoteDetails };
type BySlug = { slug: string };

export const createQuoteRequest = defineRequest<
  { items: OrderLine[]; country_id?: number | undefined },
  QuoteResponse
>({ path: "/api/quotes/create" });

export const listQuotesRequest = defineRequest<
  { all_stores?: boolean | undefined; page?: number | undefined },
  { status: true; items: QuoteSummary[]; total: number }
>({ path: "/api/quotes/list" });

export const quoteRequest = defineRequest<BySlug, QuoteResponse>({
  path: "/api/quotes/get/{slug}",
  retries: 2,
});

export const submitInfoRequest = defineRequest<
  BySlug & {
    /** Not `message`: an answer with that name counts as failed (SPEC §3). */
    comment: string;
    files?: string[] | undefined;
    items?:
      | {
          position: number;
          options?: string | undefined;
          price?: number | null | undefined;
          currency?: LineCurrency | undefined;
        }[]
      | undefined;
  },
  QuoteResponse
>({ path: "/api/quotes/additional-info/{slug}" });

export const recalculateRequest = defineRequest<BySlug, QuoteResponse>({
  path: "/api/quotes/recalculate/{slug}",
});

export type DeliveryInput = {
  shipping: ShippingMethod;
  /** A `local_delivery_type`. */
  delivery: number;
  parcel_shop?: string | null | undefined;
  address: Record<string, string | number | null | undefined>;
};
export const setDeliveryRequest = defineRequest<BySlug & DeliveryInput, QuoteResponse>({
  path: "/api/quotes/set-delivery/{slug}",
});

/**
 * With the header Idempotency-Key, one per attempt. `total` is what the payer saw, `balance` what comes
 * from their wallet, in euros.
 */
export const payQuoteRequest = defineRequest<
  BySlug & PayWith & { total?: number | undefined; balance?: number | undefined },
  PayResultOnWire
>({ path: "/api/quotes/pay/{slug}", timeoutMs: PAY_TIMEOUT_MS });
