import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { PAGES } from "../../pages.ts";
import { matchFewRoutes } from "./match-few-routes.ts";

const pageRoute = ({ path, id }: (typeof PAGES)[number], at: number): RouteObject =>
  path === "" ? { id: "home", index: true } : { id: id ?? `${at} ${path}`, path };

const ROUTES: RouteObject[] = [
  {
    id: "root",
    path: "",
    children: [
      { id: "404", path: "404", children: [{ id: "bare", children: [{ id: "x", index: true }] }] },
      {
        id: "shop",
        path: ":locale",
        children: [
          {
            id: "boundary",
            children: [
              ...PAGES.filter(({ within }) => !within).map(pageRoute),
              { id: "account", children: PAGES.filter(({ within }) => within).map(pageRoute) },
              { id: "lost", path: "*" },
            ],
          },
        ],
      },
    ],
  },
];

/** Every page in the ways its path may be written, and paths that are no page. */
const PATHS = [
  ...PAGES.flatMap(({ path }) => {
    const filled = `/en/${path.replace(/:[\w-]+\??/g, "some-thing").replace("*", "a/b/c")}`;
    const short = `/en/${path.replace(/\/(:[\w-]+\?|\*)$/, "")}`;
    const parts = [filled, short, `${filled}/`, filled.toUpperCase(), `${filled}/more`];
    return [...parts, filled.replace("some-thing", "%C4%97%2F"), filled.replace("/en", "/en/")];
  }),
  ...[
    "/",
    "/en",
    "/404",
    "/404/more",
    "/en/404",
    "//en",
    "/en//cart",
    "/en/c",
    "/%E0%A4%A",
    "/lt/Ķ",
  ],
];

const told = (matches: { route: RouteObject; params: object; pathname: string }[] | null) =>
  matches?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));

test("every path matches the same as with all routes", () => {
  const few = PATHS.map((path) => [
    path,
    told(matchFewRoutes(ROUTES, path, (routes) => matchRoutes(routes, path))),
  ]);
  expect(few).toEqual(PATHS.map((path) => [path, told(matchRoutes(ROUTES, path))]));
});

test("a match has the original route objects", () => {
  const all = matchRoutes(ROUTES, "/en/cart");
  const few = matchFewRoutes(ROUTES, "/en/cart", (routes) => matchRoutes(routes, "/en/cart"));
  expect(few?.every(({ route }, at) => route === all?.[at]?.route)).toBe(true);
});

test("only a few of more than fifty routes are compared", () => {
  const count = (routes: RouteObject[]): number =>
    routes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
  let handed = 0;
  matchFewRoutes(ROUTES, "/en", (routes) => {
    handed = count(routes);
    return null;
  });
  expect(count(ROUTES)).toBeGreaterThan(50);
  expect(handed).toBeLessThan(8);
});
