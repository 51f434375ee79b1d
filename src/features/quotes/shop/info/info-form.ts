import { parseNumber } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { type QuoteDetails, type QuoteResponse, submitInfoCall } from "../../contract.ts";

/** `comment`, `files`, and for each line what may be missing: `price.0`, `options.0`. */
type InfoValues = Record<string, string>;

/** Ids of files, as one field holds them. */
export const photosIn = (value: string | undefined): string[] =>
  (value ?? "").split(" ").filter(Boolean);

const blankInfo = ({ items }: Pick<QuoteDetails, "items">): InfoValues =>
  Object.fromEntries([
    ["comment", ""],
    ["files", ""],
    ...items.flatMap(({ price, options }, at) => [
      [`price.${at}`, price === null ? "" : String(price)],
      [`options.${at}`, options],
    ]),
  ]);

/** The owner's answer; what was known and stays the same is not sent again. */
export function infoForm(
  quote: Pick<QuoteDetails, "slug" | "items">,
): CallForm<InfoValues, QuoteResponse> {
  const { slug, items } = quote;
  return {
    blank: blankInfo(quote),
    validate: (values) => ({
      ...(values.comment?.trim() ? {} : { comment: "validation.required" }),
      ...Object.fromEntries(
        items.flatMap((_item, at) => {
          const typed = values[`price.${at}`]?.trim() ?? "";
          const isPrice = typed === "" || (parseNumber(typed) ?? 0) > 0;
          return isPrice ? [] : [[`price.${at}`, "validation.number"]];
        }),
      ),
    }),
    send: (make, values) =>
      make(submitInfoCall, {
        slug,
        comment: values.comment ?? "",
        files: photosIn(values.files),
        items: items.flatMap((item, position) => {
          const price = parseNumber(values[`price.${position}`] ?? "") ?? null;
          const options = values[`options.${position}`] ?? "";
          if (price === item.price && options === item.options) return [];
          return [{ position, options, ...(price === null ? {} : { price }) }];
        }),
      }),
  };
}
