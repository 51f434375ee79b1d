/** Only the parts of the router's routes and matches that are needed here. */
type PathRoute = { path?: string; children?: PathRoute[] };
type RouteMatch = { route: PathRoute };

/**
 * Lets the router match only the routes that a path may lead to. For every route the router builds and tries several
 * expressions, twice, which a phone has to wait for at each page start. The router still decides: a route that it
 * gets may or may not match, a route that is left out never would.
 */
export function matchFewRoutes<Route extends PathRoute, Match extends RouteMatch>(
  routes: readonly Route[],
  pathname: string,
  match: (routes: Route[]) => Match[] | null,
): Match[] | null {
  const segments = segmentsOf(pathname);
  if (!segments) return match([...routes]);
  const originals = new Map<PathRoute, PathRoute>();
  const matches = match(narrow(routes, segments, originals));
  // The router changes the route object of a match when its module has loaded, so it must be the original.
  for (const one of matches ?? []) one.route = originals.get(one.route) ?? one.route;
  return matches;
}

/** Undefined for unusual paths that the router treats by rules of its own. */
function segmentsOf(pathname: string): string[] | undefined {
  if (pathname.includes("//") || pathname.includes("%")) return undefined;
  return pathname.toLowerCase().split("/").filter(Boolean);
}

/** The routes that may match, in their order; a layout keeps only the children that may. */
function narrow<Route extends PathRoute>(
  routes: readonly Route[],
  segments: readonly string[],
  originals: Map<PathRoute, PathRoute>,
): Route[] {
  return routes.flatMap((route) => {
    const own = (route.path ?? "").split("/").filter(Boolean);
    const open = own.findIndex((segment) => segment === "*" || segment.includes("?"));
    const isOpen = open >= 0;
    const begins = isOpen ? own.slice(0, open) : own;
    if (!begins.every((segment, at) => fits(segment, segments[at]))) return [];
    if (isOpen) return [route];
    const rest = segments.slice(own.length);
    if (!route.children) return rest.length === 0 ? [route] : [];
    const children = narrow(route.children, rest, originals);
    if (children.length === 0 && rest.length > 0) return [];
    const fewer = { ...route, children };
    originals.set(fewer, route);
    return [fewer];
  });
}

const fits = (segment: string, given: string | undefined) =>
  given !== undefined && (segment.startsWith(":") || segment.toLowerCase() === given);
