import { MOST_PER_LINE } from "./line-quantity.ts";

/** A cart line in a form that the shop of another country can look up. */
export type CarriedLine = { product_id: number; variant_id: number; quantity: number };

export const MOST_CARRIED = 30;

const LINE = /^([1-9]\d{0,8})-([1-9]\d{0,8})-([1-9]\d?)$/;

/** `12-345-2.13-400-1`: product, variant and quantity of each line, for the address of another shop's cart. */
export const writeCarriedGoods = (items: readonly CarriedLine[]): string =>
  items
    .slice(0, MOST_CARRIED)
    .map(({ product_id, variant_id, quantity }) =>
      [product_id, variant_id, Math.min(quantity, MOST_PER_LINE)].join("-"),
    )
    .join(".");

/** Parts of the parameter that are no lines are left out. */
export function readCarriedGoods(written: string | null): CarriedLine[] {
  // Stryker disable next-line StringLiteral: what is no line is left out, whatever it is
  return (
    (written ?? "")
      .split(".", MOST_CARRIED)
      // Stryker disable next-line ArrayDeclaration: what is no number makes no line
      .map((line) => LINE.exec(line)?.slice(1).map(Number) ?? [])
      .flatMap(([product_id, variant_id, quantity]) =>
        // Stryker disable next-line ConditionalExpression,LogicalOperator: the pattern gives all three or none; this is for the types
        product_id && variant_id && quantity ? { product_id, variant_id, quantity } : [],
      )
  );
}

/** Lines, or quantities of them, that this cart lacks: going back and forth must not add everything twice. */
export function notYetInCart(
  carried: readonly CarriedLine[],
  items: readonly Pick<CarriedLine, "variant_id" | "quantity">[],
): CarriedLine[] {
  return carried.flatMap((line) => {
    const own = items.find(({ variant_id }) => variant_id === line.variant_id)?.quantity ?? 0;
    return line.quantity > own ? { ...line, quantity: line.quantity - own } : [];
  });
}
