import { redactPersonalData } from "#core/redact-personal-data.ts";

/** Fields with names of people, addresses, payment details, who took a parcel, and tokens that grant access. */
const PERSONAL = new RegExp(
  [
    "name|mail|phone|address|street|city|postal|zip|line\\d|birth",
    "iban|card|last4|payer|customer|billing|shipping_details|receipt_url",
    "recipient|receiver|consignee|addressee|sender|shipper|person|contact|neighbou?r",
    "sign(?:ed|ee|er|ature)|(?:delivered|handed|released)_?to|(?:received|accepted)_?by|left_?with",
    "fingerprint|secret|token|password",
  ].join("|"),
  "i",
);
const LONGEST = 2000;
const MOST_VALUES = 500;

/** A webhook's body for somebody who inspects it: its structure and states, without personal data. Null if not JSON. */
export function redactPayload(body: string): unknown {
  let left = MOST_VALUES;
  const redact = (value: unknown, key = ""): unknown => {
    if (left-- <= 0) return "…";
    if (PERSONAL.test(key) && value !== null) return "[…]";
    if (typeof value === "string") return redactPersonalData(value).slice(0, LONGEST);
    if (Array.isArray(value)) return value.map((one) => redact(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, redact(one, name)]),
    );
  };
  try {
    return redact(JSON.parse(body));
  } catch {
    return null;
  }
}
