import type { Hono } from "hono";
import * as z from "zod/mini";
import { invoiceDocument } from "#features/invoices/server/print/invoice-document.ts";
import type { Paper } from "#features/invoices/server/read-paper.ts";
import { staffPaperCall } from "#features/invoices/staff-calls.ts";
import { failure } from "#platform/api/api-route.ts";
import { defineCall } from "#platform/api/call.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { Services } from "../services.ts";
import { failureResponse, RETRY_AFTER_SECONDS } from "./errors.ts";
import type { AppEnv } from "./request-scope.ts";

type InvoiceServices = Pick<Services, "account" | "invoices" | "payments" | "mail" | "pdf">;

/** Product notes §7: no JSON, so it is no call among the others; described like them all the same. */
export const invoicePdfCall = defineCall({
  method: "GET",
  path: "/api/invoice/pdf/{id}",
  tag: "invoices",
  summary: "An invoice or a credit note as it is printed; its id cannot be guessed",
  givesFile: "application/pdf",
  input: z.object({ id: z.string() }),
  output: z.unknown(),
});

/** Papers of the sites that somebody works for, whichever site's host the office is on. */
export const staffPaperRoute = (services: InvoiceServices): StaffRoute =>
  handleStaffCall(staffPaperCall, async ({ id }, { actor }) => {
    const paper = await services.invoices.readStaffPaper({ actor, slug: id });
    if (!paper) return failure(404, "errors.not_found");
    const pdf = await printPaper(services, paper);
    if (!pdf) return failure(503, "errors.still_running");
    const name = `${paper.content.number}.pdf`;
    return new FileAnswer({ type: "application/pdf", name, body: pdf, isShown: true });
  });

function printPaper({ mail, pdf }: InvoiceServices, { content, status, feeCents }: Paper) {
  const translate = mail.translatorFor(content.language);
  return pdf.makePdf(invoiceDocument(translate, content, status, feeCents));
}

export function mountInvoices(app: Hono<AppEnv>, services: InvoiceServices): void {
  app.get(invoicePdfCall.path.replace("{id}", ":id"), async (c) => {
    const session = await services.account.sessionOf({ cookies: c.var.cookies });
    const asked = {
      slug: c.req.param("id") ?? "",
      customerId: session?.customer.id,
      visitorHash: services.payments.visitorOf(c.var.cookies),
    };
    const paper = await services.invoices.readPaper(asked);
    if (!paper) return failureResponse(c, 404, "errors.not_found");
    const { content } = paper;
    const pdf = await printPaper(services, paper);
    if (!pdf) {
      c.header("retry-after", RETRY_AFTER_SECONDS);
      return failureResponse(c, 503, "errors.still_running");
    }
    return c.body(pdf, 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${content.number}.pdf"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      vary: "cookie",
    });
  });
}
