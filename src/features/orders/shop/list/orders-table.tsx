import { Link } from "react-router";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { type Column, NumberCell, PhoneEntry, Table } from "#ui/table/table.tsx";
import type { ListedOrder } from "../../contract.ts";
import { OrderPicture } from "../order-picture.tsx";
import { OrderStatusBadge, ParcelStatusBadge } from "../order-status-badge.tsx";
import { listedPath } from "../orders-path.ts";
import { PayNowLink } from "../pay-now-link.tsx";
import { useOrderMoney } from "../use-order-money.ts";

export function OrdersTable({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useT();
  const columns: Column<ListedOrder>[] = [
    { id: "number", header: t("my_orders.number"), cell: (order) => <OrderLink order={order} /> },
    { id: "what", header: t("my_orders.what"), cell: (order) => <OrderGoods order={order} /> },
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
      rowKey={({ number }) => number}
      phone={(order) => <PhoneOrder order={order} />}
    />
  );
}

type Shown = { order: ListedOrder };

/** Number, status and price first; then the date and the goods. */
function PhoneOrder({ order }: Shown) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const words = useTotalWords(order);
  return (
    <PhoneEntry
      lead={
        <>
          <Link to={listedPath(language, order)} className="link">
            {order.number}
          </Link>
          <OrderBadge order={order} />
        </>
      }
      end={words.total}
      below={`${dates.day(order.created_at)} · ${linesOf(t, order)}`}
      belowEnd={words.fromWallet}
      action={order.status === "awaiting_payment" && <PayNowLink order={order} />}
    />
  );
}

const linesOf = (t: ReturnType<typeof useT>, { quantity, items, type }: ListedOrder) => {
  if (type === "forward_requests") return items.map(({ name }) => name).join(", ");
  return quantity > 1 || items.length !== 1
    ? t("my_orders.things", { count: quantity })
    : items[0]?.name;
};

function OrderLink({ order }: Shown) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { number, created_at } = order;
  return (
    <NumberCell
      to={listedPath(language, order)}
      label={t("my_orders.open", { number })}
      at={created_at}
      day={dates.day(created_at)}
    >
      {number}
    </NumberCell>
  );
}

function OrderGoods({ order }: Shown) {
  const t = useT();
  // We have no pictures of goods that were bought elsewhere.
  if (order.type === "forward_requests") {
    return <span className="line-clamp-2">{linesOf(t, order)}</span>;
  }
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      <span className="flex gap-1.5">
        {order.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <OrderPicture key={at} picture={item.picture} size={48} />
        ))}
      </span>
      <span className="line-clamp-1 text-14 text-ink-2">{linesOf(t, order)}</span>
    </span>
  );
}

/** The order's status, and what to do next. */
function OrderState({ order }: Shown) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <OrderBadge order={order} />
      <PayNowLink order={order} />
    </span>
  );
}

const OrderBadge = ({ order }: Shown) =>
  order.type === "forward_requests" ? (
    <ParcelStatusBadge status={order.status} />
  ) : (
    <OrderStatusBadge status={order.status} isPart={order.is_part_shipped} />
  );

function OrderTotal({ order }: Shown) {
  const words = useTotalWords(order);
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{words.total}</span>
      <span className="block text-12 text-ink-2 empty:hidden">{words.fromWallet}</span>
    </>
  );
}

/** The total, and how much of it the wallet pays. */
function useTotalWords(order: ListedOrder) {
  const t = useT();
  const show = useOrderMoney(order.currency);
  // A parcel has no price until its shipping method is chosen.
  if (order.type === "forward_requests") return { total: order.total ? show(order.total) : "–" };
  const { total, from_wallet } = order;
  return {
    total: show(total),
    fromWallet: from_wallet > 0 ? t("my_orders.from_wallet", { amount: show(from_wallet) }) : null,
  };
}
