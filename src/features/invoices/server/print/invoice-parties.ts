import type { Content } from "pdfmake/interfaces";
import type { MessageKey } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { type InvoiceContent, paperLaw } from "../../domain/invoice.ts";

/** Full names, addresses and company numbers of seller and buyer. */
export const invoiceParties = (t: Translate, invoice: InvoiceContent): Content => ({
  columns: [seller(t, invoice), buyer(t, invoice)],
  columnGap: 32,
  margin: [0, 20, 0, 24],
});

function party(title: string, lines: readonly (string | false)[]): Content {
  return {
    stack: [{ text: title, bold: true }, ...lines.flatMap((line) => line || [])],
  };
}

function seller(t: Translate, { seller: company }: InvoiceContent): Content {
  return party(t("mail.invoice.seller"), [
    company.legalName,
    t("mail.invoice.company_code", { code: company.code }),
    t(taxNumberKey(company), { code: company.vatCode }),
    `${company.address}, ${company.city}`,
    company.email,
    company.phone,
  ]);
}

const taxNumberKey = ({ country }: InvoiceContent["seller"]): MessageKey =>
  paperLaw(country) === "ae" ? "mail.invoice.trn" : "mail.invoice.vat_code";

function buyer(
  t: Translate,
  { seller: by, buyer: { address, company, country } }: InvoiceContent,
): Content {
  return party(t("mail.invoice.buyer"), [
    company?.name ?? "",
    company?.code ? t("mail.invoice.company_code", { code: company.code }) : false,
    company?.vatCode ? t(taxNumberKey(by), { code: company.vatCode }) : false,
    address ? `${address.firstName} ${address.lastName}`.trim() : false,
    address?.firstAddress ?? "",
    address ? `${address.zip} ${address.city}`.trim() : false,
    country,
    !address && !company && t("mail.invoice.buyer_hidden"),
  ]);
}
