import { expect, test } from "vitest";
import { BILL_TRANSITIONS } from "./bill.ts";
import { type InvoiceContent, paperLaw, vatRows, withoutBuyer } from "./invoice.ts";
import { invoicePath, invoicesPath, pdfPath } from "./invoice-path.ts";

const invoice = {
  number: "LT-000042",
  buyer: { address: { city: "Vilnius" }, country: "Lietuva", company: { company_name: "UAB" } },
  netCents: 100,
  vatCents: 21,
  vatPercent: 21,
} as never as InvoiceContent;

test("an invoice shown by its link omits the buyer's name and address", () => {
  expect(withoutBuyer(invoice)).toEqual({
    ...invoice,
    buyer: { address: null, country: "Lietuva", company: null },
  });
});

test("documents in the Emirates follow their own law", () => {
  expect([paperLaw("AE"), paperLaw("LT"), paperLaw(null)]).toEqual(["ae", "eu", "eu"]);
});

test("an old invoice with one or no VAT rate has one VAT row", () => {
  expect(vatRows(invoice)).toEqual([{ percent: 21, netCents: 100, vatCents: 21 }]);
  expect(vatRows({ ...invoice, vatPercent: undefined })[0]?.percent).toBe(0);
});

test("invoice pages have the right paths", () => {
  expect(invoicePath("a")).toBe("/invoice/a");
  expect(pdfPath("a")).toBe("/api/invoice/pdf/a");
  expect([invoicesPath("lt"), invoicesPath("lt", 1), invoicesPath("lt", 2)]).toEqual([
    "/lt/invoices",
    "/lt/invoices",
    "/lt/invoices?page=2",
  ]);
});

test("a cancelled or credited invoice keeps its status", () => {
  expect([BILL_TRANSITIONS.cancelled, BILL_TRANSITIONS.credited]).toEqual([[], []]);
});
