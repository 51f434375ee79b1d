import type { Hono } from "hono";
import { invoicePdf } from "#features/orders/server/invoice-pdf.ts";
import type { Services } from "../services.ts";
import { failureAnswer } from "./errors.ts";
import type { AppEnv } from "./request-scope.ts";

type InvoiceServices = Pick<Services, "account" | "orders" | "mailTranslator">;

/** PRODUCT §7: no JSON, so it is no call among the others. */
export function mountInvoices(app: Hono<AppEnv>, services: InvoiceServices): void {
  app.get("/api/invoice/pdf/:id", async (c) => {
    const session = await services.account.sessionOf({ cookies: c.var.cookies });
    const asked = { slug: c.req.param("id"), customerId: session?.customer.id };
    const invoice = await services.orders.readInvoice(asked);
    if (!invoice) return failureAnswer(c, 404, "errors.not_found");
    const pdf = await invoicePdf(services.mailTranslator(invoice.language), invoice);
    return c.body(new Uint8Array(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${invoice.number}.pdf"`,
      "cache-control": "no-store",
      vary: "cookie",
    });
  });
}
