import type { MessageKey } from "#core/message-key.ts";

/** The carriers that a tracking number can identify; for any other carrier, the sender names it. */
export const CARRIERS = [
  "post",
  "ups",
  "fedex",
  "dhl",
  "usps",
  "dpd",
  "omniva",
  "venipak",
  "postnl",
  "aramex",
  "other",
] as const;
export type Carrier = (typeof CARRIERS)[number];

export type TrackingNumber = { number: string; carrier: Carrier };
type TrackingFault = "missing" | "format" | "check_digit";

export const trackingProblem = (fault: TrackingFault): MessageKey =>
  fault === "missing" ? "validation.required" : `validation.tracking_${fault}`;

/** A number format of one carrier; `isRight` verifies the check digit, if its rule is known. */
type Format = { carrier: Carrier; pattern: RegExp; isRight?: (number: string) => boolean };

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at % weights.length] ?? 0), 0);
const tenLess = (sum: number): number => (10 - (sum % 10)) % 10;

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

function postCheck(serial: string): number {
  const check = 11 - (weighted(digitsOf(serial), S10_WEIGHTS) % 11);
  return check === 10 ? 0 : check === 11 ? 5 : check;
}

/** The Universal Postal Union's format: two letters, eight digits, the check digit and the country. */
const isPost = (number: string): boolean => postCheck(number.slice(2, 10)) === Number(number[10]);

export function postNumber(letters: string, serial: number, country: string): string {
  const digits = String(serial).padStart(8, "0");
  return `${letters}${digits}${postCheck(digits)}${country}`;
}

function isUps(number: string): boolean {
  const values = [...number.slice(2, 17)].map((sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  );
  return tenLess(weighted(values, [1, 2])) === Number(number[17]);
}

/** Express numbers have 12 digits, or 34 of which the last 14 count; Ground numbers have 15. */
function isFedex(number: string): boolean {
  const last = Number(number.at(-1));
  if (number.length === 15) {
    return tenLess(weighted(digitsOf(number.slice(0, 14)), [1, 3])) === last;
  }
  const [serial, weights] =
    number.length === 34 ? [number.slice(20, 33), [1, 7, 3]] : [number.slice(0, 11), [3, 1, 7]];
  return (weighted(digitsOf(serial), weights) % 11) % 10 === last;
}

const isDhl = (number: string): boolean =>
  Number(number.slice(0, -1)) % 7 === Number(number.at(-1));

/** The first match wins. Couriers without a public check-digit rule are recognised by the pattern alone. */
const FORMATS: readonly Format[] = [
  { carrier: "post", pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, isRight: isPost },
  { carrier: "ups", pattern: /^1Z[0-9A-Z]{15}\d$/, isRight: isUps },
  { carrier: "fedex", pattern: /^(\d{12}|\d{15}|\d{34})$/, isRight: isFedex },
  { carrier: "dhl", pattern: /^\d{10,11}$/, isRight: isDhl },
  { carrier: "dhl", pattern: /^(JJD|JVGL)\d{8,30}$/ },
  { carrier: "dhl", pattern: /^(GM|LX|RX)\d{10,39}$/ },
  { carrier: "usps", pattern: /^9[1-5]\d{18,20}$/ },
  { carrier: "dpd", pattern: /^\d{14}$/ },
  { carrier: "venipak", pattern: /^V\d+E\d+$/ },
  { carrier: "postnl", pattern: /^3S[0-9A-Z]{8,15}$/ },
];

const WRITTEN = /^[0-9A-Z]{6,40}$/;

/** The number as on the label, without spaces and dashes. */
export const normalizeTrackingNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-‐–]/g, "");

/** Plain digits may belong to several carriers, so the carrier named by the user wins; letters are unambiguous. */
export function readTrackingNumber(typed: string, named?: Carrier): TrackingNumber | TrackingFault {
  const number = normalizeTrackingNumber(typed);
  if (number === "") return "missing";
  if (!WRITTEN.test(number) || !/\d/.test(number)) return "format";
  const format = FORMATS.find(({ pattern }) => pattern.test(number));
  if (!format) return { number, carrier: named ?? "other" };
  const { carrier, isRight } = format;
  if (!isRight || isRight(number))
    return { number, carrier: isPlain(number) ? (named ?? carrier) : carrier };
  if (isPlain(number) && named !== undefined && named !== carrier)
    return { number, carrier: named };
  return "check_digit";
}

const isPlain = (number: string): boolean => /^\d+$/.test(number);
