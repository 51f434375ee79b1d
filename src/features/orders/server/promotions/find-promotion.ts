import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import {
  type Promotion,
  type PromotionRefusal,
  promotionCode,
  refusePromotion,
} from "../../domain/promotion.ts";
import { countOwnUses, type PromotionUser, selectPromotion } from "./promotions.repository.ts";

export type PromotionQuery = {
  code: string;
  siteId: number;
  subtotalCents: Cents;
  user: PromotionUser;
  now: Date;
  /** Locks the promotion, so that nobody else uses it up; for callers that are about to use it. */
  lock?: boolean;
};

/** Whether a code is valid for this basket, and what it takes off. */
export async function findPromotion(
  db: Queryable,
  { code, siteId, subtotalCents, user, now, lock = false }: PromotionQuery,
): Promise<Result<Promotion, PromotionRefusal>> {
  const promotion = await selectPromotion(db, { code: promotionCode(code), siteId, lock });
  const ownUses = promotion ? await countOwnUses(db, promotion.id, user) : 0;
  const refusal = refusePromotion(promotion, { siteId, now, subtotalCents, ownUses });
  if (!promotion || refusal) return fail(refusal ?? "promotion.errors.unknown");
  return succeed(promotion);
}
