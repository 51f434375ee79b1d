import fc from "fast-check";
import { expect, test } from "vitest";
import { type InvoiceContent, invoiceNumber, vatRows } from "./invoice.ts";
import { writeCredit } from "./write-credit.ts";
import { type GrossLine, writeInvoice } from "./write-invoice.ts";

const LT = { region: "lt", product: "cartage" };
const head = {
  number: invoiceNumber(LT, 42),
  issuedOn: "2026-11-15",
  language: "lt",
  currency: "EUR",
  seller: {} as never,
  buyer: { address: null, country: "Lietuva", company: null },
};
const creditHead = { number: invoiceNumber(LT, 43), issuedOn: "2026-11-16" };

test("an invoice number uses the site's series and no internal name", () => {
  expect(invoiceNumber(LT, 27)).toBe("LT-000027");
  expect(invoiceNumber({ region: "default", product: "cartage" }, 27)).toBe("CARTAGE-000027");
});

const anyLine: fc.Arbitrary<GrossLine> = fc.record({
  what: fc.constant({ name: "Work" }),
  quantity: fc.integer({ min: 1, max: 50 }),
  grossCents: fc.integer({ min: 1, max: 500_000 }),
  vatPercent: fc.constantFrom(0, 5, 9, 21, 24),
});
const lines = fc.array(anyLine, { minLength: 1, maxLength: 12 });
const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);

test("invoice lines add up to the total, per rate and overall", () => {
  fc.assert(
    fc.property(lines, (asked) => {
      const invoice = writeInvoice(head, asked);
      expect(invoice.totalCents).toBe(sum(asked.map(({ grossCents }) => grossCents)));
      expect(invoice.netCents + invoice.vatCents).toBe(invoice.totalCents);
      expect(sum(invoice.lines.map(({ netCents }) => netCents))).toBe(invoice.netCents);
      for (const { percent, netCents, vatCents } of invoice.vat ?? []) {
        expect(Math.abs(netCents * (percent / 100) - vatCents)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("a full or partial credit note adds up to its amount", () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0.01, max: 1, noNaN: true }), (asked, share) => {
      const invoice = writeInvoice(head, asked);
      const part = Math.max(1, Math.round(invoice.totalCents * share));
      for (const cents of [invoice.totalCents, part]) {
        const credit = writeCredit(creditHead, invoice, { amountCents: cents });
        expect(credit.totalCents).toBe(0 - cents);
        expect(credit.netCents + credit.vatCents).toBe(credit.totalCents);
        expect(sum(credit.lines.map(({ grossCents }) => grossCents))).toBe(0 - cents);
      }
    }),
  );
});

test("successive credit notes add up to the invoice, rate by rate", () => {
  const shares = fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(lines, shares, (asked, parts) => {
      const invoice = writeInvoice(head, asked);
      const earlier: InvoiceContent[] = [];
      let left = invoice.totalCents;
      for (const share of [...parts, 1]) {
        const amountCents = Math.ceil(left * share);
        if (amountCents === 0) continue;
        const credit = writeCredit(creditHead, invoice, { amountCents, earlier });
        expect(credit.totalCents).toBe(0 - amountCents);
        for (const row of vatRows(credit)) expect(row.vatCents).toBeLessThanOrEqual(0);
        earlier.push(credit);
        left -= amountCents;
      }
      const taken = earlier.flatMap(vatRows);
      for (const { percent, netCents, vatCents } of vatRows(invoice)) {
        const alike = taken.filter((row) => row.percent === percent);
        expect(sum(alike.map((row) => row.netCents))).toBe(0 - netCents);
        expect(sum(alike.map((row) => row.vatCents))).toBe(0 - vatCents);
      }
    }),
  );
});

test("an invoice and its credit notes keep two VAT rates and the exemption", () => {
  const invoice = writeInvoice(head, [
    { what: { part: "storage" }, quantity: 1, grossCents: 121, vatPercent: 21 },
    {
      what: { part: "transport" },
      quantity: 1,
      grossCents: 900,
      vatPercent: 0,
      exempt: "import_services",
    },
  ]);
  expect(invoice.vat).toEqual([
    { percent: 21, netCents: 100, vatCents: 21 },
    { percent: 0, exempt: "import_services", netCents: 900, vatCents: 0 },
  ]);
  const credit = writeCredit(creditHead, invoice, { amountCents: 1021 });
  expect(credit).toMatchObject({
    creditOf: { number: "LT-000042", issuedOn: "2026-11-15" },
    totalCents: -1021,
    vatCents: -21,
  });
  const part = writeCredit(creditHead, invoice, { amountCents: 500, only: "import_services" });
  expect(part.vat).toEqual([
    { percent: 0, exempt: "import_services", netCents: -500, vatCents: 0 },
  ]);
  const more = writeCredit(creditHead, invoice, { amountCents: 1000, only: "import_services" });
  expect(more.vatCents).toBe(-21);
  expect(credit.lines.map(({ what }) => what)).toEqual([
    { part: "storage" },
    { part: "transport" },
  ]);
});

test("a credit note for an old invoice states its single VAT rate", () => {
  const {
    vat: _rows,
    lines: written,
    ...first
  } = writeInvoice(head, [
    { what: { name: "Work" }, quantity: 1, grossCents: 121, vatPercent: 21 },
  ]);
  const old = {
    ...first,
    vatPercent: 21,
    lines: written.map(({ vatPercent: _percent, ...line }) => line),
  };
  const credit = writeCredit(creditHead, old, { amountCents: 121 });
  expect(credit.lines.map(({ vatPercent }) => vatPercent)).toEqual([21]);
  expect(credit.vat).toEqual([{ percent: 21, netCents: -100, vatCents: -21 }]);
});

test("a partial credit note has a line per rate and states the exemption", () => {
  const invoice = writeInvoice(
    head,
    [
      { what: { part: "storage" }, quantity: 1, grossCents: 121, vatPercent: 21 },
      {
        what: { part: "duty" },
        quantity: 1,
        grossCents: 500,
        vatPercent: 0,
        exempt: "paid_for_you",
      },
      {
        what: { part: "transport" },
        quantity: 1,
        grossCents: 900,
        vatPercent: 0,
        exempt: "import_services",
      },
      {
        what: { part: "import_vat" },
        quantity: 1,
        grossCents: 100,
        vatPercent: 0,
        exempt: "paid_for_you",
      },
    ],
    50,
  );
  expect(invoice.fromBalanceCents).toBe(50);
  expect(invoice.vat).toEqual([
    { percent: 21, netCents: 100, vatCents: 21 },
    { percent: 0, exempt: "paid_for_you", netCents: 600, vatCents: 0 },
    { percent: 0, exempt: "import_services", netCents: 900, vatCents: 0 },
  ]);
  const all = writeCredit(creditHead, invoice, { amountCents: 600, only: "paid_for_you" });
  expect(all.lines).toEqual([
    {
      what: { part: "refund" },
      quantity: 1,
      netCents: -600,
      grossCents: -600,
      vatPercent: 0,
      exempt: "paid_for_you",
    },
  ]);
  expect(all.fromBalanceCents).toBe(0);
  // An earlier credit for another exemption leaves all of this one.
  const earlier = [writeCredit(creditHead, invoice, { amountCents: 900, only: "import_services" })];
  const rest = writeCredit(creditHead, invoice, {
    amountCents: 600,
    only: "paid_for_you",
    earlier,
  });
  expect(rest.vat).toEqual([{ percent: 0, exempt: "paid_for_you", netCents: -600, vatCents: 0 }]);
  const tooMuch = writeCredit(creditHead, invoice, { amountCents: 601, only: "paid_for_you" });
  expect(tooMuch.vat).toHaveLength(3);
  const plain = writeCredit(
    creditHead,
    writeInvoice(head, [{ what: { name: "Work" }, quantity: 1, grossCents: 242, vatPercent: 21 }]),
    { amountCents: 121 },
  );
  expect(plain.lines[0]).toStrictEqual({
    what: { part: "refund" },
    quantity: 1,
    netCents: -100,
    grossCents: -121,
    vatPercent: 21,
  });
});
