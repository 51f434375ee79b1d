import { toCents } from "#core/money.ts";
import {
  shippingDiscountPercentage,
  shippingPriceBefore,
} from "#features/shipping/domain/shipping-discount.ts";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import type { ForwardOffer } from "../../contract.ts";

type ForwardDiscountProps = { price: Pick<ForwardOffer, "shipping" | "shipping_discount"> };

export function ForwardDiscount({ price }: ForwardDiscountProps) {
  const { language } = useShell();
  const [fee, discount] = [toCents(price.shipping), toCents(price.shipping_discount)];
  if (discount === 0) return null;
  return (
    <span className="block text-14 font-normal">
      <PlanDiscount
        before={formatMoney(shippingPriceBefore(fee, discount), "EUR", language)}
        percent={shippingDiscountPercentage(fee, discount)}
      />
    </span>
  );
}
