import { useState } from "react";
import { Form } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { SubscribeInput } from "../contract.ts";
import { PERIODS, type Period, PLANS_ANCHOR } from "../domain/plan.ts";
import { seenField } from "../domain/seen-field.ts";
import { CurrentPlan } from "./current-plan.tsx";
import type { LoadedPlans } from "./load-plans.ts";
import { PlanCard, type PlanCardState } from "./plan-card.tsx";
import { PlanConfirmation } from "./plan-confirmation.tsx";

type PlansSectionProps = LoadedPlans & {
  problem: MessageKey | undefined;
  /** The choice that is not confirmed yet. */
  requested: SubscribeInput | undefined;
};

/** The plans with prices and benefits, and the customer's own plan; works without JavaScript. */
export function PlansSection({
  plans,
  status,
  walletCents,
  problem,
  requested,
}: PlansSectionProps) {
  const t = useT();
  const { language, config } = useShell();
  const [period, setPeriod] = useState<Period>(status.period ?? "month");
  if (plans.length === 0) return null;
  return (
    <section className="mt-14 scroll-mt-24" id={PLANS_ANCHOR} aria-labelledby="plans-title">
      <h2 id="plans-title" className="h2">
        {t("pro.title")}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{t("pro.lead")}</p>
      {config.site.switches.marketplace && (
        <p className="mt-2">
          <PageLink className="link" to={`/${language}/pro`} isStill>
            {t("shell.footer.business")}
          </PageLink>
        </p>
      )}
      <CurrentPlan status={status} />
      {problem && (
        <div className="mt-4">
          <Notice kind="bad" announce>
            {t(problem)}
          </Notice>
        </div>
      )}
      {requested && (
        <PlanConfirmation
          key={`${requested.plan} ${requested.period}`}
          plans={plans}
          status={status}
          requested={requested}
        />
      )}
      <Form method="post" className="mt-6">
        <input type="hidden" name="plan_step" value="choose" />
        {status.choices.map(
          (one) =>
            one.due > 0 && (
              <input key={seenField(one)} type="hidden" name={seenField(one)} value={one.due} />
            ),
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Segmented
            legend={t("pro.period")}
            name="period"
            value={period}
            onChange={setPeriod}
            options={PERIODS.map((value) => ({ value, label: t(`pro.by_${value}`) }))}
          />
          {walletCents > 0 && (
            <Checkbox name="from_wallet" value="on">
              {t("pro.from_wallet", { amount: formatMoney(walletCents, "EUR", language) })}
            </Checkbox>
          )}
        </div>
        <ul className="mt-5 grid gap-4 md:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.code}
              plan={plan}
              period={period}
              {...placeOf(status, plan.code, period)}
            />
          ))}
        </ul>
        <p className="mt-3 max-w-[70ch] text-14 text-ink-2">{t("pro.terms")}</p>
      </Form>
    </section>
  );
}

/** How a plan compares with the customer's current plan. */
function placeOf(
  { state, plan: own, period: ownPeriod, renews, choices }: LoadedPlans["status"],
  code: string,
  period: Period,
): PlanCardState {
  const found = choices.find((one) => one.plan === code && one.period === period);
  const { change, due } = found ?? { change: "start", due: 0 };
  const isOwn = state === "active" && own?.code === code && ownPeriod === period;
  if (change === "same") return { isOwn, due, choice: renews ? "none" : "resume" };
  return { isOwn, due, choice: change === "start" ? "choose" : change };
}
