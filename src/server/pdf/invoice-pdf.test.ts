import { afterAll, expect, test } from "vitest";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import { writeInvoice } from "#features/orders/domain/invoice.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import { invoiceDocument } from "#features/orders/server/invoice-document.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { loadMailMessages } from "#i18n/messages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { createPdfMaker } from "./pdf-maker.ts";

const line: OrderLine = {
  productId: 1,
  variantId: 1,
  slug: "a",
  sku: "A",
  name: "Ąžuolinė kėdė „Šėtekšna“, Ķīpsala, õun, Ёлка",
  options: "M",
  picture: null,
  priceCents: 4999,
  quantity: 3,
};

const invoice = (language: string) =>
  writeInvoice({
    number: "LT-000001",
    orderNumber: "QU10001",
    issuedOn: "2026-11-15",
    language,
    currency: "EUR",
    seller: {
      legalName: "UAB Žvaigždė",
      code: "300000000",
      vatCode: "LT100000000000",
      address: "Gedimino pr. 1",
      city: "Vilnius",
      email: "labas@example.com",
      phone: "+370 600 00000",
      hours: "",
    },
    buyer: {
      country: "Lietuva",
      company: null,
      address: {
        firstName: "Rūta",
        lastName: "Ščiukaitė",
        firstAddress: "Pilies g. 1",
        city: "Vilnius",
        zip: "LT-01123",
        phoneNumber: "",
        countryId: 1,
      },
    },
    orderLines: [line],
    total: explainTotal({
      lines: [line],
      shippingFeeCents: 900,
      shippingDiscountCents: 100,
      deliveryCents: 299,
      balanceCents: 1000,
    }),
    countryIso: "LT",
  });

const pdfMaker = createPdfMaker();
afterAll(() => pdfMaker.close());

const documentIn = (language: string) =>
  invoiceDocument(
    createTranslator(language, loadMailMessages()[language] ?? {}),
    invoice(language),
  );

test.each(LANGUAGES)("%s: a whole PDF with fonts of its own", async (language) => {
  const pdf = Buffer.from((await pdfMaker.makePdf(documentIn(language))) ?? []);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.subarray(-6).toString()).toContain("%%EOF");
  expect(pdf.includes("/FontFile2")).toBe(true);
});

test("where too many wait, one more is not taken; later it is", async () => {
  const narrow = createPdfMaker({ maxWaiting: 1 });
  const first = narrow.makePdf(documentIn("en"));
  expect(await narrow.makePdf(documentIn("en"))).toBeUndefined();
  expect(await first).toBeDefined();
  expect(await narrow.makePdf(documentIn("en"))).toBeDefined();
  await narrow.close();
});

test("what cannot be written fails alone, and a thread that ended is replaced", async () => {
  await expect(pdfMaker.makePdf({ content: { image: "nowhere.png" } })).rejects.toThrow();
  await pdfMaker.close();
  expect(await pdfMaker.makePdf(documentIn("lt"))).toBeDefined();
});
