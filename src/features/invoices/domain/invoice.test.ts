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

test("whoever only holds the link sees what was sold and not to whom", () => {
  expect(withoutBuyer(invoice)).toEqual({
    ...invoice,
    buyer: { address: null, country: "Lietuva", company: null },
  });
});

test("in the Emirates a paper follows another law", () => {
  expect([paperLaw("AE"), paperLaw("LT"), paperLaw(null)]).toEqual(["ae", "eu", "eu"]);
});

test("the first invoices had one rate, or none", () => {
  expect(vatRows(invoice)).toEqual([{ percent: 21, netCents: 100, vatCents: 21 }]);
  expect(vatRows({ ...invoice, vatPercent: undefined })[0]?.percent).toBe(0);
});

test("addresses of invoices", () => {
  expect(invoicePath("a")).toBe("/invoice/a");
  expect(pdfPath("a")).toBe("/api/invoice/pdf/a");
  expect([invoicesPath("lt"), invoicesPath("lt", 1), invoicesPath("lt", 2)]).toEqual([
    "/lt/invoices",
    "/lt/invoices",
    "/lt/invoices?page=2",
  ]);
});

test("what is cancelled or credited stays so", () => {
  expect([BILL_TRANSITIONS.cancelled, BILL_TRANSITIONS.credited]).toEqual([[], []]);
});
