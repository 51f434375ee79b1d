import { PAY_TIMEOUT_MS, type PayResultOnWire, type PayWith } from "#features/payments/requests.ts";
import { defineRequest } from "#platform/api/call.ts";
import type { InvoiceDetails, ListedPaper } from "./domain/invoice-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type InvoiceResponse = { status: true; invoice: InvoiceDetails };

export const invoiceRequest = defineRequest<{ id: string }, InvoiceResponse>({
  path: "/api/invoice/get/{id}",
});
export const declineInvoiceRequest = defineRequest<{ id: string }, InvoiceResponse>({
  path: "/api/invoice/decline/{id}",
});
export const payInvoiceRequest = defineRequest<{ id: string } & PayWith, PayResultOnWire>({
  path: "/api/invoice/pay/{id}",
  timeoutMs: PAY_TIMEOUT_MS,
});
export const invoicesRequest = defineRequest<
  { page?: number | undefined },
  { status: true; items: ListedPaper[]; total: number }
>({ path: "/api/invoice/list" });
