import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { CartState } from "../domain/cart-state.ts";
import "./cart.css";
import { CartDoors } from "./cart-doors.tsx";
import { CartSum } from "./cart-sum.tsx";
import { CartTrouble } from "./cart-trouble.tsx";
import { CartWaiting } from "./cart-waiting.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { CartLines } from "./lines/cart-lines.tsx";
import { HoldLine } from "./lines/hold-line.tsx";

type CartPageBodyProps = {
  cart: CartState;
  /** Why what was posted without script was refused. */
  problem: string | undefined;
};

export function CartPageBody({ cart, problem }: CartPageBodyProps) {
  const t = useT();
  return (
    <>
      <h1 className="h1" id="cart-title" tabIndex={-1}>
        {t("cart.title")}
      </h1>
      {problem && (
        <div className="mt-4">
          <Notice kind="bad" announce>
            {t(problem)}
          </Notice>
        </div>
      )}
      <Contents cart={cart} />
    </>
  );
}

function Contents({ cart }: { cart: CartState }) {
  if (cart.has_error) return <CartTrouble />;
  if (!cart.loaded) return <CartWaiting />;
  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <div className="cart-body">
      <div className="cart-main">
        <HoldLine cart={cart} />
        <CartLines cart={cart} />
        <CartDoors cart={cart} />
      </div>
      <div className="cart-side">
        <CartSum cart={cart} />
      </div>
    </div>
  );
}
