import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { placeholder } from "#database/statement.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { MOST_PER_LINE, type Shortage } from "../../domain/line-quantity.ts";
import type { CartOwner } from "../cart-deps.ts";
import type { NewLine } from "../carts.repository.ts";

type HoldTerms = { site: Pick<Site, "holdMinutes" | "guestHolds">; owner: CartOwner };

/** How long and how much may be held, in the form that the functions of migration 0097 read. */
export function holdTerms({ site, owner }: HoldTerms, mostPerLine = MOST_PER_LINE): string {
  const { holdMinutes: minutes, guestHolds: limits } = site;
  const guest = {
    pieces: limits.pieces,
    value_cents: limits.valueCents,
    minutes: limits.minutes,
    stock_percent: limits.stockPercent,
  };
  const terms = { minutes, most_per_line: mostPerLine };
  return JSON.stringify(owner.kind === "guest" ? { ...terms, guest } : terms);
}

export type HeldLine = { variant_id: number; requested: number; available: number };

/**
 * Holds these lines of a cart from now on, each with as many pieces as are available; a guest's only up to the
 * site's limits (product notes §4). The caller has locked the cart.
 */
export async function holdLines(
  tx: Transaction,
  cartId: number,
  wanted: readonly NewLine[],
  terms: string,
): Promise<Shortage[]> {
  const ids = integerList(wanted.map(({ variantId }) => variantId));
  const quantities = integerList(wanted.map(({ quantity }) => quantity));
  const { rows } = await tx.execute<HeldLine>(
    sql`select * from hold_lines(${cartId}, ${ids}, ${quantities}, ${terms})`,
  );
  return shortagesOf(rows);
}

export const shortagesOf = (lines: readonly HeldLine[]): Shortage[] =>
  lines.flatMap(({ variant_id: variantId, requested, available }) =>
    requested > available ? { variantId, requested, available } : [],
  );

/** A cart's owner, as the functions of migrations 0054 and 0097 take it; needs `ownerValues`. */
export const OWNER_ARGUMENTS = sql`${placeholder("siteId")}, ${placeholder("customerId")}::bigint, ${placeholder("tokenHash")}::bytea`;

export const ownerValues = (owner: CartOwner) => ({
  siteId: owner.siteId,
  customerId: owner.kind === "customer" ? owner.customerId : null,
  tokenHash: owner.kind === "customer" ? null : owner.tokenHash,
});
