import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { InvoiceContent, InvoiceLine } from "../domain/invoice.ts";

/** The invoice as it stands on paper, in the language it was written in. */
export function invoiceDocument(t: Translate, invoice: InvoiceContent): TDocumentDefinitions {
  const title = `${t("mail.invoice.title")} ${invoice.number}`;
  return {
    info: { title, author: invoice.seller.legalName },
    language: invoice.language,
    pageSize: "A4",
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25 },
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      `${t("mail.invoice.date")}: ${invoice.issuedOn}`,
      { text: `${t("mail.invoice.order")}: ${invoice.orderNumber}`, margin: [0, 0, 0, 20] },
      { columns: [seller(t, invoice), buyer(t, invoice)], columnGap: 32, margin: [0, 0, 0, 24] },
      table(t, invoice),
      totals(t, invoice),
      { text: t("mail.invoice.paid"), margin: [0, 20, 0, 0] },
    ],
  };
}

function party(title: string, lines: readonly (string | false)[]): Content {
  return {
    stack: [
      { text: title, bold: true },
      ...lines.filter((line) => line !== false && line !== ""),
    ] as Content[],
  };
}

function seller(t: Translate, { seller: company }: InvoiceContent): Content {
  return party(t("mail.invoice.seller"), [
    company.legalName,
    t("mail.invoice.company_code", { code: company.code }),
    t("mail.invoice.vat_code", { code: company.vatCode }),
    `${company.address}, ${company.city}`,
    company.email,
    company.phone,
  ]);
}

function buyer(t: Translate, { buyer: { address, company, country } }: InvoiceContent): Content {
  return party(t("mail.invoice.buyer"), [
    company?.name ?? "",
    company?.code ? t("mail.invoice.company_code", { code: company.code }) : false,
    company?.vatCode ? t("mail.invoice.vat_code", { code: company.vatCode }) : false,
    address ? `${address.firstName} ${address.lastName}` : false,
    address?.firstAddress ?? "",
    address ? `${address.zip} ${address.city}`.trim() : false,
    country,
    !address && !company && t("mail.invoice.buyer_hidden"),
  ]);
}

const end = (text: string, bold = false): TableCell => ({ text, alignment: "right", bold });
const money = ({ currency, language }: InvoiceContent, cents: number) =>
  formatMoney(cents, currency, language);

function table(t: Translate, invoice: InvoiceContent): Content {
  const heads = ["quantity", "unit_net", "net", "gross"] as const;
  return {
    layout: "lightHorizontalLines",
    table: {
      headerRows: 1,
      widths: ["*", "auto", "auto", "auto", "auto"],
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
    end(unit),
    end(money(invoice, netCents)),
    end(money(invoice, grossCents)),
  ];
}

function totals(t: Translate, invoice: InvoiceContent): Content {
  const rows: [string, number, boolean?][] = [
    [t("mail.invoice.net"), invoice.netCents],
    [t("mail.invoice.vat", { percent: invoice.vatPercent }), invoice.vatCents],
    [t("mail.invoice.total"), invoice.totalCents, true],
  ];
  if (invoice.fromBalanceCents > 0) {
    rows.push([t("mail.invoice.from_balance"), invoice.fromBalanceCents]);
  }
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
