import { type RouterContextProvider, redirect } from "react-router";
import { formatDate } from "#core/dates.ts";
import { firstDelivery } from "#features/delivery/shop/choice/delivery-choices.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { readShopContext } from "#features/sites/shop/read-shop-context.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import {
  type CheckoutData,
  currentCheckoutCall,
  fetchCheckoutCall,
  generateCheckoutCall,
  saveCheckoutCall,
  unpaidCheckoutCall,
} from "../../contract.ts";
import { CHECKOUT_STEPS, NO_DELIVERY } from "../../domain/checkout-step.ts";
import type { Step } from "./checkout-steps.tsx";

type CheckoutPageName = Step | "success";
type Args = { context: Readonly<RouterContextProvider>; params: { slug?: string | undefined } };

const NUMBERS: Record<CheckoutPageName, number> = {
  checkout: CHECKOUT_STEPS.shipping,
  payment: CHECKOUT_STEPS.payment,
  confirm: CHECKOUT_STEPS.confirm,
  success: CHECKOUT_STEPS.success,
};

/** The guards of product notes §3: loads the requested page, or redirects to the one that may be shown. */
export async function loadStep(args: Args, page: CheckoutPageName) {
  const { make, language, language_id, site } = readShopContext(args.context);
  const { slug } = args.params;
  const go = (path: string) =>
    redirect(localisePath(path, language), { status: 302, headers: PERSONAL_HEADERS });
  if (!slug) throw go(await pathWithSlug(args, page));
  const fetched = await make(fetchCheckoutCall, {
    slug,
    step: CHECKOUT_STEPS.shipping,
    language_id,
  });
  if (!fetched.ok && fetched.httpStatus >= 500) throw new Error(fetched.message);
  const known = fetched.ok ? fetched.output.data : undefined;
  const data = page === "checkout" ? await withCourier(args, known) : known;
  const path = allowedPath(data, page);
  if (!data || path !== undefined) throw go(path ?? "/cart");
  return { data, today: formatDate(new Date(), site.timeZone), language_id };
}

/** Saves the form's first courier at once, so that the total includes it, even without JavaScript. */
async function withCourier(
  { context }: Args,
  data: CheckoutData | undefined,
): Promise<CheckoutData | undefined> {
  if (data?.status !== "open" || data.order || data.local_delivery !== NO_DELIVERY) return data;
  const delivery = Number(firstDelivery(data.local_delivery_couriers, "door"));
  if (!delivery) return data;
  const { make, language_id } = readShopContext(context);
  const saved = await make(saveCheckoutCall, { slug: data.slug, language_id, delivery });
  return saved.ok ? saved.output.data : data;
}

/** The path for a page without a slug: a new checkout for the first step, the live one for all others. */
async function pathWithSlug({ context }: Args, page: CheckoutPageName): Promise<string> {
  const make = context.get(callsContext);
  const found = await make(page === "checkout" ? generateCheckoutCall : currentCheckoutCall, {});
  if (found.ok && found.output.slug) return `/${page}/${found.output.slug}`;
  // A buyer who left the bank's page has an empty cart, and an order that can still be paid.
  const unpaid = await make(unpaidCheckoutCall, {});
  return unpaid.ok && unpaid.output.slug ? `/confirm/${unpaid.output.slug}` : "/cart";
}

/** Checkouts that are foreign, over or unknown look the same: the redirect starts a new one. */
function allowedPath(data: CheckoutData | undefined, page: CheckoutPageName): string | undefined {
  const isPlaced = data?.status === "placed";
  if (page === "success") return isPlaced ? undefined : "/cart";
  if (isPlaced) return `/success/${data.slug}`;
  if (data?.status !== "open") return "/checkout";
  if (data.step >= NUMBERS[page]) return undefined;
  return data.step === CHECKOUT_STEPS.payment ? `/payment/${data.slug}` : `/checkout/${data.slug}`;
}
