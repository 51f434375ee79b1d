import { Link } from "react-router";
import { formatDate } from "#core/dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { type Column, Table } from "#ui/table.tsx";
import type { OrderSummary } from "../domain/order-view.ts";
import { OrderPicture } from "./order-picture.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { orderPath } from "./orders-path.ts";
import { PayNowLink } from "./pay-now-link.tsx";
import { useOrderMoney } from "./use-order-money.ts";

export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT();
  const columns: Column<OrderSummary>[] = [
    { id: "number", header: t("my_orders.number"), cell: (order) => <OrderLink order={order} /> },
    { id: "what", header: t("my_orders.what"), cell: (order) => <OrderThings order={order} /> },
    {
      id: "status",
      header: t("my_orders.status"),
      cell: (order) => <OrderState order={order} />,
    },
    {
      id: "total",
      header: t("my_orders.total"),
      numeric: true,
      cell: (order) => <OrderTotal order={order} />,
    },
  ];
  return (
    <Table
      caption={t("my_orders.title")}
      hideCaption
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
    />
  );
}

type Shown = { order: OrderSummary };

function OrderLink({ order }: Shown) {
  const t = useT();
  const { language } = useShell();
  return (
    <span className="block">
      <Link
        to={orderPath(language, order.slug)}
        className="link inline-flex min-h-(--tap) items-center font-semibold"
        aria-label={t("my_orders.open", { number: order.number })}
      >
        {order.number}
      </Link>
      <time dateTime={order.created_at} className="num block text-14 text-ink-2">
        {formatDate(new Date(order.created_at))}
      </time>
    </span>
  );
}

function OrderThings({ order }: Shown) {
  const t = useT();
  return (
    <span className="flex min-w-0 flex-col gap-1.5 max-sm:items-end">
      <span className="flex gap-1.5">
        {order.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <OrderPicture key={at} picture={item.picture} size={48} />
        ))}
      </span>
      <span className="line-clamp-1 text-14 text-ink-2">
        {order.quantity > 1 || order.items.length !== 1
          ? t("my_orders.things", { count: order.quantity })
          : order.items[0]?.name}
      </span>
    </span>
  );
}

/** Where it stands, and what to do next. */
function OrderState({ order }: Shown) {
  return (
    <span className="flex flex-wrap items-center gap-3 max-sm:justify-end">
      <OrderStatusBadge status={order.status} />
      <PayNowLink order={order} />
    </span>
  );
}

function OrderTotal({ order }: Shown) {
  const show = useOrderMoney(order.currency);
  return <span className="font-semibold whitespace-nowrap">{show(order.total)}</span>;
}
