import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";

/** Why a declared thing cannot be carried, as a message key; what has to be looked at first is for staff. */
export function refuseGoods({ name, kind }: { name: string; kind: GoodsKind }): string | undefined {
  const verdict = checkGoodsRules({ name, kind, options: "", url: "" });
  return verdict?.level === "prohibited" ? `quotes.prohibited.${verdict.rule}` : undefined;
}
