import type { StaffActor } from "#platform/auth/require-role.ts";
import { ARTICLE_KINDS, type ArticleKind } from "../../domain/article-fields.ts";
import { type ArticleKey, writeArticleKey } from "../../domain/article-key.ts";
import type { ArticleState } from "../../domain/article-state.ts";
import { foldForSearch, matchesSearch } from "../../domain/faq-search.ts";
import type { ListedArticle } from "../../staff-calls.ts";
import { type ArticleDeps, mayRead } from "./article-deps.ts";
import { describeListed, readStored } from "./describe-article.ts";
import { SHARED } from "./merge-published.ts";

type ArticleFilter = {
  kinds?: readonly ArticleKind[] | undefined;
  siteIds?: readonly number[] | undefined;
  states?: readonly ArticleState[] | undefined;
  withoutStates?: readonly ArticleState[] | undefined;
  query?: string | undefined;
  /** The language of the titles. */
  language?: string | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
};

const PAGE = 50;

/** Every article, of files and of staff, sorted by kind and name. */
export async function listArticles(
  deps: ArticleDeps,
  { actor, filter }: { actor: StaffActor; filter: ArticleFilter },
): Promise<{ rows: ListedArticle[]; total: number; hasMore: boolean }> {
  const stored = await readStored(deps);
  const keys = new Map<string, ArticleKey>();
  for (const key of [...keysOfFiles(deps), ...stored.rows]) {
    const { kind, slug, siteId } = key;
    if (mayRead(actor, key)) keys.set(writeArticleKey(key), { kind, slug, siteId });
  }
  const found = [...keys.values()]
    .sort(byKindAndName)
    .filter((key) => isInFilter(key, filter))
    .map((key) => describeListed(deps, key, { stored, language: filter.language }))
    .filter((row) => hasState(row, filter) && matchesQuery(row, filter.query));
  const from = filter.after ? found.findIndex(({ id }) => id === filter.after) + 1 : 0;
  const rows = found.slice(from, from + PAGE);
  return { rows, total: found.length, hasMore: from + PAGE < found.length };
}

function keysOfFiles({ store, listSites }: ArticleDeps): ArticleKey[] {
  const siteIdOf = new Map(listSites().map(({ region, id }) => [region, id]));
  return [...store.files].flatMap(([name, collection]) => {
    const region = name.split("/")[0] ?? "";
    const siteId = region === SHARED ? null : siteIdOf.get(region);
    if (siteId === undefined) return [];
    return ARTICLE_KINDS.flatMap((kind) =>
      [...collection[kind].keys()].map((slug) => ({ kind, slug, siteId })),
    );
  });
}

const byKindAndName = (one: ArticleKey, other: ArticleKey) =>
  ARTICLE_KINDS.indexOf(one.kind) - ARTICLE_KINDS.indexOf(other.kind) ||
  one.slug.localeCompare(other.slug) ||
  (one.siteId ?? 0) - (other.siteId ?? 0);

const isInFilter = ({ kind, siteId }: ArticleKey, { kinds, siteIds }: ArticleFilter) =>
  (!kinds || kinds.includes(kind)) && (!siteIds || (siteId !== null && siteIds.includes(siteId)));

function hasState({ languages }: ListedArticle, { states, withoutStates }: ArticleFilter) {
  const is: Record<ArticleState, boolean> = {
    draft: languages.some(({ draft }) => draft && !draft.publish_at),
    scheduled: languages.some(({ draft }) => draft?.publish_at),
    behind: languages.some(({ lags }) => lags),
    own: languages.some(({ source }) => source === "office"),
  };
  return (
    (!states || states.some((state) => is[state])) && !withoutStates?.some((state) => is[state])
  );
}

const matchesQuery = ({ title, slug }: ListedArticle, query: string | undefined) =>
  !query || matchesSearch(foldForSearch(`${title} ${slug}`), query);
