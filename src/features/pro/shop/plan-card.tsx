import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { PlanDetails } from "../contract.ts";
import { type Period, yearSaves } from "../domain/plan.ts";

export type PlanCardState = {
  /** True for the customer's current plan. */
  isOwn: boolean;
  choice: "choose" | "upgrade" | "later" | "resume" | "none";
  /** The amount due immediately, in euros. */
  due: number;
};
type PlanCardProps = PlanCardState & { plan: PlanDetails; period: Period };

/** The plan's price, its benefits and the button to choose it. */
export function PlanCard({ plan, period, isOwn, choice, due }: PlanCardProps) {
  const t = useT();
  const { language } = useShell();
  const show = (cents: number) => formatMoney(cents, "EUR", language);
  const prices = { monthCents: toCents(plan.price_month), yearCents: toCents(plan.price_year) };
  const isYear = period === "year";
  const saved = yearSaves(prices);
  const aMonth = isYear ? prices.yearCents / 12 : prices.monthCents;
  return (
    <li
      className={classNames("panel flex flex-col", isOwn && "outline-2 outline-accent")}
      data-plan={plan.code}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="h3">{plan.name}</h3>
        {isOwn && <Badge tone="accent">{t("pro.yours")}</Badge>}
      </div>
      <p className="mt-3">
        <strong className="num text-28">
          {show(isYear ? prices.yearCents : prices.monthCents)}
        </strong>{" "}
        <span className="ms-1 text-ink-2">{t(`pro.per_${period}`)}</span>
        <span className="block text-14 text-ink-2">
          {isYear
            ? saved > 0 && t("pro.year_saves", { percent: saved })
            : t("pro.or_year", { amount: show(prices.yearCents) })}
        </span>
      </p>
      <ul className="mt-4 mb-6 grid gap-2">
        <Gives>{t("pro.gives.shipping", { percent: plan.shipping_discount })}</Gives>
        <Gives>
          {plan.service_discount === 100
            ? t("pro.gives.no_service")
            : t("pro.gives.service", { percent: plan.service_discount })}
        </Gives>
        <Gives>{t("pro.gives.storage", { count: plan.storage_days })}</Gives>
        {plan.shipping_discount > 0 && (
          <li className="text-14 text-ink-2">
            {t("pro.pays_off", {
              amount: show(Math.ceil(aMonth / plan.shipping_discount) * 100),
            })}
          </li>
        )}
      </ul>
      {choice !== "none" && (
        <div className="mt-auto">
          {(choice === "upgrade" || choice === "later") && (
            <p className="mb-3 text-14 text-ink-2">{t(`pro.choice_note.${choice}`)}</p>
          )}
          {choice === "upgrade" && (
            <p className="mb-3 font-semibold">{t("pro.due_now", { amount: show(toCents(due)) })}</p>
          )}
          <PostButton
            name="plan"
            value={plan.code}
            variant={choice === "later" ? "line" : "go"}
            wide
          >
            {t(`pro.choice.${choice}`, { plan: plan.name })}
          </PostButton>
        </div>
      )}
    </li>
  );
}

function Gives({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 flex-none text-good" />
      <span>{children}</span>
    </li>
  );
}
