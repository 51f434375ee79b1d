import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Countdown } from "#ui/time/countdown.tsx";
import { type CartState, isHeldInPart, unheldItems } from "../rules/cart-state.ts";
import { useCartActions } from "../state/use-cart.ts";

/** Product notes §4 "Stock reservation": how long goods are held, and what the shopper can do afterwards. */
export function HoldLine({ cart }: { cart: CartState }) {
  const t = useT();
  const { retry } = useCartActions();
  const unheld = unheldItems(cart.items);
  if (cart.expiration !== null) {
    return (
      <>
        <p className="cart-hold noscript:hidden">
          <Icon name="clock" />
          <span>{t("cart.held")}</span>
          <Countdown until={Date.parse(cart.expiration)} onEnd={retry} />
        </p>
        {isHeldInPart(cart.items) && <p className="text-14 text-ink-2">{t("cart.hold_part")}</p>}
      </>
    );
  }
  return unheld.length > 0 ? <HoldOver cart={cart} /> : null;
}

function HoldOver({ cart }: { cart: CartState }) {
  const t = useT();
  const { setQuantity } = useCartActions();
  const [busy, setBusy] = useState(false);
  const holdAgain = async () => {
    setBusy(true);
    await Promise.all(unheldItems(cart.items).map(({ id, quantity }) => setQuantity(id, quantity)));
    setBusy(false);
  };
  return (
    <div className="cart-hold" data-state="over" role="status">
      <Icon name="clock" />
      <span>{t(cart.may_hold ? "cart.hold_over" : "cart.hold_long")}</span>
      {cart.may_hold && (
        <Button className="noscript:hidden" busy={busy} onClick={holdAgain}>
          {t("cart.hold_again")}
        </Button>
      )}
    </div>
  );
}
