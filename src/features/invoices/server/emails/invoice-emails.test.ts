import { expect, test } from "vitest";
import type { Bill } from "../bills/bills.repository.ts";
import { billIssuedEmail } from "./invoice-emails.ts";

const line = (name: string, quantity: number, grossCents: number) => ({
  what: { name },
  quantity,
  netCents: grossCents,
  grossCents,
});
const bill = {
  content: {
    number: "LT-000001",
    currency: "EUR",
    language: "en",
    buyer: {},
    lines: [line("Customs papers", 2, 2420), line("A stamp", 1, 580)],
    totalCents: 3000,
    dueOn: "2026-12-01",
  },
  totalCents: 3000,
  feeCents: 0,
} as unknown as Bill;

test("the mail of an invoice shows the quantity of each line", () => {
  const place = { shop: "Shop", link: "https://shop.example/invoice/1" };
  const { rows } = billIssuedEmail(bill)(place as never)((key) => key);
  expect(rows?.map(({ label, value }) => [label, value.replace(/\s/g, " ")])).toEqual([
    ["2 × Customs papers", "24.20 €"],
    ["A stamp", "5.80 €"],
    ["mail.sum.total", "30.00 €"],
    ["mail.invoice.due", "2026-12-01"],
  ]);
});
