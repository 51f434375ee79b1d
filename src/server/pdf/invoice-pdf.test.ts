import { afterAll, describe, expect, test } from "vitest";
import { writeCredit } from "#features/invoices/domain/write-credit.ts";
import { writeInvoice } from "#features/invoices/domain/write-invoice.ts";
import { invoiceDocument } from "#features/invoices/server/print/invoice-document.ts";
import { readEmailMessages } from "#i18n/fixtures/read-messages.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { readQr } from "#platform/qr/fixtures/read-qr.ts";
import { squaresOf, textOf } from "./fixtures/read-pdf.ts";
import { createPdfMaker } from "./pdf-maker.ts";

const seller = {
  legalName: "UAB Žvaigždė",
  code: "300000000",
  vatCode: "LT100000000000",
  address: "Gedimino pr. 1",
  city: "Vilnius",
  email: "labas@example.com",
  phone: "+370 600 00000",
  hours: "",
  bank: { name: "Bankas", iban: "LT12 1000 0111 0100 1000", bic: "CBVILT2X" },
};
const buyer = {
  country: "Lietuva",
  company: { name: "MB Ąžuolas", code: "305000000", vatCode: "LT100001111111" },
  address: {
    firstName: "Rūta",
    lastName: "Ščiukaitė",
    firstAddress: "Pilies g. 1",
    city: "Vilnius",
    zip: "LT-01123",
  },
};
const NAME = "Ąžuolinė kėdė „Šėtekšna“, Ķīpsala, õun, Ёлка";

const invoice = (language: string, currency = "EUR") =>
  writeInvoice(
    {
      number: "LT-000001",
      orderNumber: "QU10001",
      issuedOn: "2026-11-15",
      dueOn: "2026-11-29",
      ...{ language, currency, seller, buyer },
    },
    [
      { what: { name: NAME }, quantity: 3, grossCents: 14_997, vatPercent: 21 },
      { what: { part: "storage" }, quantity: 1, grossCents: 500, vatPercent: 21 },
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
        grossCents: 700,
        vatPercent: 0,
        exempt: "paid_for_you",
      },
    ],
  );

const pdfMaker = createPdfMaker();
afterAll(() => pdfMaker.close());

const wordsOf = (language: string) => createTranslator(language, readEmailMessages(language));
const documentIn = (language: string) => invoiceDocument(wordsOf(language), invoice(language));
const make = async (document: ReturnType<typeof invoiceDocument>) =>
  Buffer.from((await pdfMaker.makePdf(document)) ?? []);

const withoutGaps = (text: string) => text.replaceAll(/\s/g, "");

describe.each(LANGUAGES)("an invoice in %s", (language) => {
  const t = wordsOf(language);
  const money = (cents: number) => formatMoney(cents, "EUR", language);

  test("is a complete PDF with embedded fonts", async () => {
    const pdf = await make(documentIn(language));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.subarray(-6).toString()).toContain("%%EOF");
    expect(pdf.includes("/FontFile2")).toBe(true);
  });

  test("labels the number of a parcel as one of a parcel", async () => {
    const ofParcel = { ...invoice(language), orderNumber: "FR12" };
    const text = textOf(await make(invoiceDocument(t, ofParcel)));
    expect(text).toContain(`${t("mail.invoice.parcel")}:FR12`);
  });

  test("has every field that the law requires", async () => {
    const text = textOf(await make(invoiceDocument(t, invoice(language), "open")));
    const fields = [
      `${t("mail.invoice.title")} LT-000001`,
      `${t("mail.invoice.date")}: 2026-11-15`,
      `${t("mail.invoice.due")}: 2026-11-29`,
      `${t("mail.invoice.order")}: QU10001`,
      seller.legalName,
      t("mail.invoice.company_code", { code: seller.code }),
      t("mail.invoice.vat_code", { code: seller.vatCode }),
      `${seller.address}, ${seller.city}`,
      buyer.company.name,
      t("mail.invoice.vat_code", { code: buyer.company.vatCode }),
      "Rūta Ščiukaitė",
      buyer.address.firstAddress,
      "LT-01123 Vilnius",
      t("mail.invoice.unit_net"),
      // A third of 123.94.
      `${formatNumber(41.3133, language, 4)} €`,
      t("mail.invoice.rate"),
      t("mail.invoice.parts.storage"),
      t("mail.invoice.vat_of", { percent: 21, net: money(12_807) }),
      money(2690),
      t("mail.invoice.no_vat_of.import_services", { net: money(900) }),
      t("mail.invoice.exempt.import_services"),
      t("mail.invoice.exempt.paid_for_you"),
      t("mail.invoice.total"),
      money(17_097),
      t("mail.invoice.to_pay", { sum: money(17_097), date: "2026-11-29" }),
      `IBAN: ${seller.bank.iban}`,
    ];
    for (const field of fields) expect(text).toContain(withoutGaps(field));
    // A name that is longer than its column continues on the next line.
    for (const word of NAME.split(" ")) expect(text).toContain(word);
  });

  test("is a tax invoice with TRNs in the Emirates", async () => {
    const paper = invoice(language);
    const emirates = { ...paper, seller: { ...seller, country: "AE" } };
    const text = textOf(await make(invoiceDocument(t, emirates)));
    expect(t("mail.invoice.tax_title")).toMatch(/\bTax Invoice\b/);
    for (const field of [
      `${t("mail.invoice.tax_title")} LT-000001`,
      `TRN ${seller.vatCode}`,
      `TRN ${buyer.company.vatCode}`,
    ]) {
      expect(text).toContain(withoutGaps(field));
    }
    const code = t("mail.invoice.vat_code", { code: seller.vatCode });
    expect(text).not.toContain(withoutGaps(code));
    const head = { number: "LT-000002", issuedOn: "2026-11-16" };
    const credit = writeCredit(head, emirates, { amountCents: 17_097 });
    expect(textOf(await make(invoiceDocument(t, credit)))).toContain(
      withoutGaps(`${t("mail.invoice.tax_credit_title")} LT-000002`),
    );
  });

  test("shows the payment fee beside the total", async () => {
    const fee = withoutGaps(t("mail.invoice.parts.payment_fee"));
    const text = textOf(await make(invoiceDocument(t, invoice(language), "paid", 135)));
    expect(text).toContain(fee + withoutGaps(money(135)));
    expect(textOf(await make(invoiceDocument(t, invoice(language), "paid")))).not.toContain(fee);
  });

  test("names the original invoice on a credit note, without bank details", async () => {
    const head = { number: "LT-000002", issuedOn: "2026-11-16" };
    const credit = writeCredit(head, invoice(language), { amountCents: 17_097 });
    const text = textOf(await make(invoiceDocument(t, credit)));
    const of = t("mail.invoice.credit_of", { number: "LT-000001", date: "2026-11-15" });
    for (const field of [`${t("mail.invoice.credit_title")} LT-000002`, of, money(-17_097)]) {
      expect(text).toContain(withoutGaps(field));
    }
    expect(text).not.toContain("IBAN");
  });
});

/** The modules of the QR code: the squares of the most common size, on their grid. */
function codeIn(pdf: Buffer): string {
  const squares = squaresOf(pdf);
  const sizes = Map.groupBy(squares, ({ size }) => size.toFixed(3));
  const code = [...sizes.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  const step = code[0]?.size ?? 1;
  const left = Math.min(...code.map(({ x }) => x));
  const top = Math.min(...code.map(({ y }) => y));
  const grid = (value: number) => Math.round(value / step);
  const dark = new Set(code.map(({ x, y }) => `${grid(x - left)} ${grid(y - top)}`));
  const size = 1 + Math.max(...code.map(({ x }) => grid(x - left)));
  return readQr(size, (x, y) => dark.has(`${x} ${y}`));
}

describe("the QR code for bank apps", () => {
  const t = wordsOf("lt");

  test("has the amount, the payee and the reference", async () => {
    const pdf = await make(invoiceDocument(t, invoice("lt"), "open"));
    expect(codeIn(pdf)).toBe(
      "BCD\n002\n1\nSCT\nCBVILT2X\nUAB Žvaigždė\nLT121000011101001000\nEUR170.97\n\n\nLT-000001",
    );
  });

  test.each([
    ["paid", invoice("lt"), "paid"],
    ["cancelled", invoice("lt"), "cancelled"],
    ["not in euros", invoice("lt", "USD"), "open"],
  ] as const)("is omitted where it is %s", async (_what, content, status) => {
    expect(squaresOf(await make(invoiceDocument(t, content, status))).length).toBeLessThan(50);
  });
});

test("a full queue refuses one more PDF, and accepts it later", async () => {
  const narrow = createPdfMaker({ maxWaiting: 1 });
  const first = narrow.makePdf(documentIn("en"));
  expect(await narrow.makePdf(documentIn("en"))).toBeUndefined();
  expect(await first).toBeDefined();
  expect(await narrow.makePdf(documentIn("en"))).toBeDefined();
  await narrow.close();
});

test("a PDF that cannot be made fails alone, and a closed thread is replaced", async () => {
  await expect(pdfMaker.makePdf({ content: { image: "nowhere.png" } })).rejects.toThrow();
  await pdfMaker.close();
  expect(await pdfMaker.makePdf(documentIn("lt"))).toBeDefined();
});
