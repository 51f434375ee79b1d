import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import type { FieldSpec } from "#office-ui/form/record-fields.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { COST_KINDS, costsOfOrder } from "../../domain/order-costs.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { editOrderCostsCall } from "../../steps/staff-calls.ts";

const keyOf = (kind: string) => keyUnder("office.orders.costs.kind", kind);
const FIELDS: readonly FieldSpec[] = COST_KINDS.map((name) => ({
  name,
  kind: "number",
  optional: true,
  unit: "€",
}));

/** What the order cost us, how much of that is estimated, and the margin. */
export function OrderCost({ order }: { order: StaffOrder }) {
  const t = useT();
  const { money, amount, number } = useOfficeFormat();
  const { costs: facts } = order;
  if (!facts) return null;
  const { costs, totalCents, knownCents, areGoodsKnown, margin } = costsOfOrder(order, facts);
  const isAnyGoodsKnown = order.lines.some(({ cost }) => typeof cost === "number");
  const titleOf = (kind: string, isEstimate: boolean) => {
    const what = t(keyOf(kind));
    if (isEstimate) return t("office.orders.costs.estimate", { what });
    return kind === "goods" && !areGoodsKnown && isAnyGoodsKnown
      ? t("office.orders.costs.partly", { what })
      : what;
  };
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
            <dt>{titleOf(kind, isEstimate)}</dt>
            <dd className={isEstimate ? "num text-ink-3" : "num"}>
              {kind === "goods" && !isAnyGoodsKnown ? "–" : amount(cents)}
            </dd>
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
        <Button
          onClick={() =>
            openRecordDialog({
              title: t("office.orders.costs.title", { number: order.number }),
              record: `order-costs:${order.id}`,
              loaded: facts,
              keyOf,
              fields: FIELDS,
              save: (edit) => callApi(editOrderCostsCall, { id: order.id, ...edit }),
              children: <p className="text-ink-2">{t("office.orders.costs.text")}</p>,
            })
          }
        >
          {t("office.orders.costs.open")}
        </Button>
      </div>
    </OfficePanel>
  );
}
