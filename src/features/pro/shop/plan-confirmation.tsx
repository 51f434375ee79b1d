import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { SubscribeInput } from "../contract.ts";
import { PLANS_ANCHOR } from "../domain/plan.ts";
import { seenField } from "../domain/seen-field.ts";
import type { LoadedPlans } from "./load-plans.ts";

type PlanConfirmationProps = Pick<LoadedPlans, "plans" | "status"> & { requested: SubscribeInput };

/** Shows the chosen plan, its period and its price; the invoice is issued only after the confirmation. */
export function PlanConfirmation({ plans, status, requested }: PlanConfirmationProps) {
  const t = useT();
  const { language } = useShell();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { plan: code, period, from_wallet } = requested;
  const plan = plans.find((one) => one.code === code);
  const choice = status.choices.find((one) => one.plan === code && one.period === period);
  if (!plan || !choice) return null;
  const amount = formatMoney(toCents(choice.due), "EUR", language);
  const facts = [
    { name: t("pro.confirm.what"), value: plan.name },
    { name: t("pro.confirm.how_long"), value: t(`pro.confirm.${period}`) },
    { name: t("pro.confirm.from_when"), value: t("pro.confirm.when_paid") },
    { name: t("pro.confirm.price"), value: amount },
  ];
  return (
    <section className="panel mt-5" ref={panel} tabIndex={-1} aria-labelledby="confirm-plan">
      <h3 className="h3" id="confirm-plan">
        {t("pro.confirm.title")}
      </h3>
      <dl className="mt-3 grid gap-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-ink-2">
        {t(from_wallet ? "pro.confirm.by_wallet" : "pro.confirm.by_invoice")}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="plan_step" value="subscribe" />
        <input type="hidden" name="plan" value={code} />
        <input type="hidden" name="period" value={period} />
        <input type="hidden" name={seenField({ plan: code, period })} value={choice.due} />
        {from_wallet && <input type="hidden" name="from_wallet" value="on" />}
        <PostButton variant="go">{t("pro.confirm.go", { amount })}</PostButton>
        <Link className={buttonClass({ variant: "quiet" })} to={`.#${PLANS_ANCHOR}`}>
          {t("pro.confirm.back")}
        </Link>
      </Form>
    </section>
  );
}
