import { Link } from "react-router";
import { type Cents, toCents } from "#core/money.ts";
import { goodsPath } from "#features/catalogue/shop/goods-urls.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { CartData, CartItem } from "../../contract.ts";
import { CartForm } from "../cart-form.tsx";
import { type CartState, isSoldOut } from "../rules/cart-state.ts";
import { explainCart } from "../rules/explain-cart.ts";
import { useCartActions } from "../state/use-cart.ts";

type CartLineProps = { item: CartItem; sumCents: Cents; shortage: LineShortage | undefined };

function CartLine({ item, sumCents, shortage }: CartLineProps) {
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

type LineShortage = NonNullable<CartData["reservation_error"]>[number];

/** Its element exists before, so that screen readers announce text that is written into it. */
function ShortageNote({ shortage }: { shortage: LineShortage | undefined }) {
  const t = useT();
  return (
    <div className="cart-short" role="status">
      {shortage && (
        <p>
          <Icon name="circle-exclamation-point" className="icon-s" />
          {shortage.available === 0
            ? t("cart.short.none")
            : t("cart.short.some", { count: shortage.available, wanted: shortage.requested })}
        </p>
      )}
    </div>
  );
}

function LineQuantity({ item }: { item: CartItem }) {
  const t = useT();
  const { setQuantity } = useCartActions();
  return (
    <CartForm intent="update" fields={{ item_id: item.id }} className="flex flex-wrap gap-2">
      <QuantityStepper
        label={t("cart.quantity_of", { name: item.name })}
        name="quantity"
        value={item.quantity}
        max={item.max_quantity}
        onTooMany={() =>
          showToast({ kind: "info", text: t("cart.only_so_many", { count: item.max_quantity }) })
        }
        onChange={(quantity) => void setQuantity(item.id, quantity)}
      />
      <Button type="submit" className="not-noscript:hidden">
        {t("cart.update")}
      </Button>
    </CartForm>
  );
}

/** Removes without a confirmation, because removed goods can be put back. */
function RemoveLine({ item }: { item: CartItem }) {
  const t = useT();
  const { add, remove } = useCartActions();
  const takeOut = async () => {
    focusNextLine();
    const removed = await remove(item.id);
    if (!removed?.ok) return;
    showToast({
      text: t("cart.removed", { name: item.name }),
      ...(isSoldOut(item)
        ? {}
        : { action: { label: t("cart.put_back"), onSelect: () => void add(item) } }),
    });
  };
  return (
    <CartForm intent="remove" fields={{ item_id: item.id }} onSubmit={takeOut}>
      <IconButton
        type="submit"
        label={t("cart.remove", { name: item.name })}
        icon={<Icon name="trash" />}
      />
    </CartForm>
  );
}

/** The focused line is about to disappear: moves the focus to a neighbouring line, or above all lines. */
function focusNextLine(): void {
  const line = document.activeElement?.closest(".cart-line");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>("a") ??
    line?.closest<HTMLElement>("[role=dialog]") ??
    document.getElementById("cart-title");
  target?.focus();
}

export function CartLines({ cart }: { cart: CartState }) {
  const t = useT();
  const { rate } = useMoney();
  const { lineCents } = explainCart(cart, undefined, rate);
  return (
    <ul className="cart-lines" aria-label={t("cart.lines")}>
      {cart.items.map((item, at) => (
        <CartLine
          key={item.variant_id}
          item={item}
          sumCents={lineCents[at] ?? 0}
          shortage={cart.reservation_error?.find(({ item_id }) => item_id === item.id)}
        />
      ))}
    </ul>
  );
}
