import { createRequestHandler, type ServerBuild } from "react-router";
import { pick } from "#core/record.ts";
import type { RenderRoute } from "./page-handler.ts";

type Routes = ServerBuild["routes"];

/**
 * React Router matches an address against every route, three times, and rebuilds all routes for each page. So it gets
 * only the routes that fit the segment after the language: `/en/c/lamps` cannot be a page of `cart`. If no route has
 * the segment, it gets all routes.
 */
export function createRenderBySegment(build: ServerBuild, mode: string): RenderRoute {
  const renderAny = createRequestHandler(build, mode);
  const bySegment = new Map(
    segmentsOf(build.routes).map((segment) => [
      segment,
      createRequestHandler(withRoutesOf(build, segment), mode),
    ]),
  );
  return (request, context) => {
    const render = bySegment.get(segmentOf(request.url)) ?? renderAny;
    return render(request, context);
  };
}

/** The segment after the language: for `http://host/en/c/lamps` it is `c`. */
export function segmentOf(url: string): string {
  const language = url.indexOf("/", url.indexOf("//") + 2);
  const start = url.indexOf("/", language + 1) + 1;
  const length = url.slice(start).search(/[/?#]|$/);
  return start === 0 ? "" : url.slice(start, start + length);
}

/** Layouts have no path and belong to every page; a path that begins with a parameter fits any segment. */
const firstSegment = ({ path = "" }: { path?: string | undefined }) => path.split("/", 1)[0] ?? "";
const isLanguage = (id: string | undefined, routes: Routes) => routes[id ?? ""]?.path === ":locale";

function isBelowLanguage(routes: Routes, id: string): boolean {
  const parent = routes[id]?.parentId;
  if (parent === undefined) return false;
  return isLanguage(parent, routes) || (!routes[parent]?.path && isBelowLanguage(routes, parent));
}

const isNamed = (segment: string) => /^[a-z]/.test(segment);

function segmentsOf(routes: Routes): string[] {
  const named = Object.values(routes).filter(
    (route) => route && isBelowLanguage(routes, route.id) && isNamed(firstSegment(route)),
  );
  return [...new Set(named.map((route) => firstSegment(route ?? {})))];
}

export function withRoutesOf(build: ServerBuild, segment: string): ServerBuild {
  const { routes, assets } = build;
  const mayBe = (id: string) => {
    const own = firstSegment(routes[id] ?? {});
    return !isBelowLanguage(routes, id) || !isNamed(own) || own === segment;
  };
  const ids = Object.keys(routes).filter(mayBe);
  return {
    ...build,
    routes: pick(routes, ids),
    assets: { ...assets, routes: pick(assets.routes, ids) },
  };
}
