import type { StaffActor } from "#platform/auth/require-role.ts";
import { type Article, INFORMATION_PAGES } from "../../domain/article.ts";
import {
  type ArticleText,
  DETAILS_OF,
  isSameText,
  startingDetails,
  wordsOf,
} from "../../domain/article-fields.ts";
import { type ArticleKey, writeArticleKey } from "../../domain/article-key.ts";
import { laggingLanguages } from "../../domain/lagging-languages.ts";
import type { ListedArticle, StaffArticle } from "../../staff-calls.ts";
import { type ArticleDeps, languagesOf, mayRead, mayWrite, siteOf } from "./article-deps.ts";
import {
  type ArticleRow,
  type PublishedText,
  selectAllScheduled,
  selectArticles,
  selectArticleVersions,
  selectDrafts,
  selectPublished,
} from "./articles.repository.ts";
import { detailsOf, textOf } from "./merge-published.ts";

type Draft = Awaited<ReturnType<typeof selectDrafts>>[number];
type Scheduled = Awaited<ReturnType<typeof selectAllScheduled>>[number];

/** Reads everything from the database once for all articles: there are few. */
export async function readStored({ db }: Pick<ArticleDeps, "db">) {
  const [rows, drafts, scheduled, published] = await Promise.all([
    selectArticles(db),
    selectDrafts(db),
    selectAllScheduled(db),
    selectPublished(db),
  ]);
  return { rows, drafts, scheduled, published };
}
type Stored = Awaited<ReturnType<typeof readStored>>;

const isPageSlug = (slug: string) => [...INFORMATION_PAGES, "contacts"].includes(slug);

/** Whether the article exists, in a file or by staff; shared articles exist on every site. */
export function isKnown(deps: ArticleDeps, key: ArticleKey, row: ArticleRow | undefined): boolean {
  if (key.siteId !== null && !siteOf(deps, key)) return false;
  if (row) return true;
  if (key.kind === "pages") return isPageSlug(key.slug);
  return languagesOf(deps, key).some((language) => deps.store.shown(key, language));
}

const rowOf = ({ rows }: Pick<Stored, "rows">, key: ArticleKey) =>
  rows.find(
    ({ kind, slug, siteId }) => kind === key.kind && slug === key.slug && siteId === key.siteId,
  );

type LanguageState = ListedArticle["languages"][number];

/** The state of each language of an article. */
function languageStates(
  deps: ArticleDeps,
  key: ArticleKey,
  stored: Stored,
): (LanguageState & { text: ArticleText })[] {
  const row = rowOf(stored, key);
  const states = languagesOf(deps, key).map((language) => {
    const is = <One extends { articleId: number; language: string }>(one: One) =>
      one.articleId === row?.id && one.language === language;
    const draft = stored.drafts.find(({ draft: one }) => is(one));
    const scheduled = stored.scheduled.find(is);
    const published = stored.published.find(({ version }) => is(version));
    const file = deps.store.file(key, language);
    const shown = published ? undefined : deps.store.shown(key, language);
    return { language, ...describeText({ draft, scheduled, published, file, shown }) };
  });
  const behind = laggingLanguages(states.map(({ language, live_at: at }) => ({ language, at })));
  return states.map((state) => ({ ...state, lags: behind.includes(state.language) }));
}

type Sources = {
  draft: Draft | undefined;
  scheduled: Scheduled | undefined;
  published: PublishedText | undefined;
  file: Article | undefined;
  shown: Article | undefined;
};

const EMPTY: ArticleText = { title: "", description: "", summary: "", markdown: "" };

const describeDraft = ({ draft, who }: Draft, scheduled: Scheduled | undefined) => ({
  changed_at: draft.changedAt.toISOString(),
  changed_by: who,
  publish_at: scheduled?.publishAt.toISOString() ?? null,
  is_newer: scheduled ? !isSameText(draft, scheduled) : false,
});

function describeText({ draft, scheduled, published, file, shown }: Sources) {
  const live = published ? published.version : shown && textOf(shown);
  const source = published ? "office" : file ? "file" : shown ? "shared" : "none";
  return {
    source,
    live_at: published ? published.version.publishedAt.toISOString() : (shown?.updated ?? null),
    live_by: published?.who ?? null,
    draft: draft ? describeDraft(draft, scheduled) : null,
    text: wordsOf(draft?.draft ?? live ?? EMPTY),
  } as const;
}

/** Undefined if there is no such article, or its site is not one of the actor's. */
export async function describeArticle(
  deps: ArticleDeps,
  { actor, key, language }: { actor: StaffActor; key: ArticleKey; language: string | undefined },
): Promise<StaffArticle | undefined> {
  const stored = await readStored(deps);
  const row = rowOf(stored, key);
  if (!mayRead(actor, key) || !isKnown(deps, key, row)) return undefined;
  const states = languageStates(deps, key, stored);
  const chosen = states.find((one) => one.language === language) ?? states[0];
  const versions =
    row && chosen ? await selectArticleVersions(deps.db, row.id, chosen.language) : [];
  const live = stored.published.find(
    ({ version }) => version.articleId === row?.id && version.language === chosen?.language,
  );
  return {
    id: writeArticleKey(key),
    kind: key.kind,
    slug: key.slug,
    site_id: key.siteId,
    may_edit: mayWrite(actor, key),
    languages: states.map(({ text, ...state }) => ({ ...state, title: text.title })),
    language: chosen?.language ?? "",
    text: chosen?.text ?? EMPTY,
    details: currentDetails(deps, key, row),
    versions: versions.map(({ version, who }) => ({
      id: version.id,
      at: version.publishedAt.toISOString(),
      who,
      title: version.title,
      is_live: version.id === live?.version.id,
    })),
  };
}

/** The row's details, or else those of the first language that has a text. */
export function currentDetails(deps: ArticleDeps, key: ArticleKey, row: ArticleRow | undefined) {
  const shown = languagesOf(deps, key).flatMap(
    (language) => deps.store.shown(key, language) ?? [],
  )[0];
  const today = deps.now().toISOString().slice(0, 10);
  const all = { ...startingDetails(today), ...(shown ? detailsOf(shown) : {}), ...row?.details };
  const names: readonly string[] = DETAILS_OF[key.kind];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** A row of the list, with its title in the requested language, in English, or in any other. */
export function describeListed(
  deps: ArticleDeps,
  key: ArticleKey,
  { stored, language: asked }: { stored: Stored; language: string | undefined },
): ListedArticle {
  const states = languageStates(deps, key, stored);
  const titled = states.filter(({ text }) => text.title !== "");
  const titleIn = (wanted: string | undefined) =>
    titled.find(({ language }) => language === wanted)?.text.title;
  const moments = states.flatMap(({ live_at, draft }) => [live_at, draft?.changed_at]);
  return {
    id: writeArticleKey(key),
    kind: key.kind,
    slug: key.slug,
    site_id: key.siteId,
    title: titleIn(asked) ?? titleIn("en") ?? titled[0]?.text.title ?? key.slug,
    languages: states.map(({ text: _text, ...state }) => state),
    changed_at:
      moments
        .filter((at) => typeof at === "string")
        .sort()
        .at(-1) ?? null,
  };
}
