import { Form, Link } from "react-router";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderDetails } from "../../contract.ts";

export type OrderStep = "cancel" | "withdraw";

export const orderStep = (value: unknown): OrderStep | undefined =>
  value === "cancel" || value === "withdraw" ? value : undefined;

type StepsProps = { order: OrderDetails; asked: OrderStep | undefined; here: string };

/** What the customer can still do about the order; each action asks for confirmation. */
export function OrderSteps({ order, asked, here }: StepsProps) {
  const t = useT();
  const dates = useDates();
  const can: Record<OrderStep, boolean> = {
    cancel: order.can_cancel,
    withdraw: order.can_withdraw,
  };
  if (asked && can[asked]) return <ConfirmStep step={asked} order={order} here={here} />;
  if (order.withdrawn_at) {
    const date = dates.day(order.withdrawn_at);
    return <Notice kind="good">{t("orders.withdrawn", { date })}</Notice>;
  }
  if (can.cancel) return <StepLink step="cancel" />;
  if (!can.withdraw) return null;
  const until = order.withdrawal_until;
  return (
    <div>
      <StepLink step="withdraw" />
      <p className="mt-2 text-14 text-ink-2">
        {until ? t("orders.withdraw_until", { date: dates.day(until) }) : t("orders.withdraw_any")}
      </p>
    </div>
  );
}

function StepLink({ step }: { step: OrderStep }) {
  const t = useT();
  return (
    <Link to={`?ask=${step}#steps`} className={buttonClass({ variant: "line", wide: true })}>
      {t(`orders.${step}`)}
    </Link>
  );
}

function ConfirmStep({
  step,
  order,
  here,
}: {
  step: OrderStep;
  order: OrderDetails;
  here: string;
}) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="order-step">
      <h2 id="order-step" className="h3">
        {t(`orders.${step}_title`, { number: order.number })}
      </h2>
      <p className="mt-2 text-ink-2">{t(`orders.${step}_text`)}</p>
      <Form method="post" action={here} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="step" value={step} />
        <PostButton variant="danger">{t(`orders.confirm_${step}`)}</PostButton>
        <Link to={here} className={buttonClass({ variant: "line" })}>
          {t("orders.keep")}
        </Link>
      </Form>
    </section>
  );
}
