import { data, redirect, useSearchParams } from "react-router";
import { PageHead } from "#features/sites/shop/head/page-head.tsx";
import { notFound } from "#features/sites/shop/not-found.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { PERSONAL } from "#features/sites/shop/personal-headers.ts";
import { shopPlace } from "#features/sites/shop/shop-place.ts";
import { useT } from "#i18n/use-t.ts";
import { postedChange } from "../domain/posted-change.ts";
import { tellShortage, withToldShortage } from "../domain/told-shortage.ts";
import { fetchCartRequest } from "../requests.ts";
import type { Route } from "./+types/cart.page.ts";
import { bringGoods } from "./carried/bring-goods.ts";
import { findCarried } from "./carried/find-carried.ts";
import { CartPageBody } from "./cart-page-body.tsx";
import { cartPath } from "./cart-path.ts";
import { useShownCart } from "./state/use-shown-cart.ts";

export const handle = { layout: "cart" } satisfies PageHandle;

/** A cart that cannot be read is an empty one, with a way to try again (SPEC §8). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { make, language_id } = shopPlace(context);
  const made = await make(fetchCartRequest, { language_id });
  if (!made.ok) return { cart: null, carried: null };
  const { cart } = made.output;
  const written = url.searchParams.get("goods");
  return {
    cart: withToldShortage(cart, url.searchParams),
    carried: await findCarried(make, { written, items: cart.items, language_id }),
  };
}

/** For those without script, and for what is brought along from another shop's cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { make, language, language_id } = shopPlace(context);
  const sent = await request.formData();
  if (sent.get("intent") === "bring") {
    const { left } = await bringGoods(make, sent.get("goods"), language_id);
    const shown = cartPath(language) + (left > 0 ? `?left=${left}` : "");
    throw redirect(shown, { status: 303, headers: PERSONAL });
  }
  const change = postedChange(sent);
  if (!change) throw notFound();
  const made = await make(change.request, { ...change.input, language_id });
  if (made.ok) {
    const shown = cartPath(language) + tellShortage(made.output.cart);
    throw redirect(shown, { status: 303, headers: PERSONAL });
  }
  return data({ problem: made.message }, { status: made.httpStatus, headers: PERSONAL });
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const left = Number(useSearchParams()[0].get("left"));
  return (
    <div className="page pt-4 lg:pt-8">
      <PageHead title={t("cart.title")} description={t("cart.description")} />
      <CartPageBody
        cart={useShownCart(loaderData.cart)}
        problem={actionData?.problem}
        carried={loaderData.carried}
        left={left}
      />
    </div>
  );
}
