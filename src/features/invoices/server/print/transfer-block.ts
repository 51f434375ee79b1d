import type { Content, ContentStack } from "pdfmake/interfaces";
import type { Translate } from "#i18n/translator.ts";
import { ibanInGroups, transferCode } from "../../domain/bank-transfer.ts";
import type { InvoiceContent } from "../../domain/invoice.ts";

/** Details for a bank transfer, to type or to scan with a banking app; only for euros. */
export function transferBlock(t: Translate, invoice: InvoiceContent): Content[] {
  const { seller, currency, number } = invoice;
  const { bank, legalName: name } = seller;
  if (!bank || currency !== "EUR") return [];
  const code = transferCode(invoice);
  const details: ContentStack = {
    stack: [
      { text: t("mail.invoice.transfer"), bold: true },
      `${t("mail.invoice.payee")}: ${name}`,
      `IBAN: ${ibanInGroups(bank.iban)}`,
      `BIC: ${bank.bic}`,
      `${t("mail.invoice.bank")}: ${bank.name}`,
      `${t("mail.invoice.purpose")}: ${number}`,
    ],
  };
  if (!code) return [details];
  return [
    {
      columns: [
        { width: "auto", stack: [{ qr: code, fit: 110, eccLevel: "M" }] },
        { width: "*", ...details },
      ],
      columnGap: 20,
      unbreakable: true,
    },
    { text: t("mail.invoice.scan"), fontSize: 8, margin: [0, 6, 0, 0] },
  ];
}
