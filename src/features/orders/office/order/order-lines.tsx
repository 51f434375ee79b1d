import { toCents } from "#core/money.ts";
import { pictureUrl } from "#features/catalogue/domain/picture-url.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { goodsMargin } from "../../domain/order-margin.ts";
import { isUnshipped } from "../../domain/order-status.ts";
import type { OrderWithoutMoney, ShownOrder, StaffOrder } from "../../staff-calls.ts";

/** What was ordered: pieces, price, cost if known, and which pieces were shipped or refunded. */
export function OrderLines({ order }: { order: ShownOrder }) {
  return order.shows_money ? <PricedLines order={order} /> : <LinesWithoutMoney order={order} />;
}

function LinesWithoutMoney({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { number } = useOfficeFormat();
  return (
    <OfficePanel title={t("office.orders.lines")} count={order.lines.length}>
      <table className="order-lines">
        <thead>
          <tr>
            <th scope="col">{t("office.orders.goods")}</th>
            <th scope="col" className="order-lines-figure">
              {t("office.orders.pieces")}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td>
                <LineGoods line={line} isWaiting={isUnshipped(order.status)} />
              </td>
              <td className="order-lines-figure num">{number(line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficePanel>
  );
}

function PricedLines({ order }: { order: StaffOrder }) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  const margin = goodsMargin(order.lines, order.rate);
  const hasCost = order.lines.some(({ cost }) => typeof cost === "number");
  return (
    <OfficePanel
      title={t("office.orders.lines")}
      count={order.lines.length}
      aside={
        margin && (
          <span className="desktop-only">
            {t("office.orders.margin")}{" "}
            <span className={`num font-medium ${margin.cents < 0 ? "text-bad" : "text-good"}`}>
              {`${money(margin.cents)} · ${number(margin.percent, 1)} %`}
            </span>
          </span>
        )
      }
    >
      <table className="order-lines">
        <thead className="desktop-only">
          <tr>
            <th scope="col">{t("office.orders.goods")}</th>
            <th scope="col" className="order-lines-figure">
              {t("office.orders.pieces")}
            </th>
            <th scope="col" className="order-lines-figure">
              {t("office.orders.price")}
            </th>
            {hasCost && (
              <>
                <th scope="col" className="order-lines-figure order-lines-cost">
                  {t("office.orders.cost")}
                </th>
                <th scope="col" className="order-lines-figure order-lines-cost">
                  {t("office.orders.margin")}
                </th>
              </>
            )}
            <th scope="col" className="order-lines-figure">
              {t("office.orders.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <OrderLine
              key={line.position}
              line={line}
              rate={order.rate}
              hasCost={hasCost}
              isWaiting={isUnshipped(order.status)}
            />
          ))}
        </tbody>
      </table>
    </OfficePanel>
  );
}

type LineProps = {
  line: StaffOrder["lines"][number];
  /** From the order's currency to the euro, the currency of costs. */
  rate: number;
  /** The cost of at least one line is known. */
  hasCost: boolean;
  /** At least one piece has not left yet. */
  isWaiting: boolean;
};

function OrderLine({ line, rate, hasCost, isWaiting }: LineProps) {
  const { amount, number } = useOfficeFormat();
  const { quantity, price, total, cost } = line;
  const margin = goodsMargin([line], rate);
  return (
    <tr>
      <td>
        <LineGoods line={line} isWaiting={isWaiting} />
      </td>
      <td className="order-lines-figure num desktop-only">{quantity}</td>
      <td className="order-lines-figure num desktop-only">{amount(toCents(price))}</td>
      {hasCost && (
        <>
          <td className="order-lines-figure order-lines-cost num text-ink-3">
            {typeof cost === "number" ? amount(toCents(cost)) : "–"}
          </td>
          <td className="order-lines-figure order-lines-cost num">
            {margin ? amount(margin.cents) : "–"}
            {margin && (
              <span className="block text-12 text-ink-3">{`${number(margin.percent, 1)} %`}</span>
            )}
          </td>
        </>
      )}
      <td className="order-lines-figure num">
        <span className="font-medium">{amount(toCents(total))}</span>
        <div className="phone-only text-12 text-ink-3">
          {quantity} × {amount(toCents(price))}
        </div>
      </td>
    </tr>
  );
}

type LineGoodsProps = Pick<LineProps, "isWaiting"> & { line: OrderWithoutMoney["lines"][number] };

function LineGoods({ line, isWaiting }: LineGoodsProps) {
  const t = useT();
  const { name, options, sku, picture, quantity, ordered_as: orderedAs } = line;
  const { shipped_quantity: shipped, refunded_quantity: refunded } = line;
  return (
    <span className="order-lines-goods">
      <Thumb src={picture ? pictureUrl(picture.src, 160) : undefined} large />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium" title={orderedAs ?? undefined}>
          {name}
        </span>
        <span className="block text-12 text-ink-3">
          {[options, sku].filter(Boolean).join(" · ")}
        </span>
        <span className="order-lines-tags">
          {isWaiting && shipped > 0 && (
            <Tag>{t("office.orders.line_shipped", { shipped, quantity })}</Tag>
          )}
          {refunded > 0 && (
            <Tag tone="warn">{t("office.orders.line_refunded", { refunded, quantity })}</Tag>
          )}
        </span>
      </span>
    </span>
  );
}
