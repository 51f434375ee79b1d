import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ShippingOption } from "./rules/explain-cart.ts";

type DoorProps = { door: ShippingOption };

/** What is taken off the shipping, and why. */
export function DiscountNote({ door }: DoorProps) {
  const t = useT();
  const money = useMoney();
  const price = money.show(door.beforeCents);
  const percent = door.discountPercent;
  if (door.discountBy !== "plan") return t("cart.discount", { price, percent });
  return <PlanDiscount before={price} percent={percent} />;
}

/** As much of it as fits on half a phone; why is said once, below both ways (`DiscountReason`) or in the sum. */
export function ShortDiscount({ door }: DoorProps) {
  const t = useT();
  const money = useMoney();
  if (door.discountBy === "plan") return <DiscountNote door={door} />;
  return (
    <>
      <b className="text-good">{t("cart.discount_short", { percent: door.discountPercent })}</b>{" "}
      <s className="num text-ink-3">
        <VisuallyHidden>{t("ui.price_before")} </VisuallyHidden>
        {money.show(door.beforeCents)}
      </s>
    </>
  );
}

export function DiscountReason({ door }: { door: ShippingOption | undefined }) {
  const t = useT();
  if (door?.discountBy !== "value") return null;
  return (
    <p className="text-14 text-good">
      {t("cart.discount_reason", { percent: door.discountPercent })}
    </p>
  );
}
