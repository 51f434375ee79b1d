import { Fragment } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { AddToCart } from "#features/cart/shop/product/add-to-cart.tsx";
import { notFoundWithGoods } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { ProductPage } from "#features/catalogue/shop/product/product-page.tsx";
import { cardTags, requireCatalogue } from "#features/catalogue/shop/require-catalogue.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { OwnPlan } from "../calculate/own-plan.tsx";
import { LostPage } from "../error-screens/lost-page.tsx";
import type { Route } from "./+types/product.page.ts";
import { imageSizeContext } from "./image-size.context.ts";

/** The width that `og:image` is made for (`product-data.tsx`); pictures are never enlarged. */
const SHARED_WIDTH = 1280;

type Size = { width: number; height: number };

/** With a known size, sites where the page is shared show the picture at once; without it, no size is declared. */
function SharedPictureSize({ width, height }: Size) {
  if (width === 0 || height === 0) return null;
  const shown = Math.min(width, SHARED_WIDTH);
  return (
    <>
      <meta property="og:image:width" content={String(shown)} />
      <meta property="og:image:height" content={String(Math.round((height * shown) / width))} />
    </>
  );
}

export const handle = { layout: "market" } satisfies PageHandle;

/**
 * The catalogue's page with the cart's button, which the catalogue feature does not know. Our goods are at /p,
 * sellers' goods at /market/product (SPEC §2).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue, place, show, markIncomplete } = requireCatalogue(context);
  const isMarketplace = url.pathname.includes("/market/product/");
  const product = await catalogue.getProduct(place, { slug: params.slug, isMarketplace });
  if (!product) throw await notFoundWithGoods(context);
  const similar = await catalogue.listSimilar(place, { productId: product.id, limit: 5 });
  if (!similar) markIncomplete();
  show(`stock:${product.id}`, ...cardTags([product, ...(similar ?? [])]));
  const imageSize = await context.get(imageSizeContext)(product.pictures[0]?.src ?? "");
  return { product, similar: similar ?? [], imageSize };
}

/** Another variant only shows the same data in another way. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.pathname === args.nextUrl.pathname &&
  args.currentUrl.search !== args.nextUrl.search
    ? false
    : args.defaultShouldRevalidate;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  // Another product starts fresh: with the first picture, and delivery by air. The plan stays loaded.
  return (
    <OwnPlan>
      <Fragment key={loaderData.product.id}>
        <ProductPage product={loaderData.product} similar={loaderData.similar} Buy={AddToCart} />
        <SharedPictureSize {...loaderData.imageSize} />
      </Fragment>
    </OwnPlan>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LostPage error={error} />;
