import { type ReactNode, useRef } from "react";
import { EmptyCart } from "#features/cart/shop/empty-cart.tsx";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";
import { CheckoutHold } from "./checkout-hold.tsx";
import { CheckoutSteps, type Step } from "./checkout-steps.tsx";
import "./checkout.css";

type CheckoutFrameProps = {
  step: Step;
  data: CheckoutData;
  children: ReactNode;
  summary: ReactNode;
  /** The one thing to do next; on a phone it stays under the thumb. */
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
        // A cart may be emptied beside a checkout that lives on, in another window.
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

/** What has the focus is never behind it. */
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
