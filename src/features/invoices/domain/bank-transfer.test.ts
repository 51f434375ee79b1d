import { expect, test } from "vitest";
import { DEMO_COMPANIES } from "#demo/sites/companies.ts";
import { epcPayment, isIban, transferCode } from "./bank-transfer.ts";

const transfer = {
  name: "UAB Pavyzdys",
  iban: "LT12 1000 0111 0100 1000",
  bic: "",
  cents: 12_345,
  text: "QU123 order",
};

test("as the European Payments Council writes it", () => {
  expect(epcPayment(transfer)).toBe(
    "BCD\n002\n1\nSCT\n\nUAB Pavyzdys\nLT121000011101001000\nEUR123.45\n\n\nQU123 order",
  );
  expect(epcPayment({ ...transfer, cents: 5 })).toContain("\nEUR0.05\n");
});

test("a name and a text that are too long are cut, and it still fits into a code", () => {
  const code = epcPayment({ ...transfer, name: "Š".repeat(90), text: "ė".repeat(200) }) ?? "";
  expect(code).toContain(`\n${"Š".repeat(70)}\n`);
  expect(code.endsWith(`\n${"ė".repeat(140)}`)).toBe(true);
});

test.each([
  ["nothing", { cents: 0 }],
  ["less than nothing", { cents: -1 }],
  ["more than a transfer takes", { cents: 100_000_000_000 }],
  ["a mistyped account", { iban: "LT12 1000 0111 0100 1001" }],
  ["no account", { iban: "" }],
])("no code for %s", (_what, wrong) => {
  expect(epcPayment({ ...transfer, ...wrong })).toBeUndefined();
});

test.each(Object.entries(DEMO_COMPANIES))(
  "%s: its account's digits are right",
  (_name, company) => {
    if ("bank" in company) expect(isIban(company.bank.iban)).toBe(true);
  },
);

test("from one cent to what a transfer takes", () => {
  expect(epcPayment({ ...transfer, cents: 1 })).toContain("\nEUR0.01\n");
  expect(epcPayment({ ...transfer, cents: 99_999_999_999 })).toContain("\nEUR999999999.99\n");
});

test("an invoice in euros whose seller has a bank can be paid by a code", () => {
  const seller = { legalName: "UAB Pavyzdys", bank: { iban: transfer.iban, bic: "HABALT22" } };
  const invoice = {
    seller,
    currency: "EUR",
    totalCents: 500,
    number: "LT-000042",
  } as never as Parameters<typeof transferCode>[0];
  expect(transferCode(invoice)).toBe(
    "BCD\n002\n1\nSCT\nHABALT22\nUAB Pavyzdys\nLT121000011101001000\nEUR5.00\n\n\nLT-000042",
  );
  expect(transferCode({ ...invoice, currency: "USD" })).toBeUndefined();
  const { bank: _none, ...bankless } = invoice.seller;
  expect(transferCode({ ...invoice, seller: bankless as never })).toBeUndefined();
});
