import { parseNumber } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { type QuoteDetails, type QuoteResponse, submitInfoCall } from "../../contract.ts";

/** `comment`, `files`, and the fields of each line that may be missing: `price.0`, `options.0`. */
type InfoValues = Record<string, string>;

/** The file ids that one field holds, separated by spaces. */
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

/** The owner's answer to a question; it sends only the fields of lines that changed. */
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
