import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type PlanDiscountProps = {
  /** What shipping would cost without the plan, in words. */
  before: string;
  percent: number;
};

/** What a pro plan takes off the shipping, alike wherever a price is shown. */
export function PlanDiscount({ before, percent }: PlanDiscountProps) {
  const t = useT();
  return (
    <span data-plan-discount={percent}>
      <b className="text-good">{t("shipping.plan_discount", { percent })}</b>{" "}
      <s className="num text-ink-3">
        <VisuallyHidden>{t("ui.price_before")} </VisuallyHidden>
        {before}
      </s>
    </span>
  );
}
