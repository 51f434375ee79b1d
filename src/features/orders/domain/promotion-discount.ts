import { type Cents, multiplyCents } from "#core/money.ts";
import { convertPart } from "#core/money-parts.ts";
import { FEE_TYPES, type FeeType } from "#features/payments/domain/payment-fee.ts";

/** SPEC §3 "Discount types", the same as those of fees: cents, or hundredths of a per cent. */
export type PromotionDiscount = { amount: number; type: FeeType };

const WHOLE = 10_000;

/** It takes off the goods' price, never more than that (product notes §5). */
export function promotionCents({ amount, type }: PromotionDiscount, goodsCents: Cents): Cents {
  const off = type === FEE_TYPES.fixed ? amount : multiplyCents(goodsCents, amount, WHOLE);
  return Math.min(off, goodsCents);
}

type Goods = { euroCents: Cents; convertedCents: Cents };

/** In another currency: a share of what the goods are shown for, or the amount at the rate. */
export function convertPromotion(
  { amount, type }: PromotionDiscount,
  goods: Goods,
  rate: number,
): Cents {
  if (type === FEE_TYPES.fixed) return convertPart(amount, goods, rate);
  return promotionCents({ amount, type }, goods.convertedCents);
}
