import { isRouteErrorResponse, useLocation } from "react-router";
import type { NotFoundPageData } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { OtherGoods } from "#features/catalogue/shop/not-found/other-goods.tsx";
import { NotFoundScreen, PageErrorScreen } from "./page-error-screen.tsx";

/** The slug of a product or category that no longer exists: its words are worth a search. */
const GOODS_SLUG = /\/(?:p|market\/product|c(?:\/[^/]+)*)\/([^/]+)\/?$/;

/** The error boundary of pages that throw `notFoundWithGoods`; it shows other errors as usual. */
export function LostPage({ error }: { error: unknown }) {
  const [, slug = ""] = GOODS_SLUG.exec(useLocation().pathname) ?? [];
  const { goods }: Partial<NotFoundPageData> = isRouteErrorResponse(error)
    ? (error.data ?? {})
    : {};
  if (!goods) return <PageErrorScreen error={error} />;
  return (
    <NotFoundScreen>
      <OtherGoods goods={goods} text={slug.replaceAll("-", " ").slice(0, 200)} />
    </NotFoundScreen>
  );
}
