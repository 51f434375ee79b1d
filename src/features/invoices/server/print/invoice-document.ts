import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { currencySign, formatMoney, formatNumber } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { BillStatus } from "../../domain/bill.ts";
import { type InvoiceContent, type InvoiceLine, paperLaw, vatRows } from "../../domain/invoice.ts";
import { invoiceParties } from "./invoice-parties.ts";
import { transferBlock } from "./transfer-block.ts";

/**
 * The printed document, in the language it was written in, with every field of article 226 of Directive 2006/112/EC.
 * Without a status it was paid before it was written. The fee is what its payer paid on top.
 */
export function invoiceDocument(
  t: Translate,
  invoice: InvoiceContent,
  status: BillStatus = "paid",
  feeCents: Cents = 0,
): TDocumentDefinitions {
  const title = `${t(titleKey(invoice))} ${invoice.number}`;
  return {
    info: { title, author: invoice.seller.legalName },
    language: invoice.language,
    pageSize: "A4",
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25 },
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      ...dates(t, invoice),
      invoiceParties(t, invoice),
      table(t, invoice),
      totals(t, invoice, feeCents),
      ...exemptions(t, invoice),
      ...ending(t, invoice, status),
    ],
    footer: {
      text: invoice.number,
      alignment: "center",
      fontSize: 8,
    },
  };
}

/** Joins several documents into one file, each starting on a new page; their numbers are in their titles. */
export const joinDocuments = (
  { footer: _footer, ...first }: TDocumentDefinitions,
  others: readonly TDocumentDefinitions[],
): TDocumentDefinitions => ({
  ...first,
  content: [
    first.content,
    ...others.map(({ content }): Content => ({ stack: [content], pageBreak: "before" })),
  ],
});

const TITLES = {
  eu: { invoice: "mail.invoice.title", credit: "mail.invoice.credit_title" },
  ae: { invoice: "mail.invoice.tax_title", credit: "mail.invoice.tax_credit_title" },
} as const;

const titleKey = ({ seller, creditOf }: InvoiceContent) =>
  TITLES[paperLaw(seller.country)][creditOf ? "credit" : "invoice"];

function dates(
  t: Translate,
  { issuedOn, dueOn, orderNumber, creditOf }: InvoiceContent,
): Content[] {
  return [
    `${t("mail.invoice.date")}: ${issuedOn}`,
    dueOn && `${t("mail.invoice.due")}: ${dueOn}`,
    orderNumber && `${t(subjectKey(orderNumber))}: ${orderNumber}`,
    creditOf && t("mail.invoice.credit_of", { number: creditOf.number, date: creditOf.issuedOn }),
  ].flatMap((line) => line || []);
}

/** SPEC §3: a forward request's number begins with FR. */
const subjectKey = (number: string): MessageKey =>
  number.startsWith("FR") ? "mail.invoice.parcel" : "mail.invoice.order";

const end = (text: string, bold = false): TableCell => ({ text, alignment: "right", bold });
const money = ({ currency, language }: InvoiceContent, cents: number) =>
  formatMoney(cents, currency, language);

const percentOf = (invoice: InvoiceContent, { vatPercent }: InvoiceLine): number =>
  vatPercent ?? invoice.vatPercent ?? 0;

function table(t: Translate, invoice: InvoiceContent): Content {
  const heads = ["quantity", "unit_net", "rate", "net", "gross"] as const;
  return {
    layout: "lightHorizontalLines",
    table: {
      headerRows: 1,
      widths: ["*", "auto", "auto", "auto", "auto", "auto"],
      body: [
        [
          { text: t("mail.invoice.what"), bold: true },
          ...heads.map((head) => end(t(`mail.invoice.${head}`), true)),
        ],
        ...invoice.lines.map((line) => row(t, invoice, line)),
      ],
    },
  };
}

function row(t: Translate, invoice: InvoiceContent, line: InvoiceLine): TableCell[] {
  const { what, quantity, netCents, grossCents } = line;
  const unit = formatNumber(netCents / quantity / 100, invoice.language, quantity === 1 ? 2 : 4);
  return [
    "name" in what ? what.name : t(`mail.invoice.parts.${what.part}`),
    end(String(quantity)),
    end(`${unit}\u00a0${currencySign(invoice.currency)}`),
    end(`${formatNumber(percentOf(invoice, line), invoice.language)} %`),
    end(money(invoice, netCents)),
    end(money(invoice, grossCents)),
  ];
}

function totals(t: Translate, invoice: InvoiceContent, feeCents: Cents): Content {
  const rates = vatRows(invoice).map((row): [string, number] => {
    const of = { percent: row.percent, net: money(invoice, row.netCents) };
    const key: MessageKey = row.exempt
      ? `mail.invoice.no_vat_of.${row.exempt}`
      : "mail.invoice.vat_of";
    return [t(key, of), row.vatCents];
  });
  const rows: [string, number, boolean?][] = [
    [t("mail.invoice.net"), invoice.netCents],
    ...rates,
    [t("mail.invoice.total"), invoice.totalCents, true],
  ];
  if (invoice.fromBalanceCents > 0) {
    rows.push([t("mail.invoice.from_balance"), invoice.fromBalanceCents]);
  }
  if (feeCents > 0) rows.push([t("mail.invoice.parts.payment_fee"), feeCents]);
  return {
    margin: [0, 16, 0, 0],
    layout: "noBorders",
    table: {
      widths: ["*", "auto"],
      body: rows.map(([label, cents, bold]) => [
        end(label, bold),
        end(money(invoice, cents), bold),
      ]),
    },
  };
}

/** Explains why no VAT is charged, if that is the case. */
function exemptions(t: Translate, invoice: InvoiceContent): Content[] {
  const reasons = new Set(vatRows(invoice).flatMap(({ exempt }) => (exempt ? [exempt] : [])));
  return [...reasons].map((reason) => ({
    text: t(`mail.invoice.exempt.${reason}`),
    margin: [0, 12, 0, 0],
  }));
}

function ending(t: Translate, invoice: InvoiceContent, status: BillStatus): Content[] {
  if (invoice.creditOf) return [];
  if (status !== "open") {
    return [{ text: t(`mail.invoice.${status}`), bold: true, margin: [0, 20, 0, 0] }];
  }
  const sum = money(invoice, invoice.totalCents);
  return [
    {
      text: t("mail.invoice.to_pay", { sum, date: invoice.dueOn ?? invoice.issuedOn }),
      bold: true,
      margin: [0, 20, 0, 8],
    },
    ...transferBlock(t, invoice),
  ];
}
