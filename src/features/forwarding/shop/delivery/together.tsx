import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import type { LoadedDelivery } from "./load-delivery.ts";
import { TogetherComparison } from "./together-comparison.tsx";

type TogetherProps = Pick<LoadedDelivery, "received" | "ids" | "comparison" | "refusal"> & {
  here: string;
};

const countTicked = (form: HTMLFormElement): number =>
  form.querySelectorAll("input[name=id]:checked").length;

/** What waits in one warehouse may travel in one box: ticked, compared, packed; also without script. */
export function Together({ received, ids, comparison, refusal, here }: TogetherProps) {
  const t = useT();
  const places = Map.groupBy(received, ({ warehouse }) => warehouse);
  const shared = [...places].filter(([, waiting]) => waiting.length > 1);
  const form = useRef<HTMLFormElement>(null);
  // Without script nobody counts, and the answer tells that two are needed.
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
