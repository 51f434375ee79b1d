import { notFoundWithGoods } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { OtherGoods } from "#features/catalogue/shop/not-found/other-goods.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import type { Route } from "./+types/not-found.page.ts";
import { NotFoundScreen } from "./error-screens/page-error-screen.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

/** Any path that is not one of our pages. */
export const loader = ({ context }: Route.LoaderArgs) => notFoundWithGoods(context);

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundScreen>
      <OtherGoods goods={loaderData.goods} text="" />
    </NotFoundScreen>
  );
}
