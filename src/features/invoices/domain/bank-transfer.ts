import type { Cents } from "#core/money.ts";
import type { InvoiceContent } from "./invoice.ts";

/** ISO 13616: letters count as 10 to 35, and the number modulo 97 must be 1. */
export function isIban(iban: string): boolean {
  const plain = iban.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The usual format: groups of four characters. */
export const ibanInGroups = (iban: string): string =>
  iban.replaceAll(" ", "").replace(/.{4}(?=.)/g, "$& ");

type Transfer = { name: string; iban: string; bic: string; cents: Cents; text: string };

const MOST_CENTS = 99_999_999_999;

/** EPC069-12, version 2: the text that a banking app reads from the QR code. Undefined if the data is invalid. */
export function epcPayment({ name, iban, bic, cents, text }: Transfer): string | undefined {
  if (cents < 1 || cents > MOST_CENTS || !isIban(iban)) return undefined;
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    name.slice(0, 70),
    iban.replaceAll(" ", ""),
    amount,
    "",
    "",
    text.slice(0, 140),
  ].join("\n");
}

/** The code of an invoice that a transfer can pay: its seller has a bank account, and it is in euros. */
export function transferCode({
  seller: { bank, legalName: name },
  currency,
  totalCents: cents,
  number: text,
}: Pick<InvoiceContent, "seller" | "currency" | "totalCents" | "number">): string | undefined {
  if (!bank || currency !== "EUR") return undefined;
  return epcPayment({ name, iban: bank.iban, bic: bank.bic, cents, text });
}
