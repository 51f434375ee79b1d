import type { ReactNode } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { CarriedGoods } from "./carried-goods/carried-goods.tsx";
import type { Carried } from "./carried-goods/find-carried.ts";
import { CartLoadError, CartSkeleton } from "./cart-load-error.tsx";
import { CartSum } from "./cart-sum.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { CartLines } from "./lines/cart-line.tsx";
import { HoldLine } from "./lines/hold-line.tsx";
import type { CartState } from "./rules/cart-state.ts";
import { ShippingOptions } from "./shipping-options.tsx";
import "./cart.css";

type CartPageBodyProps = {
  cart: CartState;
  /** Why a form that was posted without JavaScript was refused. */
  problem: MessageKey | undefined;
  /** Goods of the cart in another country's shop. */
  carried: Carried | null;
  /** How many of these goods could not be added. */
  left: number;
  /** An order that waits for payment while its goods are in the cart again. */
  waiting: ReactNode;
};

export function CartPageBody({ cart, problem, carried, left, waiting }: CartPageBodyProps) {
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
      {left > 0 && (
        <div className="mt-4">
          <Notice kind="warn" announce>
            {t("cart.carried.left", { count: left })}
          </Notice>
        </div>
      )}
      {waiting}
      {carried && <CarriedGoods carried={carried} />}
      {/* An empty cart is not shown while goods wait for confirmation. */}
      {!(carried && cart.items.length === 0) && <Contents cart={cart} />}
    </>
  );
}

function Contents({ cart }: { cart: CartState }) {
  if (cart.has_error) return <CartLoadError />;
  if (!cart.loaded) return <CartSkeleton />;
  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <div className="cart-body">
      <div className="cart-main">
        <HoldLine cart={cart} />
        <CartLines cart={cart} />
        <ShippingOptions cart={cart} />
      </div>
      <div className="cart-side">
        <CartSum cart={cart} />
      </div>
    </div>
  );
}
