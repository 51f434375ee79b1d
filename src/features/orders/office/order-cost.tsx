import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Button } from "#ui/button.tsx";
import { orderCosts } from "../domain/order-costs.ts";
import type { StaffOrder } from "../staff-calls.ts";
import { openCosts } from "./steps/costs-dialog.tsx";

/** What the order cost us, how much of that is estimated, and what it leaves. */
export function OrderCost({ order }: { order: StaffOrder }) {
  const t = useT();
  const { money, amount, number } = useOfficeFormat();
  const { costs: facts } = order;
  if (!facts) return null;
  const { costs, totalCents, knownCents, areGoodsKnown, margin } = orderCosts(order, facts);
  const titleOf = (kind: string) => t(keyUnder("office.orders.costs.kind", kind));
  return (
    <OfficePanel
      title={t("office.orders.cost")}
      aside={
        <span className="num">
          {knownCents === totalCents
            ? money(totalCents)
            : t("office.orders.costs.known", {
                total: money(totalCents),
                known: amount(knownCents),
              })}
        </span>
      }
    >
      <dl className="order-cost">
        {costs.map(({ kind, cents, isEstimate }) => (
          <div key={kind}>
            <dt>
              {isEstimate
                ? t("office.orders.costs.estimate", { what: titleOf(kind) })
                : titleOf(kind)}
            </dt>
            <dd className={isEstimate ? "num text-ink-3" : "num"}>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      <div className="order-cost-foot">
        <span className="min-w-0 flex-1">
          {margin && (
            <>
              {t("office.orders.costs.left")}{" "}
              <span className={`num font-medium ${margin.cents < 0 ? "text-bad" : "text-good"}`}>
                {`${money(margin.cents)} · ${number(margin.percent, 1)} %`}
              </span>
            </>
          )}
          {!areGoodsKnown && (
            <span className="block text-12 text-ink-3">{t("office.orders.costs.unknown")}</span>
          )}
        </span>
        <Button onClick={() => openCosts({ order, facts })}>{t("office.orders.costs.open")}</Button>
      </div>
    </OfficePanel>
  );
}
