import type { ReactNode } from "react";
import type { Cents } from "#core/money.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Tape } from "#ui/prices/tape.tsx";
import type { OwnMethod } from "../../domain/calculate.ts";
import { MethodIcon } from "../method-icon.tsx";

type JourneyAnswerProps = {
  methods: readonly OwnMethod[] | undefined;
  /** The discount of the visitor's plan on shipping. */
  percent: number;
  note: "no_customs" | "no_value" | "estimate";
  /** Actions for the time when the price is known. */
  children?: ReactNode;
};

/** The methods with all parts of their prices, cheapest first. */
export function JourneyResult({ methods = [], percent, note, children }: JourneyAnswerProps) {
  const t = useT();
  const { showDifference } = useMoney();
  const [best, next] = methods;
  const saved = best && next && next.totalCents - best.totalCents;
  return (
    <section className="journey-answer" aria-label={t("calculate.answer")}>
      {methods.length === 0 && <p className="panel">{t("calculator.no_price")}</p>}
      {methods.map((method, at) => (
        <article key={method.shipping.method} className="journey-method panel">
          <MethodHead method={method} />
          {at === 0 && saved ? (
            <Tape>
              {t(`calculate.cheaper_${method.shipping.method}`, {
                amount: showDifference(next.totalCents, best.totalCents),
              })}
            </Tape>
          ) : null}
          <MethodPrice method={method} planPercent={percent} />
        </article>
      ))}
      {methods.length > 0 && <p className="journey-note">{t(`calculate.note.${note}`)}</p>}
      {children}
    </section>
  );
}

function MethodHead({ method: { shipping, days } }: { method: OwnMethod }) {
  const t = useT();
  return (
    <h2 className="journey-head">
      <MethodIcon method={shipping.method} />
      {t(`shipping.by_${shipping.method}`)}
      <small>{t("shipping.days_range", { min: days.min, count: days.max })}</small>
    </h2>
  );
}

/** Converts each part, so that the total is the sum of the shown parts in any currency. */
function MethodPrice({ method, planPercent }: { method: OwnMethod; planPercent: number }) {
  const t = useT();
  const { convert, showConverted } = useMoney();
  const { shipping, customs, discountCents, deliveryCents } = method;
  const { rule, vatPercent: percent } = customs;
  const rows: [string, Cents][] = [[t("calculate.shipping"), convert(shipping.cents)]];
  if (discountCents > 0) {
    rows.push([t("shipping.plan_discount", { percent: planPercent }), -convert(discountCents)]);
  }
  if (percent > 0) {
    rows.push([t(`calculate.duty.${rule}`), convert(customs.dutyCents)]);
    rows.push([t("calculate.vat", { percent }), convert(customs.vatCents)]);
  }
  if (deliveryCents > 0) rows.push([t("shipping.courier"), convert(deliveryCents)]);
  const total = rows.reduce((sum, [, cents]) => sum + cents, 0);
  return (
    <dl className="journey-price num">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{showConverted(cents)}</dd>
        </div>
      ))}
      <div className="journey-total">
        <dt>{t("calculate.total")}</dt>
        <dd>{t("shipping.from", { price: showConverted(total) })}</dd>
      </div>
    </dl>
  );
}
