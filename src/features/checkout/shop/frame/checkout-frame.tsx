import { type ReactNode, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { updateCartCall } from "#features/cart/contract.ts";
import { EmptyCart } from "#features/cart/shop/empty-cart.tsx";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Countdown } from "#ui/time/countdown.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { CheckoutData } from "../../contract.ts";
import { CheckoutSteps, type Step } from "./checkout-steps.tsx";
import "./checkout.css";

type CheckoutFrameProps = {
  step: Step;
  data: CheckoutData;
  children: ReactNode;
  summary: ReactNode;
  /** The main button of the step; on a phone it sticks to the bottom of the screen. */
  action: ReactNode;
};

/** What the three steps have in common. */
export function CheckoutFrame({ step, data, children, summary, action }: CheckoutFrameProps) {
  const t = useT();
  const title = t(`checkout.title.${step}`);
  return (
    <div className="page checkout">
      <PageHead title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <CheckoutSteps step={step} slug={data.slug} />
      {data.products.length === 0 ? (
        // The cart may have been emptied in another window.
        <EmptyCart>{t("checkout.emptied")}</EmptyCart>
      ) : (
        <div className="checkout-columns">
          <div className="checkout-main">
            <CheckoutHold data={data} />
            {children}
          </div>
          <aside className="checkout-aside" aria-label={t("checkout.your_order")}>
            <div className="panel checkout-summary">{summary}</div>
            <ActionBar>{action}</ActionBar>
          </aside>
        </div>
      )}
    </div>
  );
}

/** Reserves room, so that the bar never covers the focused element. */
function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEdgeRoom(bar, "--bar-room");
  return (
    <div ref={bar} className="checkout-action [--above-foot:var(--foot-room,0px)]">
      {children}
    </div>
  );
}

type BlockProps = { title: string; id: string; aside?: ReactNode; children: ReactNode };

export function Block({ title, id, aside, children }: BlockProps) {
  return (
    <section className="checkout-block" aria-labelledby={id}>
      <div className="checkout-block-head">
        <h2 id={id} className="h2">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Product notes §4: how long the goods are still held, or that the hold is over. An order has its own hold. */
function CheckoutHold({ data }: { data: CheckoutData }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (data.order || data.products.length === 0) return null;
  const holdAgain = async () => {
    setBusy(true);
    for (const { id, quantity } of data.products) {
      await tryCall(updateCartCall, { item_id: id, quantity });
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <div className="checkout-hold" data-state={data.expiration ? "held" : "over"}>
      <Icon name="clock" className="icon-s" />
      {data.expiration && (
        <>
          <span>{t("checkout.held")}</span>
          <Countdown until={Date.parse(data.expiration)} onEnd={() => void revalidate()} />
        </>
      )}
      <span role="status" className="empty:hidden">
        {!data.expiration && t("checkout.hold_over")}
      </span>
      {!data.expiration && (
        <Button busy={busy} onClick={holdAgain}>
          {t("checkout.hold_again")}
        </Button>
      )}
    </div>
  );
}
