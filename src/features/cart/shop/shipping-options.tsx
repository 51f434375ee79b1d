import { ShippingOptionPicker } from "#features/catalogue/shop/product/shipping-options/shipping-option-picker.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { CartForm } from "./cart-form.tsx";
import type { CartState } from "./rules/cart-state.ts";
import { cartShippingOptions, explainCart, type ShippingOption } from "./rules/explain-cart.ts";
import { ShortShippingDiscount } from "./shipping-discount.tsx";
import { useCartActions } from "./state/use-cart.ts";

/** Air and sea together: prices, days, and the discount by the order's size or the customer's plan. */
export function ShippingOptions({ cart }: { cart: CartState }) {
  const t = useT();
  const { chooseMethod } = useCartActions();
  const { rate } = useMoney();
  const options = cartShippingOptions(cart);
  if (options.length === 0) return <Notice kind="warn">{t("cart.no_way")}</Notice>;
  return (
    <CartForm intent="method">
      <ShippingOptionPicker
        options={options}
        goodsCents={explainCart(cart, undefined, rate).goodsCents}
        method={cart.shipping_method}
        onChoose={(method) => void chooseMethod(method)}
        name="shipping_method"
        note={(option) => <OptionDiscount option={option} />}
      />
      <Button type="submit" className="mt-3 not-noscript:hidden">
        {t("cart.choose_method")}
      </Button>
    </CartForm>
  );
}

function OptionDiscount({ option }: { option: ShippingOption }) {
  if (option.discountPercent === 0) return null;
  return (
    <span className="block">
      <ShortShippingDiscount option={option} />
    </span>
  );
}
