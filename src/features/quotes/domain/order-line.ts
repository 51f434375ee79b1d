import * as z from "zod/mini";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { asMessageKey, type MessageKey } from "#core/message-key.ts";
import { isIntegerCents, sum } from "#core/money.ts";
import { isOneOf, keysOf } from "#core/record.ts";
import { hasVisible, url, withoutUnseen } from "#core/validation.ts";
import { GOODS_KINDS, type GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";

/** No shopping list is longer than this; a pro customer with more lines asks for two quotes. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 999;

/** SPEC §3: the currencies in which a customer may enter a foreign shop's price. */
export const LINE_CURRENCIES = ["EUR", "USD"] as const;
export type LineCurrency = (typeof LINE_CURRENCIES)[number];

/** One thing to buy, as requests and responses carry it (product notes §7). */
export type OrderLine = {
  url: string;
  name: string;
  quantity: number;
  /** In the shop's currency; null where the customer does not know it. */
  price: number | null;
  currency: LineCurrency;
  /** Size, colour. */
  options: string;
  comment: string;
  kind: GoodsKind;
  /** Ids of uploaded photos. */
  files: string[];
};

export const BLANK_LINE: OrderLine = {
  url: "",
  name: "",
  quantity: 1,
  price: null,
  currency: "EUR",
  options: "",
  comment: "",
  kind: "other",
  files: [],
};

const isWebLink = url("");
const text = (most: number) =>
  z
    .string("validation.invalid")
    .check(z.overwrite(withoutUnseen), z.trim(), z.maxLength(most, "validation.too_long"));

const fileIds = z
  .array(z.string().check(z.maxLength(80)))
  .check(z.maxLength(MAX_FILES_PER_FORM, "validation.too_many_files"));

/** SPEC §5, product notes §6: links http or https, quantity a whole number of one or more. */
export const orderLineSchema = z.object({
  url: z.string("validation.required").check(
    z.trim(),
    z.minLength(1, "validation.required"),
    z.maxLength(2000, "validation.too_long"),
    z.refine((link) => isWebLink(link) === undefined, "validation.url"),
  ),
  name: text(200).check(z.refine(hasVisible, "validation.required")),
  quantity: z
    .int("validation.quantity")
    .check(z.minimum(1, "validation.quantity"), z.maximum(MAX_QUANTITY, "validation.quantity")),
  price: z._default(
    z.nullable(
      z
        .number("validation.number")
        .check(
          z.positive("validation.goods_value"),
          z.maximum(100_000, "validation.goods_value"),
          z.refine(isIntegerCents, "validation.goods_value"),
        ),
    ),
    null,
  ),
  currency: z._default(z.enum(LINE_CURRENCIES, "validation.invalid"), "EUR"),
  options: z._default(text(200), ""),
  comment: z._default(text(1000), ""),
  kind: z._default(z.enum(GOODS_KINDS, "validation.invalid"), "other"),
  files: z._default(fileIds, []),
});

const shortened = (most: number) =>
  z.string("validation.invalid").check(
    z.trim(),
    z.overwrite((typed) => typed.slice(0, most)),
  );

/** Accepts an incomplete line. A value that cannot be kept is replaced, so that the rest of the form is still saved. */
export const draftLineSchema = z.object({
  url: z._default(shortened(2000), ""),
  name: z._default(shortened(200), ""),
  quantity: z._default(z.catch(z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)), 1), 1),
  price: z._default(
    z.catch(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000))), null),
    null,
  ),
  currency: z._default(z.enum(LINE_CURRENCIES), "EUR"),
  options: z._default(shortened(200), ""),
  comment: z._default(shortened(1000), ""),
  kind: z._default(z.enum(GOODS_KINDS), "other"),
  files: z._default(fileIds, []),
});

export const LINE_FIELDS = keysOf(BLANK_LINE);
export type LineField = keyof OrderLine;
export type LineErrors = Partial<Record<LineField, MessageKey>>;

/** The first error of each field, by the server's own rules. */
export function validateLine(line: OrderLine): LineErrors {
  const judged = z.safeParse(orderLineSchema, line);
  const errors: LineErrors = {};
  for (const { path, message } of judged.success ? [] : judged.error.issues) {
    const [field] = path;
    if (isOneOf(LINE_FIELDS, field)) errors[field] ??= asMessageKey(message);
  }
  return errors;
}

export const isBlank = (line: OrderLine): boolean =>
  line.url.trim() === "" && line.name.trim() === "" && line.files.length === 0;

/** Product notes §6: the limit of files applies to the whole form, not to each line. */
export const countFiles = (lines: readonly Pick<OrderLine, "files">[]): number =>
  sum(lines.map(({ files }) => files.length));
