import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { INFORMATION_PAGES } from "./features/content/domain/article.ts";

/** Development only: every component in every theme. */
const showcase =
  process.env.NODE_ENV === "production" ? [] : [route("design", "ui/showcase/showcase.page.tsx")];

/** Every route lies under its language; a path without one is redirected by the locale guard. */
export default [
  route(":locale", "shop/layouts/shop-layout.tsx", [
    layout("shop/page-boundary.tsx", [
      index("shop/home/home.page.tsx"),
      ...INFORMATION_PAGES.map((page) =>
        route(page, "features/content/shop/information.page.tsx", { id: page }),
      ),
      route("contacts", "features/content/shop/contacts.page.tsx"),
      route("faq", "features/content/shop/faq.page.tsx"),
      route("faq/:slug", "features/content/shop/faq-article.page.tsx"),
      route("blog", "features/content/shop/blog.page.tsx"),
      route("blog/:slug", "features/content/shop/blog-article.page.tsx"),
      route("unsupported-browser", "shop/unsupported-browser/unsupported-browser.page.tsx"),
      ...showcase,
      route("*", "shop/not-found.page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
