import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type PlanDiscountProps = {
  /** The shipping price without the plan, as text. */
  before: string;
  percent: number;
};

/** A pro plan's discount on shipping, shown in the same way next to every price. */
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
