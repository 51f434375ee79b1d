import type { Cents } from "#core/money.ts";
import type { PromotionDiscount } from "./promotion-discount.ts";

/** A code that takes something off (product notes §5); null is "no bound". */
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
  /** How often this customer has used it. */
  ownUses: number;
};

export type PromotionRefusal =
  | "promotion.errors.unknown"
  | "promotion.errors.not_yet"
  | "promotion.errors.over"
  | "promotion.errors.minimum"
  | "promotion.errors.used_up"
  | "promotion.errors.used_by_you";

/** Why it does not count here and now. One of another site is not known on this one. */
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

/** As people type it: case and spaces around it do not matter. */
export const promotionCode = (typed: string): string => typed.trim().toUpperCase();
