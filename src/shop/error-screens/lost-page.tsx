import { isRouteErrorResponse, useLocation } from "react-router";
import type { LostPageData } from "#features/catalogue/shop/lost/not-found-with-goods.ts";
import { OtherGoods } from "#features/catalogue/shop/lost/other-goods.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { PageErrorScreen } from "./page-error-screen.tsx";

/** The slug of goods that are gone: its words are worth a search. */
const GOODS_SLUG = /\/(?:p|market\/product)\/([^/]+)\/?$/;

/** The error boundary of pages that throw `notFoundWithGoods`; other errors are shown as everywhere. */
export function LostPage({ error }: { error: unknown }) {
  const [, slug = ""] = GOODS_SLUG.exec(useLocation().pathname) ?? [];
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <PageErrorScreen error={error} />;
  const { goods = [] } = (error.data ?? {}) as Partial<LostPageData>;
  return (
    <NotFoundScreen>
      <OtherGoods goods={goods} text={slug.replaceAll("-", " ").slice(0, 200)} />
    </NotFoundScreen>
  );
}
