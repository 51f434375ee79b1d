import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ConsolidationPrice } from "../../contract.ts";
import type { LoadedDelivery } from "./load-delivery.ts";
import "./together.css";

type TogetherProps = Pick<LoadedDelivery, "received" | "ids" | "comparison" | "refusal"> & {
  here: string;
};

const countTicked = (form: HTMLFormElement): number =>
  form.querySelectorAll("input[name=id]:checked").length;

/** Parcels in one warehouse may share a box: the customer ticks, compares and merges them, also without JavaScript. */
export function Together({ received, ids, comparison, refusal, here }: TogetherProps) {
  const t = useT();
  const places = Map.groupBy(received, ({ warehouse }) => warehouse);
  const shared = [...places].filter(([, waiting]) => waiting.length > 1);
  const form = useRef<HTMLFormElement>(null);
  // Undefined without JavaScript; then the server responds that two parcels are needed.
  const [ticked, setTicked] = useState<number>();
  useEffect(() => {
    if (form.current) setTicked(countTicked(form.current));
  }, []);
  if (shared.length === 0) return null;
  return (
    <section className="panel mb-8" aria-labelledby="together">
      <h2 id="together" className="h3">
        {t("forwarding.together.title")}
      </h2>
      <p className="mt-1 text-ink-2">{t("forwarding.together.lead")}</p>
      <Form
        ref={form}
        method="get"
        action={here}
        className="mt-4"
        preventScrollReset
        onChange={({ currentTarget }: FormEvent<HTMLFormElement>) =>
          setTicked(countTicked(currentTarget))
        }
      >
        <input type="hidden" name="together" value="1" />
        {shared.map(([warehouse, waiting]) => (
          <fieldset key={warehouse} className="mb-3">
            <legend className="font-semibold">
              {t(keyUnder("calculator.country", warehouse))}
            </legend>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {waiting.map(({ id, number, goods }) => (
                <Checkbox key={id} name="id" value={id} defaultChecked={ids.includes(id)}>
                  <span className="font-semibold">{number}</span> {goods.join(", ")}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" variant="line" disabled={ticked !== undefined && ticked < 2}>
          {t("forwarding.together.compare")}
        </Button>
      </Form>
      {refusal && (
        <div className="mt-4">
          <Notice kind="warn" announce>
            {t(refusal === "errors.invalid_input" ? "forwarding.errors.too_few" : refusal)}
          </Notice>
        </div>
      )}
      {comparison && <TogetherComparison comparison={comparison} ids={ids} here={here} />}
    </section>
  );
}

type TogetherAnswerProps = {
  comparison: NonNullable<LoadedDelivery["comparison"]>;
  ids: readonly number[];
  here: string;
};

/** Shows both prices as bars of the same scale, for each method. */
function TogetherComparison({ comparison, ids, here }: TogetherAnswerProps) {
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
        <PostButton variant={cheaper === "together" ? "go" : "line"}>
          {t("forwarding.together.pack")}
        </PostButton>
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
