import { readLocalePath } from "../domain/locale-path.ts";
import { normalisePath, readTarget } from "../domain/redirect-rule.ts";
import type { Site } from "../domain/site.ts";
import type { SiteRegistry } from "./site-registry.ts";

export type RedirectAnswer = { target: string; status: number; external: boolean };

/** SPEC §2: runs on every path. Rules are kept without language; a language prefix is kept in the answer. */
export function checkRedirect(
  deps: { registry: Pick<SiteRegistry, "redirectFor"> },
  input: { site: Site; path: string },
): RedirectAnswer | undefined {
  const pathname = input.path.split(/[?#]/, 1)[0] ?? "";
  const languages = input.site.languages.map((language) => language.isoCode);
  const located = readLocalePath(pathname, languages, () => "");
  const bare = located.kind === "localised" ? located.path : pathname;
  const rule = deps.registry.redirectFor(input.site, bare);
  const target = rule && readTarget(rule.target);
  if (!target || leadsInCircles(deps, input.site, bare)) return undefined;
  const { external, address } = target;
  const prefix = !external && located.kind === "localised" ? `/${located.language}` : "";
  return { target: prefix + address, status: rule.status, external };
}

/** Two rules that lead to each other, or one to itself, would lead nowhere for ever: none of them is followed. */
function leadsInCircles(
  { registry }: { registry: Pick<SiteRegistry, "redirectFor"> },
  site: Site,
  path: string,
): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = normalisePath(path); at !== undefined; ) {
    if (seen.has(at)) return true;
    seen.add(at);
    const rule = registry.redirectFor(site, at);
    const next = rule && readTarget(rule.target);
    at = next && !next.external ? normalisePath(next.address.split(/[?#]/, 1)[0] ?? "") : undefined;
  }
  return false;
}
