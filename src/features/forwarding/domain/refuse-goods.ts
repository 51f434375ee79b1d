import type { MessageKey } from "#core/message-key.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";

/** Why a declared thing cannot be carried; what has to be looked at first is for staff. */
export function refuseGoods(goods: { name: string; kind: GoodsKind }): MessageKey | undefined {
  const verdict = checkGoodsRules({ ...goods, options: "", url: "" });
  return verdict?.level === "prohibited" ? `quotes.prohibited.${verdict.rule}` : undefined;
}
