import type { MessageKey } from "./message-key.ts";
import { keysOf } from "./record.ts";

/**
 * Invisible characters that reverse text or join or split words: with them a label would read differently from its
 * data.
 */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** A name made only of spaces, accents and joiners is not a name. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/** SPEC §5: rules shared by browser and server. A rule returns a message key, or undefined if the value is valid. */
export type FieldMessage = { key: MessageKey; params?: Record<string, string | number> };
export type Rule = (value: unknown) => FieldMessage | undefined;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** An empty field passes every rule except `required`. */
const ruleFor =
  (message: FieldMessage, isValid: (text: string) => boolean): Rule =>
  (value) =>
    isEmpty(value) || isValid(String(value).trim()) ? undefined : message;

export const required: Rule = (value) =>
  isEmpty(value) ? { key: "validation.required" } : undefined;

export const email = ruleFor({ key: "validation.email" }, (text) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
);

/** A plus sign, then 7 to 15 digits; single spaces may sit between digits. */
export const phone = ruleFor({ key: "validation.phone" }, (text) =>
  /^\+\d(?: ?\d){6,14}$/.test(text),
);

export const number = ruleFor(
  { key: "validation.number" },
  (text) => parseNumber(text) !== undefined,
);

/** `host` is the example the message shows. */
export const url = (host: string): Rule =>
  ruleFor({ key: "validation.url", params: { host } }, (text) => {
    try {
      // Stryker disable next-line Regex: a protocol ends with its colon
      return /^https?:$/.test(new URL(text).protocol);
    } catch {
      return false;
    }
  });

/** A check that has no message of its own uses the general one. */
export const valid = (isValid: (text: string) => boolean): Rule =>
  ruleFor({ key: "validation.invalid" }, isValid);

/** Half of Europe writes 1,5, with a comma. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

export type FieldMessages<Field extends string = string> = Partial<Record<Field, FieldMessage>>;

/** The first error of each field; an empty result means that the form is valid. */
export function checkFields<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  rules: Partial<Record<NoInfer<Field>, readonly Rule[]>>,
): FieldMessages<Field> {
  const messages: FieldMessages<Field> = {};
  for (const field of keysOf<Partial<Record<Field, readonly Rule[]>>>(rules)) {
    for (const rule of rules[field] ?? []) {
      messages[field] ??= rule(values[field]);
    }
    if (!messages[field]) delete messages[field];
  }
  return messages;
}
