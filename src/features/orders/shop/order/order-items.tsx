import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { OrderDetails, OrderItem } from "../../contract.ts";
import { OrderPicture } from "../order-picture.tsx";
import { useOrderMoney } from "../use-order-money.ts";

export function OrderItems({ order }: { order: OrderDetails }) {
  const t = useT();
  // Goods that were bought by a link have no picture.
  const hasPictures = order.items.some(({ picture }) => picture !== null);
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="h2 mb-2">
        {t("orders.items")}
      </h2>
      <ul>
        {order.items.map((item) => (
          <Item
            key={`${item.sku}-${item.name}`}
            item={item}
            currency={order.currency}
            hasPicture={hasPictures}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { item: OrderItem; currency: string; hasPicture: boolean };

function Item({ item, currency, hasPicture }: ItemProps) {
  const t = useT();
  const show = useOrderMoney(currency);
  return (
    <li className="flex gap-4 border-b border-line py-4">
      {hasPicture && <OrderPicture picture={item.picture} size={72} />}
      <div className="min-w-0 flex-1">
        <ItemName item={item} />
        {item.options && <p className="text-14 text-ink-2">{item.options}</p>}
        {item.quantity > 1 && (
          <p className="num text-14 text-ink-2">
            {item.quantity} × {t("orders.each", { price: show(item.currentPrice) })}
          </p>
        )}
      </div>
      <p className="num font-semibold whitespace-nowrap">{show(item.total)}</p>
    </li>
  );
}

/** Goods that are still sold link to their page, to look at and to buy again. */
function ItemName({ item }: { item: OrderItem }) {
  const { language, config } = useShell();
  const isSold = item.product_id !== null && config.site.switches.marketplace === true;
  if (!isSold) return <p className="font-semibold wrap-anywhere">{item.name}</p>;
  return (
    <Link
      to={`/${language}/p/${item.slug}`}
      className="link inline-flex min-h-(--tap) items-center font-semibold wrap-anywhere"
    >
      {item.name}
    </Link>
  );
}
