import { expect, test } from "vitest";
import { DEMO_COMPANIES } from "#demo/sites/companies.ts";
import { epcPayment, ibanInGroups, isIban, transferCode } from "./bank-transfer.ts";

const transfer = {
  name: "UAB Pavyzdys",
  iban: "LT12 1000 0111 0100 1000",
  bic: "",
  cents: 12_345,
  text: "QU123 order",
};

test("a payment code has the format of the European Payments Council", () => {
  expect(epcPayment(transfer)).toBe(
    "BCD\n002\n1\nSCT\n\nUAB Pavyzdys\nLT121000011101001000\nEUR123.45\n\n\nQU123 order",
  );
  expect(epcPayment({ ...transfer, cents: 5 })).toContain("\nEUR0.05\n");
});

test("a payment code cuts a name and a text that are too long", () => {
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
])("there is no payment code for %s", (_what, wrong) => {
  expect(epcPayment({ ...transfer, ...wrong })).toBeUndefined();
});

test.each(Object.entries(DEMO_COMPANIES))(
  "%s: the company's account has a valid IBAN",
  (_name, company) => {
    if ("bank" in company) expect(isIban(company.bank.iban)).toBe(true);
  },
);

test("a payment code is possible from one cent to the maximum of a transfer", () => {
  expect(epcPayment({ ...transfer, cents: 1 })).toContain("\nEUR0.01\n");
  expect(epcPayment({ ...transfer, cents: 99_999_999_999 })).toContain("\nEUR999999999.99\n");
});

test("an invoice in euros has a payment code if its seller has a bank", () => {
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

test.each([
  ["LT707044060001123456", "LT70 7044 0600 0112 3456"],
  ["LV71 HABA 0551 2987 6543 2", "LV71 HABA 0551 2987 6543 2"],
])("the IBAN %s is shown as %s", (iban, groups) => {
  expect(ibanInGroups(iban)).toBe(groups);
});

test.each([
  ["LT121000011101001000", true],
  ["LT12 1000 0111 0100 1000", true],
  ["GB82 WEST 1234 5698 7654 32", true],
  ["NO93 8601 1117 947", true],
  ["LT131000011101001000", false],
  ["LT121000011101001001", false],
  ["lt121000011101001000", false],
  ["1T121000011101001000", false],
  ["LTA21000011101001000", false],
  ["xLT121000011101001000", false],
  ["LT121000011101001000-", false],
  ["", false],
  // All have correct check digits; only those within the shortest and longest allowed lengths are accounts.
  ["LT661111111111", false],
  ["LT0411111111111", true],
  [`LT16${"0".repeat(30)}`, true],
  [`LT16${"0".repeat(31)}`, false],
])("%j is a valid IBAN: %s", (iban, answer) => {
  expect(isIban(iban)).toBe(answer);
});

test("exactly one pair of check digits is valid for an account", () => {
  const right = Array.from({ length: 97 }, (_, at) => String(at + 2).padStart(2, "0")).filter(
    (digits) => isIban(`LT${digits}1000011101001000`),
  );
  expect(right).toEqual(["12"]);
});

test("an IBAN with extra characters before or after it is invalid", () => {
  expect(isIban("LT121000011101001000")).toBe(true);
  for (const iban of ["-LT121000011101001000", "LT121000011101001000-"]) {
    expect(isIban(iban), iban).toBe(false);
  }
});
