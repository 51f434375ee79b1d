import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { LAYOUT_ROUTES, PAGES, type Page } from "./pages.ts";

/** Development only: every component in every theme. */
const showcase =
  process.env.NODE_ENV === "production" ? [] : [route("design", "ui/showcase/showcase.page.tsx")];

/** Product notes §2: /404 is outside the locale guard, but it is still shown in the visitor's language. */
const bareNotFound = route("404", "shop/layouts/shop-layout.tsx", { id: "bare-layout" }, [
  layout("shop/page-boundary.tsx", { id: "bare-boundary" }, [
    index("shop/not-found.page.tsx", { id: "bare-not-found" }),
  ]),
]);

const pageRoute = ({ path, module, id }: Page) => {
  const named = id ? { id } : {};
  return path === "" ? index(module, named) : route(path, module, named);
};

const pagesWithin = (within: Page["within"]) =>
  PAGES.filter((page) => page.within === within).map(pageRoute);

/** Every route is below a language; the locale guard redirects a path without one. */
export default [
  bareNotFound,
  route(":locale", "shop/layouts/shop-layout.tsx", [
    layout("shop/page-boundary.tsx", [
      ...pagesWithin(undefined),
      layout(LAYOUT_ROUTES.account, pagesWithin("account")),
      layout(LAYOUT_ROUTES.checkout, pagesWithin("checkout")),
      ...showcase,
      route("*", "shop/not-found.page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
