import { expect, test } from "vitest";
import { type BillDraft, billInput, emptyBill, emptyLine, siteOf, sumsOf } from "./bill-draft.ts";

const TERMS = {
  id: 1,
  vat_percent: 21,
  languages: ["lt"],
  due_on: "2026-12-03",
  due_from: "2026-11-19",
  due_until: "2027-11-19",
};
const draft = (changes: Partial<BillDraft> = {}): BillDraft => ({ ...emptyBill(1), ...changes });
const line = (quantity: number | null, cents: number | null, vatPercent: number | null = null) => ({
  ...emptyLine("a"),
  name: "Papers",
  quantity,
  cents,
  vatPercent,
});

test("the sums are those that the invoice will have, by rate", () => {
  const lines = [line(2, 1210), line(1, 580, 0), line(null, 100), line(1, null)];
  expect(sumsOf(draft({ lines }), TERMS)).toEqual({
    vat: [
      { percent: 21, netCents: 2000, vatCents: 420 },
      { percent: 0, netCents: 580, vatCents: 0 },
    ],
    netCents: 2580,
    totalCents: 3000,
  });
});

test("nothing typed is nothing to pay", () => {
  expect(sumsOf(draft(), TERMS)).toEqual({ vat: [], netCents: 0, totalCents: 0 });
});

test("a customer is billed by their own site", () => {
  const customer = { id: 17, name: "Rasa", siteId: 3 };
  expect(siteOf(draft({ customer }))).toBe(3);
  expect(siteOf(draft({ customer, who: "guest" }))).toBe(1);
  expect(billInput(draft({ customer, lines: [line(1, 500)] }))).toEqual({
    site_id: 3,
    customer_id: 17,
    lines: [{ name: "Papers", quantity: 1, price: 5 }],
  });
});

test("somebody without an account is sent with the company and the address only if there are any", () => {
  const guest = { who: "guest" as const, name: "Rasa", email: " rasa@example.com " };
  expect(billInput(draft(guest)).recipient).toEqual({ name: "Rasa", email: "rasa@example.com" });
  const whole = draft({
    ...guest,
    company: "UAB",
    code: "300",
    street: "Gatvė 1",
    city: "Vilnius",
  });
  expect(billInput(whole).recipient).toEqual({
    name: "Rasa",
    email: "rasa@example.com",
    company: { name: "UAB", code: "300" },
    address: { first_address: "Gatvė 1", city: "Vilnius" },
  });
});

test("the chosen rate of VAT, language and day are sent", () => {
  const lines = [line(1, 500, 0)];
  const sent = billInput(draft({ key: "k", dueOn: "2026-12-24", language: "lt", lines }));
  expect(sent).toMatchObject({ key: "k", due_on: "2026-12-24", language: "lt" });
  expect(sent.lines[0]).toMatchObject({ vat_percent: 0 });
});
