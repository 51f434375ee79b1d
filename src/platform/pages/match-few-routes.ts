/** As much of Router's routes and matches as has to be known here. */
type PathRoute = { path?: string; children?: PathRoute[] };
type RouteMatch = { route: PathRoute };

/**
 * Has only those routes matched that a path may lead to. Router makes and tries several expressions for every
 * route there is, twice, which a phone has to wait for whenever a page starts. It still decides: what it is
 * handed may match or not, what is left out never does.
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
  // A match names the route itself, which Router changes when its module has come.
  for (const one of matches ?? []) one.route = originals.get(one.route) ?? one.route;
  return matches;
}

/** Undefined where Router has rules of its own for what is written oddly. */
function segmentsOf(pathname: string): string[] | undefined {
  if (pathname.includes("//") || pathname.includes("%")) return undefined;
  return pathname.toLowerCase().split("/").filter(Boolean);
}

/** Those that may match, in their order; of a layout the children that may. */
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
