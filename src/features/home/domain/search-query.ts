import { wordsOf } from "#core/fold-words.ts";
import { phoneDigits } from "#features/orders/domain/phone-digits.ts";

/** What a person may have typed: one of our numbers, or something printed on a document or a parcel. */
export type SearchQuery = {
  text: string;
  orderId: number | undefined;
  forwardId: number | undefined;
  claimId: number | undefined;
  suite: number | undefined;
  /** Series and number of an invoice. */
  invoice: { series: string; number: number } | undefined;
  email: string | undefined;
  /** Digits of a phone number. */
  phone: string | undefined;
  /** A tracking number, SKU or GTIN as typed. */
  code: string | undefined;
  /** A payment's reference; it may consist of letters only. */
  reference: string | undefined;
  /** Beginnings of names. */
  words: readonly string[];
  /** The search text for goods, without punctuation and single letters, which match anything; empty for our numbers. */
  goods: string;
};

const idAfter = (text: string, prefix: RegExp) => {
  const digits = prefix.exec(text)?.[1];
  return digits ? Number(digits) : undefined;
};

const MOST_WORDS = 3;

/** With its letters, a number of ours cannot mean anything else. */
const OWN_NUMBER = /^(?:QU|FR|CL|CT-?)\d{1,15}$/i;

const saysSomething = (word: string) => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1;

export function readSearchQuery(typed: string): SearchQuery {
  const text = typed.trim().slice(0, 100);
  const invoice = /^([A-Z]{2,12})-(\d{1,9})$/i.exec(text);
  const words = wordsOf(text)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MOST_WORDS);
  return {
    text,
    orderId: idAfter(text, /^(?:QU)?(\d{1,15})$/i),
    forwardId: idAfter(text, /^FR(\d{1,15})$/i),
    claimId: idAfter(text, /^CL(\d{1,15})$/i),
    suite: idAfter(text, /^CT-?(\d{1,9})$/i),
    invoice: invoice
      ? { series: (invoice[1] ?? "").toUpperCase(), number: Number(invoice[2]) }
      : undefined,
    email: text.includes("@") ? text.toLowerCase() : undefined,
    phone: phoneDigits(text),
    code: /^[\w./-]{6,60}$/.test(text) && /\d/.test(text) ? text : undefined,
    reference: /^[\w-]{6,60}$/.test(text) ? text : undefined,
    words: text.includes("@") ? [] : words,
    goods: OWN_NUMBER.test(text) ? "" : text.split(/\s+/).filter(saysSomething).join(" "),
  };
}
