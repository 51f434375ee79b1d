import { type Cents, multiplyCents } from "#core/money.ts";
import { convertPart } from "#core/money-parts.ts";
import { FEE_TYPES, type FeeType } from "#features/payments/domain/payment-fee.ts";

/** SPEC §3 "Discount types", the same as those of fees: cents, or hundredths of a per cent. */
export type PromotionDiscount = { amount: number; type: FeeType };

const WHOLE = 10_000;

/** A promotion reduces only the goods' price, never by more than that price (product notes §5). */
export function promotionCents({ amount, type }: PromotionDiscount, goodsCents: Cents): Cents {
  const off = type === FEE_TYPES.fixed ? amount : multiplyCents(goodsCents, amount, WHOLE);
  return Math.min(off, goodsCents);
}

type Goods = { euroCents: Cents; convertedCents: Cents };

/** The discount in another currency: a percentage of the shown price, or the fixed amount at the rate. */
export function convertPromotion(
  { amount, type }: PromotionDiscount,
  goods: Goods,
  rate: number,
): Cents {
  if (type === FEE_TYPES.fixed) return convertPart(amount, goods, rate);
  return promotionCents({ amount, type }, goods.convertedCents);
}

/** A discount code (product notes §5); null means "no limit". */
export type Promotion = PromotionDiscount & {
  id: number;
  code: string;
  /** Null: on every site. */
  siteId: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  minimumCents: Cents;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  uses: number;
};

export type PromotionInput = {
  siteId: number;
  now: Date;
  subtotalCents: Cents;
  /** How often this customer has used the code. */
  ownUses: number;
};

export type PromotionRefusal =
  | "promotion.errors.unknown"
  | "promotion.errors.not_yet"
  | "promotion.errors.over"
  | "promotion.errors.minimum"
  | "promotion.errors.used_up"
  | "promotion.errors.used_by_you";

/** Why the code is not valid here and now. A code of another site counts as unknown on this one. */
export function refusePromotion(
  promotion: Promotion | undefined,
  { siteId, now, subtotalCents, ownUses }: PromotionInput,
): PromotionRefusal | undefined {
  if (!promotion) return "promotion.errors.unknown";
  if (promotion.siteId !== null && promotion.siteId !== siteId) return "promotion.errors.unknown";
  if (promotion.startsAt && now < promotion.startsAt) return "promotion.errors.not_yet";
  if (promotion.endsAt && now >= promotion.endsAt) return "promotion.errors.over";
  if (reached(promotion.uses, promotion.maxUses)) return "promotion.errors.used_up";
  if (reached(ownUses, promotion.maxUsesPerCustomer)) return "promotion.errors.used_by_you";
  if (subtotalCents < promotion.minimumCents) return "promotion.errors.minimum";
  return undefined;
}

const reached = (uses: number, limit: number | null) => limit !== null && uses >= limit;

/** Normalizes a typed code: upper or lower case and spaces around it do not matter. */
export const promotionCode = (typed: string): string => typed.trim().toUpperCase();
