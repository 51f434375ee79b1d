import { localiseForSite, readLocalePath } from "../domain/locale-path.ts";
import { normalisePath, readTarget } from "../domain/redirect-rule.ts";
import type { Site } from "../domain/site.ts";
import type { SiteRegistry } from "./registry/site-registry.ts";

type RedirectResult = {
  target: string;
  status: number;
  external: boolean;
  /** True if the target contains its language; else the visitor's language is put in front. */
  localised: boolean;
};
type Deps = { registry: Pick<SiteRegistry, "redirectFor"> };

/**
 * SPEC §2: runs on every path. Rules are stored without a language, and the response keeps
 * the visitor's; a target that begins with a language of the site overrides it.
 */
export function checkRedirect(
  deps: Deps,
  input: { site: Site; path: string },
): RedirectResult | undefined {
  const pathname = input.path.split(/[?#]/, 1)[0] ?? "";
  const languages = input.site.languages.map((language) => language.isoCode);
  const located = readLocalePath(pathname, languages, () => "");
  const bare = located.kind === "localised" ? located.path : pathname;
  const rule = deps.registry.redirectFor(input.site, bare);
  const target = rule && readTarget(rule.target);
  if (!target || leadsInCircles(deps, input.site, bare, languages)) return undefined;
  const { status } = rule;
  const { external, address } = target;
  if (external) return { target: address, status, external, localised: false };
  const language = located.kind === "localised" ? located.language : undefined;
  const placed = localiseForSite(address, languages, language);
  return { target: placed.address, status, external, localised: placed.localised };
}

/** Two rules that lead to each other, or one to itself, would redirect forever, so none of them is followed. */
function leadsInCircles(
  { registry }: Deps,
  site: Site,
  path: string,
  languages: readonly string[],
): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = normalisePath(path); at !== undefined; ) {
    if (seen.has(at)) return true;
    seen.add(at);
    const rule = registry.redirectFor(site, at);
    const next = rule && readTarget(rule.target);
    at = next && !next.external ? unlocalisedPath(next.address, languages) : undefined;
  }
  return false;
}

function unlocalisedPath(address: string, languages: readonly string[]): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const located = readLocalePath(path, languages, () => "");
  const isOurs = located.kind === "localised";
  return normalisePath(isOurs ? located.path : localiseForSite(path, languages, undefined).address);
}
