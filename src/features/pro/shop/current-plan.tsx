import { Form } from "react-router";
import { toCents } from "#core/money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ProStatus } from "../contract.ts";

/** The customer's plan and its end, the open invoice, and a button to cancel. */
export function CurrentPlan({ status }: { status: ProStatus }) {
  return (
    <>
      {status.invoice && (
        <OpenInvoice
          invoice={status.invoice}
          mayDrop={status.state !== "active" || !status.renews}
        />
      )}
      {status.plan && <Standing status={status} planName={status.plan.name} />}
    </>
  );
}

function Standing({ status, planName }: { status: ProStatus; planName: string }) {
  const t = useT();
  const dates = useDates();
  const { state, active_until, renews, next } = status;
  const date = active_until ? dates.day(active_until) : "";
  const isActive = state === "active";
  const how = isActive ? (renews ? "renews" : "ends") : "ended";
  return (
    <div className="panel mt-5 flex flex-wrap items-center justify-between gap-4" data-pro={state}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 text-18 font-semibold">
          {planName}
          <Badge tone={isActive ? "good" : "plain"}>
            {t(isActive ? "pro.state.active" : "pro.state.ended")}
          </Badge>
        </p>
        <p className="mt-1 text-ink-2">
          {next
            ? t("pro.then", { date, plan: next.plan.name, period: t(`pro.by_${next.period}`) })
            : t(`pro.${how}`, { date })}
        </p>
      </div>
      {isActive && renews && (
        <Form method="post">
          <input type="hidden" name="plan_step" value="cancel" />
          <PostButton variant="line">{t("pro.cancel")}</PostButton>
        </Form>
      )}
    </div>
  );
}

type OpenInvoiceProps = {
  invoice: NonNullable<ProStatus["invoice"]>;
  /** False while an active plan renews, because the plan's own cancel button then cancels the invoice, too. */
  mayDrop: boolean;
};

function OpenInvoice({ invoice, mayDrop }: OpenInvoiceProps) {
  const t = useT();
  const { language } = useShell();
  const amount = formatMoney(toCents(invoice.amount), "EUR", language);
  return (
    <div className="mt-5" data-plan-invoice={invoice.id}>
      <Notice
        kind="warn"
        title={t("pro.invoice.title", { plan: invoice.plan })}
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink variant="go" to={`/${language}/invoice/${invoice.id}`}>
              {t("pro.invoice.pay", { amount })}
            </ButtonLink>
            {mayDrop && (
              <Form method="post">
                <input type="hidden" name="plan_step" value="cancel" />
                <PostButton variant="quiet">{t("pro.invoice.drop")}</PostButton>
              </Form>
            )}
          </span>
        }
      >
        {t("pro.invoice.words")}
      </Notice>
    </div>
  );
}
