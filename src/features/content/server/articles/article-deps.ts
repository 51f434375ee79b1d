import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ArticleKey } from "../../domain/article-key.ts";
import type { ArticleStore } from "./article-store.ts";

export type ArticleDeps = {
  db: Database;
  now: () => Date;
  store: ArticleStore;
  listSites: () => readonly Site[];
};

/** The site of a text that belongs to one; undefined if there is no such site. */
export const siteOf = ({ listSites }: Pick<ArticleDeps, "listSites">, { siteId }: ArticleKey) =>
  listSites().find(({ id }) => id === siteId);

/** Staff of some sites may read shared texts, since their sites show them. */
export const mayRead = ({ siteIds }: Pick<StaffActor, "siteIds">, { siteId }: ArticleKey) =>
  !siteIds || siteId === null || siteIds.includes(siteId);

/** Only staff of all sites may change shared texts. */
export const mayWrite = ({ siteIds }: Pick<StaffActor, "siteIds">, { siteId }: ArticleKey) =>
  !siteIds || (siteId !== null && siteIds.includes(siteId));

/** Languages that the text is shown in, starting with those of the first site. */
export function languagesOf(deps: Pick<ArticleDeps, "listSites">, key: ArticleKey): string[] {
  const sites = key.siteId === null ? deps.listSites() : [siteOf(deps, key)];
  const codes = sites.flatMap((site) => site?.languages.map(({ isoCode }) => isoCode) ?? []);
  return [...new Set(codes)];
}
