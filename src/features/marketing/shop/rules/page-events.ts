import { type Packed, unpack } from "#core/packed.ts";
import type { CartData } from "#features/cart/contract.ts";
import type { ListingView } from "#features/catalogue/domain/listing/listing-view.ts";
import type { ProductView } from "#features/catalogue/domain/product/product-view.ts";
import { chosenVariant } from "#features/catalogue/domain/product/variant-choice.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import {
  type TrackingContext,
  trackedCard,
  trackedItem,
  trackedView,
} from "../../domain/events/tracked-product.ts";
import { type CheckoutToTrack, checkoutEvent } from "./checkout-events.ts";

/** A page as the router knows it: its path, query and loader data. */
export type ShownPage = { pathname: string; search: string; data: unknown };

/** As many as a visitor sees before loading more. */
const MAX_LISTED = 48;

type PageData = {
  product?: ProductView;
  /** A packed listing of products; a list of offers is an object. */
  view?: Packed<ListingView> | object;
  cart?: CartData | null;
  data?: CheckoutToTrack;
};

/** The events for showing a page; most pages have none. */
export function pageEvents(context: TrackingContext, page: ShownPage): FunnelEvent[] {
  const [kind = ""] = pathInShop(page.pathname).split("/");
  const data = dataOf(page);
  const query = new URLSearchParams(page.search);
  if ((kind === "p" || kind === "market") && data.product) {
    const variant = chosenVariant(data.product, query.get("v"));
    return variant
      ? [{ name: "view_item", items: [trackedView(context, data.product, variant)] }]
      : [];
  }
  if (kind === "cart" && data.cart?.items.length) {
    return [
      { name: "view_cart", items: data.cart.items.map((item) => trackedItem(context, item)) },
    ];
  }
  const view = listingOf(data);
  if (view) return listingEvents(context, page, view);
  const step = data.data && checkoutEvent(context, kind, data.data);
  return step ? [step] : [];
}

/** The router does not know the types of loader data. */
const dataOf = ({ data }: ShownPage) => (data ?? {}) as PageData;

const listingOf = ({ view }: PageData) => (typeof view === "string" ? unpack(view) : undefined);

function listingEvents(
  context: TrackingContext,
  page: ShownPage,
  view: ListingView,
): FunnelEvent[] {
  const list = pathInShop(page.pathname);
  const items = view.cards.slice(0, MAX_LISTED).map((card) => trackedCard(context, card));
  const text = list === "search" ? new URLSearchParams(page.search).get("q")?.trim() : undefined;
  return [
    ...(text ? [{ name: "search" as const, text, found: view.total }] : []),
    ...(items.length > 0 ? [{ name: "view_item_list" as const, items, list }] : []),
  ];
}

/** `/lt/c/shoes/` → `c/shoes`. */
export const pathInShop = (pathname: string): string =>
  pathname.split("/").slice(2).filter(Boolean).join("/");

/** The event for a click on a card's link. */
export function selectEvent(
  context: TrackingContext,
  page: ShownPage,
  followed: string,
): FunnelEvent | undefined {
  const view = listingOf(dataOf(page));
  const items = view?.cards.map((card) => trackedCard(context, card)) ?? [];
  const item = items.find(({ url }) => new URL(url).pathname === followed);
  return item && { name: "select_item", items: [item], list: pathInShop(page.pathname) };
}
