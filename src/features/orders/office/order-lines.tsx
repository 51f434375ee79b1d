import { toCents } from "#core/money.ts";
import { pictureUrl } from "#features/catalogue/domain/picture-url.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office/components/marks/tag.tsx";
import { Thumb } from "#office/components/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office/components/marks/use-office-format.ts";
import { OfficePanel } from "#office/components/page/office-panel.tsx";
import { orderMargin } from "../domain/order-margin.ts";
import { isUnshipped } from "../domain/order-status.ts";
import type { StaffOrder } from "../staff-calls.ts";

/** What was ordered: pieces, price, cost where it is known, and what became of some of them. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  const margin = orderMargin(order);
  return (
    <OfficePanel
      title={t("office.orders.lines")}
      count={order.lines.length}
      aside={
        margin && (
          <span className="at-desk">
            {t(margin.isWhole ? "office.orders.margin" : "office.orders.margin_known")}{" "}
            <span className="num font-medium text-good">
              {`${money(margin.cents)} · ${number(margin.percent, 1)} %`}
            </span>
          </span>
        )
      }
    >
      {order.lines.map((line) => (
        <OrderLine key={line.position} line={line} isWaiting={isUnshipped(order.status)} />
      ))}
    </OfficePanel>
  );
}

type LineProps = {
  line: StaffOrder["lines"][number];
  /** Some of the order has not left yet. */
  isWaiting: boolean;
};

function OrderLine({ line, isWaiting }: LineProps) {
  const t = useT();
  const { amount } = useOfficeFormat();
  const { name, options, sku, picture, quantity, price, total, cost } = line;
  const { shipped_quantity: shipped, refunded_quantity: refunded } = line;
  return (
    <div className="flex min-h-11 items-center gap-3 border-t border-line px-4">
      <Thumb src={picture ? pictureUrl(picture.src, 160) : undefined} large />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium">{name}</span>
        <span className="block truncate text-12 text-ink-3">
          {[options, sku].filter(Boolean).join(" · ")}
        </span>
      </span>
      {isWaiting && shipped > 0 && (
        <Tag>{t("office.orders.line_shipped", { shipped, quantity })}</Tag>
      )}
      {refunded > 0 && (
        <Tag tone="warn">{t("office.orders.line_refunded", { refunded, quantity })}</Tag>
      )}
      {cost !== null && (
        <span className="num at-desk whitespace-nowrap text-ink-3">
          {t("office.orders.line_cost", { cost: amount(toCents(cost)) })}
        </span>
      )}
      <span className="num whitespace-nowrap text-ink-2">
        {quantity} × {amount(toCents(price))}
      </span>
      <span className="num w-20 text-end font-medium">{amount(toCents(total))}</span>
    </div>
  );
}
