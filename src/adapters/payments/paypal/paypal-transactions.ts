import * as z from "zod/mini";
import { MINUTE_MS } from "#core/durations.ts";
import type { ListedPayment, PaymentReport } from "#ports/payments.ts";
import type { PayPalClient } from "./paypal-client.ts";
import { captureSchema, orderReport } from "./paypal-order.ts";
import { accepted, readOrder } from "./paypal-responses.ts";

const pageSchema = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        custom_field: z.optional(z.string()),
      }),
    }),
  ),
  total_pages: z.number(),
});

/** The code of an order's payment in PayPal's transaction list. */
const CHECKOUT = "T0006";
const PAGE = 500;

/** The transaction search, which shows a payment up to three hours late. The app needs permission for it at PayPal. */
export async function listPaid(ask: PayPalClient, since: Date): Promise<ListedPayment[]> {
  const listed: ListedPayment[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: since.toISOString(),
      end_date: new Date(Date.now() + MINUTE_MS).toISOString(),
      transaction_type: CHECKOUT,
      transaction_status: "S",
      page_size: String(PAGE),
      page: String(page),
    });
    const answer = await ask("GET", `/v1/reporting/transactions?${query}`);
    const { transaction_details, total_pages } = z.parse(pageSchema, accepted(answer));
    pages = total_pages;
    for (const { transaction_info } of transaction_details) {
      const { transaction_id: id, custom_field: reference } = transaction_info;
      if (reference) listed.push({ reference, report: () => reportOfCapture(ask, id) });
    }
  }
  return listed;
}

async function reportOfCapture(ask: PayPalClient, id: string): Promise<PaymentReport | undefined> {
  const answer = await ask("GET", `/v2/payments/captures/${encodeURIComponent(id)}`);
  if (answer.status === 404) return undefined;
  const { supplementary_data } = z.parse(captureSchema, accepted(answer));
  const orderId = supplementary_data?.related_ids?.order_id;
  const order = orderId ? await readOrder(ask, orderId) : undefined;
  return order && orderReport(order);
}
