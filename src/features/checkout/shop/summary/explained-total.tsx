import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import { StackedBar } from "#ui/charts/stacked-bar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { CheckoutData } from "../../contract.ts";
import { expectedTotal, lastLabel } from "../rules/expected-total.ts";
import { useFromPrice } from "./use-from-price.ts";

/** "Explain this total": the same parts drawn as one bar, each with its origin. */
export function ExplainedTotal({ data }: { data: CheckoutData }) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  const { price, total, isFrom } = expectedTotal(data);
  const from = useFromPrice(isFrom);
  const isByPlan = (part: string) =>
    part === "shipping_discount" && data.shipping_discount_by === "plan";
  return (
    <details className="checkout-fold mt-1 text-14">
      <summary>
        <span className="link">{t("checkout.explain")}</span>
        <Icon name="chevron-down" className="icon-s" />
      </summary>
      <div className="pt-2">
        <StackedBar
          title={t("checkout.explain")}
          format={(value, id) =>
            id === "delivery" || id === "total" ? from(show(value)) : show(value)
          }
          parts={price.map(({ part, amount }) => ({
            id: part,
            label: t(`orders.parts.${part}`),
            value: amount,
            detail: t(`checkout.explained.${isByPlan(part) ? "plan_discount" : part}`),
          }))}
          total={{ label: t(lastLabel(data)), value: total }}
        />
      </div>
    </details>
  );
}
