import type { Queryable } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Article } from "../../domain/article.ts";
import type { ArticleKey } from "../../domain/article-key.ts";
import { type Library, mergedArticles } from "../library.ts";
import { selectArticles, selectPublished } from "./articles.repository.ts";
import { mergePublished, SHARED } from "./merge-published.ts";

type StoreDeps = { db: Queryable; files: Library; listSites: () => readonly Site[] };
export type ArticleStore = Awaited<ReturnType<typeof createArticleStore>>;

/** All articles in memory: staff's published texts override the files. Reloaded when they change. */
export async function createArticleStore({ db, files, listSites }: StoreDeps) {
  const regionOf = (siteId: number) => listSites().find(({ id }) => id === siteId)?.region;
  const read = async () => {
    const [rows, published] = await Promise.all([selectArticles(db), selectPublished(db)]);
    return mergePublished(files, { rows, published, regionOf });
  };
  let current = await read();

  const regionOfKey = ({ siteId }: ArticleKey) =>
    siteId === null ? SHARED : (regionOf(siteId) ?? SHARED);
  return {
    library: () => current,
    async reload(): Promise<void> {
      current = await read();
    },
    files,
    /** What visitors read on that site now. */
    shown: (key: ArticleKey, language: string): Article | undefined =>
      mergedArticles(current, key.kind, regionOfKey(key), language).get(key.slug),
    /** The file for this site, or, for a shared text, the shared file. */
    file: (key: ArticleKey, language: string): Article | undefined =>
      files.get(`${regionOfKey(key)}/${language}`)?.[key.kind].get(key.slug),
  };
}
