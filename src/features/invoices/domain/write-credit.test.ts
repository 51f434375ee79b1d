import { expect, test } from "vitest";
import { writeCredit } from "./write-credit.ts";
import { writeInvoice } from "./write-invoice.ts";

const head = {
  number: "LT-000042",
  issuedOn: "2026-11-15",
  language: "lt",
  currency: "EUR",
  seller: {} as never,
  buyer: { address: null, country: "Lietuva", company: null },
};
const creditHead = { number: "LT-000043", issuedOn: "2026-11-16" };
const line = (name: string, grossCents: number, vatPercent = 21) => ({
  what: { name },
  quantity: 2,
  grossCents,
  vatPercent,
});
const taken = (name: string, grossCents: number) => ({ what: { name }, quantity: 1, grossCents });

test("a credit note of one VAT rate lists each piece, and its net amounts add up", () => {
  const invoice = writeInvoice(head, [line("Lamp", 2000), line("Vase", 999)]);
  const credit = writeCredit(creditHead, invoice, {
    amountCents: 1500,
    lines: [taken("Lamp", 1000), taken("Vase", 500)],
  });
  expect(credit.lines).toEqual([
    { what: { name: "Lamp" }, quantity: 1, netCents: -827, grossCents: -1000, vatPercent: 21 },
    { what: { name: "Vase" }, quantity: 1, netCents: -413, grossCents: -500, vatPercent: 21 },
  ]);
  expect([credit.netCents, credit.vatCents, credit.totalCents]).toEqual([-1240, -260, -1500]);
});

test("a credit note whose lines do not match or mix rates has a plain refund line", () => {
  const refund = { what: { part: "refund" }, quantity: 1 };
  const invoice = writeInvoice(head, [line("Lamp", 2000), line("Vase", 999)]);
  const less = writeCredit(creditHead, invoice, { amountCents: 600, lines: [taken("Vase", 500)] });
  expect(less.lines).toMatchObject([{ ...refund, grossCents: -600 }]);
  expect(writeCredit(creditHead, invoice, { amountCents: 600 }).lines).toHaveLength(1);

  const mixed = writeInvoice(head, [line("Lamp", 2000), line("Book", 2000, 9)]);
  const part = writeCredit(creditHead, mixed, { amountCents: 500, lines: [taken("Book", 500)] });
  expect(part.lines).toMatchObject([
    { ...refund, grossCents: -250, vatPercent: 21 },
    { ...refund, grossCents: -250, vatPercent: 9 },
  ]);
});

test("a credit note leaves out a VAT rate that is fully credited", () => {
  const mixed = writeInvoice(head, [line("Lamp", 2000), line("Book", 100, 9)]);
  const first = writeCredit(creditHead, mixed, { amountCents: 2000 });
  const rest = writeCredit(creditHead, mixed, { amountCents: 100, earlier: [first] });
  expect(first.totalCents + rest.totalCents).toBe(-2100);
  expect(first.vatCents + rest.vatCents).toBe(-mixed.vatCents);
  expect(rest.lines.length).toBeGreaterThan(0);
  expect(rest.lines.filter(({ grossCents }) => grossCents >= 0)).toEqual([]);
});
