import { data, Link, redirect, useSearchParams } from "react-router";
import { fetchCartCall } from "#features/cart/contract.ts";
import { addCarriedGoods } from "#features/cart/shop/carried-goods/add-carried-goods.ts";
import { findCarried } from "#features/cart/shop/carried-goods/find-carried.ts";
import { CartPageBody } from "#features/cart/shop/cart-page-body.tsx";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { postedChange } from "#features/cart/shop/rules/posted-change.ts";
import { shortageQuery, withShortageFromQuery } from "#features/cart/shop/rules/shortage-query.ts";
import { useShownCart } from "#features/cart/shop/state/use-shown-cart.ts";
import { unpaidCheckoutCall } from "#features/checkout/contract.ts";
import { ordersContext } from "#features/orders/shop/orders.context.ts";
import { payPath } from "#features/orders/shop/orders-path.ts";
import { payerContext } from "#features/payments/shop/payer.context.ts";
import { readShopContext } from "#features/sites/shop/read-shop-context.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/cart.page.ts";

export const handle = { layout: "cart" } satisfies PageHandle;

/** If the cart cannot be read, it is shown as empty, with a way to try again (SPEC §8). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { make, language_id } = readShopContext(context);
  const made = await make(fetchCartCall, { language_id });
  if (!made.ok) return { cart: null, carried: null, waiting: null, unpaid: null };
  const { cart } = made.output;
  const written = url.searchParams.get("goods");
  return {
    cart: withShortageFromQuery(cart, url.searchParams),
    carried: await findCarried(make, { written, items: cart.items, language_id }),
    waiting: cart.items.length > 0 ? await findWaiting(context) : null,
    unpaid: cart.items.length > 0 ? null : await findUnpaid(make),
  };
}

/** The order made from the cart, if the customer left the bank's page without paying. */
async function findUnpaid(make: MakeCall): Promise<string | null> {
  const made = await make(unpaidCheckoutCall, {});
  return made.ok ? made.output.slug : null;
}

async function findWaiting(context: Route.LoaderArgs["context"]) {
  const { customerId = null, visitorHash } = await context.get(payerContext)();
  const { site } = context.get(visitContext);
  return context.get(ordersContext).findReturned({ siteId: site.id, customerId, visitorHash });
}

/** For visitors without JavaScript, and for goods brought from another shop's cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { make, language, language_id } = readShopContext(context);
  const sent = await request.formData();
  if (sent.get("intent") === "bring") {
    const { left } = await addCarriedGoods(make, sent.get("goods"), language_id);
    const shown = cartPath(language) + (left > 0 ? `?left=${left}` : "");
    throw redirect(shown, { status: 303, headers: PERSONAL_HEADERS });
  }
  const change = postedChange(sent);
  if (!change) throw notFound();
  const made = await make(change.request, { ...change.input, language_id });
  if (made.ok) {
    const shown = cartPath(language) + shortageQuery(made.output.cart);
    throw redirect(shown, { status: 303, headers: PERSONAL_HEADERS });
  }
  return data({ problem: made.message }, { status: made.httpStatus, headers: PERSONAL_HEADERS });
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { sea } = useShell().config.site.switches;
  const left = Number(useSearchParams()[0].get("left"));
  return (
    <div className="page pt-4 lg:pt-8">
      <PageHead
        title={t("cart.title")}
        description={t(sea ? "cart.description" : "cart.plain_description")}
      />
      <CartPageBody
        cart={useShownCart(loaderData.cart)}
        problem={actionData?.problem}
        carried={loaderData.carried}
        left={left}
        waiting={
          (loaderData.waiting && <WaitingOrder {...loaderData.waiting} />) ??
          (loaderData.unpaid && <UnpaidCheckout slug={loaderData.unpaid} />)
        }
      />
    </div>
  );
}

/** Above an empty cart: its goods are now an order whose payer left the bank's page. */
function UnpaidCheckout({ slug }: { slug: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <UnpaidOrderNotice
      text={t("cart.unpaid_checkout")}
      pay={t("cart.unpaid_checkout_go")}
      to={`/${language}/confirm/${slug}`}
    />
  );
}

type WaitingOrderProps = { number: string; slug: string };

/** Tells what became of an order whose payment was left: its goods are back in the cart. */
function WaitingOrder({ number, slug }: WaitingOrderProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <UnpaidOrderNotice
      text={t("cart.waiting_order", { number })}
      pay={t("cart.waiting_order_pay", { number })}
      to={payPath(language, slug)}
    />
  );
}

type UnpaidOrderNoticeProps = { text: string; pay: string; to: string };

/** Above the cart of a customer who left a payment: what became of the order, and the link to pay it. */
function UnpaidOrderNotice({ text, pay, to }: UnpaidOrderNoticeProps) {
  return (
    <div className="mt-4">
      <Notice
        action={
          <Link to={to} className="link">
            {pay}
          </Link>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
