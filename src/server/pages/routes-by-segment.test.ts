import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createRenderBySegment, segmentOf, withRoutesOf } from "./routes-by-segment.ts";

const ROUTES = [
  { id: "root" },
  { id: "bare", parentId: "root", path: "404" },
  { id: "language", parentId: "root", path: ":locale" },
  { id: "boundary", parentId: "language" },
  { id: "home", parentId: "boundary", index: true },
  { id: "category", parentId: "boundary", path: "c/*" },
  { id: "cart", parentId: "boundary", path: "cart" },
  { id: "checkout", parentId: "boundary" },
  { id: "shipping", parentId: "checkout", path: "checkout/:slug" },
  { id: "page", parentId: "boundary", path: ":page" },
  { id: "rest", parentId: "boundary", path: "*" },
];

const routes = Object.fromEntries(ROUTES.map((route) => [route.id, route]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const COMMON = ["root", "bare", "language", "boundary", "home", "checkout", "page", "rest"];

test.each([
  ["c", ["category"]],
  ["cart", ["cart"]],
  ["checkout", ["shipping"]],
])("addresses of %s get the routes of that segment and the common ones", (segment, own) => {
  const chosen = withRoutesOf(build, segment);
  expect(Object.keys(chosen.routes).sort()).toEqual([...COMMON, ...own].sort());
  expect(Object.keys(chosen.assets.routes).sort()).toEqual([...COMMON, ...own].sort());
});

test.each([
  ["/en/c/lamps", "c"],
  ["/en/c/lamps?q=/cart/", "c"],
  ["/en/cart", "cart"],
  ["/en/cart/", "cart"],
  ["/en/cart?step=2", "cart"],
  ["/en/cart#goods", "cart"],
  ["/en/cart.data", "cart.data"],
  ["/en/c/lamps.data?_routes=category", "c"],
  ["/en", ""],
  ["/en/", ""],
  ["/", ""],
  ["/en//c/lamps", ""],
])("the segment of %s is %j", (target, segment) => {
  expect(segmentOf(`http://127.0.0.1:3000${target}`)).toBe(segment);
  expect(segmentOf(`https://shop.example${target}`)).toBe(segment);
});

/** A real router whose routes answer with their names. */
function renderNames() {
  const answering = Object.fromEntries(
    ROUTES.map((route) => {
      const isLayout = ["root", "language", "boundary"].includes(route.id);
      return [
        route.id,
        { ...route, module: isLayout ? {} : { loader: () => new Response(route.id) } },
      ];
    }),
  );
  const whole = {
    routes: answering,
    assets: { routes: answering },
    future: {},
    routeDiscovery: {},
    basename: "/",
  };
  const render = createRenderBySegment(
    {
      ...whole,
      entry: { module: {} },
      isSpaMode: false,
      prerender: [],
      ssr: true,
    } as unknown as ServerBuild,
    "production",
  );
  return async (target: string) => {
    const request = new Request(`http://localhost${target}`);
    return (await render(request, new RouterContextProvider())).text();
  };
}

test.each([
  ["/404", "bare"],
  ["/en/c/lamps", "category"],
  ["/en/cart?from=/c/lamps", "cart"],
  ["/en/checkout/shipping", "shipping"],
  ["/en/about", "page"],
  ["/en/about/us", "rest"],
])("%s is answered by the route %s", async (target, expected) => {
  expect(await renderNames()(target)).toBe(expected);
});
