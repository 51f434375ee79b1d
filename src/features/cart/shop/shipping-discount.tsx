import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ShippingOption } from "./rules/explain-cart.ts";

type OptionProps = { option: ShippingOption };

/** The shipping discount, and its reason. */
export function ShippingDiscount({ option }: OptionProps) {
  const t = useT();
  const money = useMoney();
  const price = money.show(option.beforeCents);
  const percent = option.discountPercent;
  if (option.discountBy !== "plan") return t("cart.discount", { price, percent });
  return <PlanDiscount before={price} percent={percent} />;
}

/** Short enough for half a phone's width; the reason is in `ShippingDiscountReason` below, or in the sum. */
export function ShortShippingDiscount({ option }: OptionProps) {
  const t = useT();
  const money = useMoney();
  if (option.discountBy === "plan") return <ShippingDiscount option={option} />;
  return (
    <>
      <b className="text-good">{t("cart.discount_short", { percent: option.discountPercent })}</b>{" "}
      <s className="num text-ink-3">
        <VisuallyHidden>{t("ui.price_before")} </VisuallyHidden>
        {money.show(option.beforeCents)}
      </s>
    </>
  );
}

export function ShippingDiscountReason({ option }: { option: ShippingOption | undefined }) {
  const t = useT();
  if (option?.discountBy !== "value") return null;
  return (
    <p className="text-14 text-good">
      {t("cart.discount_reason", { percent: option.discountPercent })}
    </p>
  );
}
