import { Form } from "react-router";
import { toCents } from "#core/money.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import type { ConsolidationPrice } from "../../contract.ts";
import type { LoadedDelivery } from "./load-delivery.ts";
import "./together.css";

type TogetherAnswerProps = {
  comparison: NonNullable<LoadedDelivery["comparison"]>;
  ids: readonly number[];
  here: string;
};

/** LOOK "show, don't tell": both sums as bars of one scale, by each method. */
export function TogetherComparison({ comparison, ids, here }: TogetherAnswerProps) {
  const t = useT();
  const { methods, cheaper } = comparison;
  const most = Math.max(1, ...methods.flatMap(({ together, apart }) => [together, apart]));
  return (
    <div className="mt-5 border-t border-line pt-5" role="status" data-cheaper={cheaper}>
      <div className="grid gap-6 md:grid-cols-2">
        {methods.map((method) => (
          <MethodBars key={method.method} compared={method} most={most} />
        ))}
      </div>
      <Form method="post" action={here} className="mt-5 flex flex-wrap items-center gap-4">
        <input type="hidden" name="step" value="together" />
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <Button type="submit" variant={cheaper === "together" ? "go" : "line"}>
          {t("forwarding.together.pack")}
        </Button>
        <span className="text-14 text-ink-2">{t("forwarding.together.note")}</span>
      </Form>
    </div>
  );
}

function MethodBars({ compared, most }: { compared: ConsolidationPrice; most: number }) {
  const t = useT();
  const { language } = useShell();
  const { method, cheaper, saved } = compared;
  const show = (euros: number) => formatMoney(toCents(euros), "EUR", language);
  return (
    <div>
      <h3 className="flex items-center gap-2 font-semibold">
        <MethodIcon method={method} />
        {t(`shipping.by_${method}`)}
      </h3>
      <dl className="together-bars">
        {(["together", "apart"] as const).map((way) => (
          <div key={way} data-cheaper={way === cheaper || undefined}>
            <dt>{t(`forwarding.together.${way}`)}</dt>
            <dd className="num">{show(compared[way])}</dd>
            <dd aria-hidden="true" className="together-bar">
              <i style={{ inlineSize: `${(compared[way] / most) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-14 font-semibold">
        {t(saved === 0 ? "forwarding.together.same" : `forwarding.together.saves_${cheaper}`, {
          amount: show(saved),
        })}
      </p>
    </div>
  );
}
