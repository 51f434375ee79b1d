import { readLocalePath } from "../domain/locale-path.ts";
import { isExternal, isSafeTarget } from "../domain/redirect-rule.ts";
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
  if (!rule || !isSafeTarget(rule.target)) return undefined;
  const external = isExternal(rule.target);
  const prefix = !external && located.kind === "localised" ? `/${located.language}` : "";
  return { target: prefix + rule.target, status: rule.status, external };
}
