import { useContext } from "react";
import type { ShippingPrice } from "#features/shipping/domain/shipping-price.ts";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";

/** What the plan of whoever looks has taken off the shipping; nothing for everybody else. */
export function PlanDiscountNote({ before }: { before: ShippingPrice | undefined }) {
  const money = useMoney();
  const percent = useContext(PlanPercent);
  if (!before || percent === 0) return null;
  return (
    <span className="block">
      <PlanDiscount before={money.show(before.cents)} percent={percent} />
    </span>
  );
}
