import type { Hono } from "hono";
import * as z from "zod/mini";
import {
  invoiceDocument,
  joinDocuments,
} from "#features/invoices/server/print/invoice-document.ts";
import type { Paper } from "#features/invoices/server/read-paper.ts";
import { staffOrderPapersCall, staffPaperCall } from "#features/invoices/staff-calls.ts";
import { failure } from "#platform/api/api-route.ts";
import { defineCall } from "#platform/api/call.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { Services } from "../services.ts";
import { failureResponse, RETRY_AFTER_SECONDS } from "./errors.ts";
import type { AppEnv } from "./request/request-scope.ts";

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
export const staffPaperRoutes = (services: InvoiceServices): StaffRoute[] => [
  handleStaffCall(staffPaperCall, async ({ id }, { actor }) => {
    const paper = await services.invoices.readStaffPaper({ actor, slug: id });
    if (!paper) return failure(404, "errors.not_found");
    return shownPdf(`${paper.content.number}.pdf`, await printPaper(services, paper));
  }),
  handleStaffCall(staffOrderPapersCall, async ({ ids }, { actor }) => {
    const orderIds = ids.split(",").map(Number);
    const papers = await services.invoices.readPapersOfOrders({ actor, orderIds });
    const [first, ...others] = papers.map((paper) => documentOf(services, paper));
    if (!first) return failure(404, "office.papers.errors.none");
    return shownPdf("papers.pdf", await services.pdf.makePdf(joinDocuments(first, others)));
  }),
];

function shownPdf(name: string, body: Uint8Array<ArrayBuffer> | undefined) {
  if (!body) return failure(503, "errors.still_running");
  return new FileAnswer({ type: "application/pdf", name, body, isShown: true });
}

function documentOf({ mail }: InvoiceServices, { content, status, feeCents }: Paper) {
  return invoiceDocument(mail.translatorFor(content.language), content, status, feeCents);
}

const printPaper = (services: InvoiceServices, paper: Paper) =>
  services.pdf.makePdf(documentOf(services, paper));

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
