import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShippingOption } from "./rules/explain-cart.ts";

/** What is taken off the shipping, and why. */
export function DiscountNote({ door }: { door: ShippingOption }) {
  const t = useT();
  const money = useMoney();
  const price = money.show(door.beforeCents);
  const percent = door.discountPercent;
  if (door.discountBy !== "plan") return t("cart.discount", { price, percent });
  return <PlanDiscount before={price} percent={percent} />;
}
