import { Link } from "react-router";
import { type Cents, toCents } from "#core/money.ts";
import { goodsPath } from "#features/catalogue/shop/goods-path.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { CartItem } from "../../domain/cart-on-wire.ts";
import { isSoldOut } from "../../domain/cart-state.ts";
import { LineQuantity } from "./line-quantity.tsx";
import { RemoveLine } from "./remove-line.tsx";
import { type LineShortage, ShortageNote } from "./shortage-note.tsx";

type CartLineProps = { item: CartItem; sumCents: Cents; shortage: LineShortage | undefined };

export function CartLine({ item, sumCents, shortage }: CartLineProps) {
  const t = useT();
  const money = useMoney();
  const { language } = useShell();
  const options = item.options.map(({ value }) => value).join(", ");
  return (
    <li className="cart-line" data-gone={isSoldOut(item) || undefined}>
      <span className="cart-pic">
        {item.image && <img src={item.image} alt="" width={112} height={112} decoding="async" />}
      </span>
      <div className="cart-words">
        <Link className="cart-name" to={`${goodsPath(language, item)}?v=${item.variant_id}`}>
          {item.name}
        </Link>
        {options && <p className="cart-options">{options}</p>}
        {item.quantity > 1 && (
          <p className="cart-options num">
            {t("cart.each", { price: money.show(toCents(item.price)) })}
          </p>
        )}
      </div>
      <div className="cart-tools">
        {!isSoldOut(item) && <LineQuantity item={item} />}
        <RemoveLine item={item} />
        <p className="cart-price num">{money.showConverted(sumCents)}</p>
      </div>
      <ShortageNote shortage={shortage} />
    </li>
  );
}
