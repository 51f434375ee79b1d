import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ExplainedTotal, type TotalLine } from "#office-ui/record/explained-total.tsx";
import type { OrderWithoutMoney, ShownOrder, StaffOrder } from "../../staff-calls.ts";
import { OrderCost } from "./order-cost.tsx";

const PARTS: Readonly<Record<string, NonNullable<TotalLine["part"]>>> = {
  subtotal: "goods",
  shipping: "shipping",
  delivery: "other",
  payment_fee: "service",
};

/** The total, the payments and the parcels; without access to money, only the parcels. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  return order.shows_money ? <OrderMoney order={order} /> : <OrderParcels order={order} />;
}

function OrderMoney({ order }: { order: StaffOrder }) {
  const t = useT();
  const { amount: amountOf, number } = useOfficeFormat();
  // The wallet is a way to pay, so it is listed among the payments.
  const lines = order.parts
    .filter(({ part }) => part !== "balance")
    .map(({ part, amount }): TotalLine => {
      const ofBar = PARTS[part];
      const how = howWords(order, part, { t, amount: amountOf, number });
      const title = t(keyUnder("orders.parts", part));
      const line = { key: part, title, cents: toCents(amount), ...(how ? { how } : {}) };
      return ofBar ? { ...line, part: ofBar } : line;
    });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.18fr_1fr]">
      <div className="grid gap-4">
        <ExplainedTotal
          lines={lines}
          totalCents={toCents(order.total)}
          currency={order.currency}
          {...(order.is_same === null ? {} : { isSame: order.is_same })}
          {...(order.rate === 1
            ? {}
            : { note: `1 EUR = ${number(order.rate, 4)} ${order.currency}` })}
        />
        <OrderCost order={order} />
      </div>
      <div className="grid gap-4">
        <OrderPayments order={order} />
        <OrderParcels order={order} />
        <OrderPapers order={order} />
      </div>
    </div>
  );
}

type Formats = {
  t: ReturnType<typeof useT>;
  amount: (cents: number) => string;
  number: (value: number, digits?: number) => string;
};

/** How a part of the total was calculated, from the data that was frozen with the order. */
function howWords(
  { basis }: StaffOrder,
  part: string,
  { t, amount, number }: Formats,
): string | undefined {
  if (!basis) return undefined;
  if (part === "promotion") return basis.promotion ?? undefined;
  if (part === "shipping_discount") {
    const percent = number(basis.percent);
    return basis.by ? t(keyUnder("office.orders.how", basis.by), { percent }) : undefined;
  }
  if (part !== "shipping") return undefined;
  return basis.parcels
    .map(
      ({ warehouse, base, billed_kg, per_kg }) =>
        `${warehouse}: ${amount(toCents(base))} + ${number(billed_kg, 2)} kg × ${amount(toCents(per_kg))}`,
    )
    .join("; ");
}

function OrderPayments({ order }: { order: StaffOrder }) {
  const t = useT();
  const { amount, money, moment } = useOfficeFormat();
  return (
    <OfficePanel
      title={t("office.orders.payments")}
      aside={
        order.can_refund && (
          <span className="num">
            {t("office.orders.refund.can", {
              sum: money(toCents(order.refundable.left), order.currency),
            })}
          </span>
        )
      }
    >
      {order.payments.length === 0 && (
        <p className="border-t border-line px-4 py-2 text-ink-3">
          {t("office.orders.no_payments")}
        </p>
      )}
      {order.payments.map((payment) => (
        <div
          key={payment.reference ?? "wallet"}
          className="flex items-center gap-3 border-t border-line px-4 py-2"
        >
          <OfficeIcon name={payment.reference ? "credit-card" : "wallet"} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              {payment.reference
                ? payment.provider_title || payment.reference
                : t("office.orders.wallet")}
            </span>
            <span className="block truncate text-12 text-ink-3">
              {[
                payment.provider_title && payment.reference,
                t(keyUnder("office.orders.payment_status", payment.status)),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className="text-end">
            <span className="num block font-medium">{amount(toCents(payment.amount))}</span>
            <span className="num block text-12 text-ink-3">{moment(payment.created_at)}</span>
          </span>
        </div>
      ))}
      {order.refunds.map(({ id, amount: back, way, reason, status, at, who }) => (
        <div key={id} className="flex items-center gap-3 border-t border-line px-4 py-2">
          <OfficeIcon name="undo-2" />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{t(keyUnder("office.orders.refund.to", way))}</span>
            <span className="block truncate text-12 text-ink-3">
              {[
                t(keyUnder("office.orders.refund.status", status)),
                t(keyUnder("office.orders.refund.reasons", reason)),
                who,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className="text-end">
            <span className="num block font-medium">{amount(0 - toCents(back))}</span>
            <span className="num block text-12 text-ink-3">{moment(at)}</span>
          </span>
        </div>
      ))}
    </OfficePanel>
  );
}

function OrderParcels({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  if (order.shipments.length === 0) return null;
  return (
    <OfficePanel title={t("office.orders.shipments")} count={order.shipments.length}>
      {order.shipments.map(({ tracking_number, carrier, sent_at, lines }) => (
        <div
          key={tracking_number}
          className="flex items-center justify-between gap-3 border-t border-line px-4 py-2"
        >
          <span className="min-w-0">
            <span className="num block">{`${carrier} ${tracking_number}`}</span>
            {lines.length > 0 && (
              <span className="block truncate text-12 text-ink-3">
                {lines
                  .map(({ position, quantity }) => `${quantity} × ${nameOf(order, position)}`)
                  .join(", ")}
              </span>
            )}
          </span>
          <span className="num text-12 text-ink-3">{moment(sent_at)}</span>
        </div>
      ))}
    </OfficePanel>
  );
}

const nameOf = ({ lines }: OrderWithoutMoney, position: number): string =>
  lines.find((line) => line.position === position)?.name ?? "";

/** The invoice and its credit notes, as they are printed. */
function OrderPapers({ order }: { order: StaffOrder }) {
  const t = useT();
  if (order.papers.length === 0) return null;
  return (
    <OfficePanel title={t("office.orders.papers")} count={order.papers.length}>
      {order.papers.map(({ id, number }, at) => (
        <a
          key={id}
          className="flex items-center gap-3 border-t border-line px-4 py-2"
          href={`/api/staff/invoices/pdf/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          <OfficeIcon name="file-text" />
          <span className="num office-link">{number}</span>
          <span className="ms-auto text-12 text-ink-3">
            {t(at === 0 ? "office.orders.paper_invoice" : "office.orders.paper_credit")}
          </span>
        </a>
      ))}
    </OfficePanel>
  );
}
