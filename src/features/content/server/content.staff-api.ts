import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { type ArticleKey, readArticleKey, writeArticleKey } from "../domain/article-key.ts";
import { conditionsOf } from "../domain/conditions.ts";
import { contentValues } from "../domain/content-values.ts";
import * as calls from "../staff-calls.ts";
import type { ArticleDeps } from "./articles/article-deps.ts";
import { describeArticle } from "./articles/describe-article.ts";
import {
  createArticle,
  discardDraft,
  type OfText,
  saveArticleDetails,
  saveArticleDraft,
} from "./articles/edit-article.ts";
import { listArticles } from "./articles/list-articles.ts";
import {
  publishArticle,
  restoreVersion,
  scheduleArticle,
  withdrawArticle,
} from "./articles/publish-article.ts";
import { renderMarkdown } from "./render-markdown.ts";

const refuse = refuseWith({
  "office.articles.errors.changed": 409,
  "office.articles.errors.empty": 422,
});
const done = { status: true } as const;
const notFound = () => failure(404, "errors.not_found");

export const contentStaffApi = (deps: ArticleDeps): StaffRoute[] => [
  ...readingRoutes(deps),
  ...writingRoutes(deps),
  ...publishingRoutes(deps),
];

function readingRoutes(deps: ArticleDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.listArticlesCall, async (input, { actor }) => {
      const {
        kind: kinds,
        site: siteIds,
        state: states,
        not_state: withoutStates,
        ...others
      } = input;
      const filter = { kinds, siteIds, states, withoutStates, ...others };
      const { rows, total, hasMore } = await listArticles(deps, { actor, filter });
      return { ...done, articles: rows, total, next: hasMore ? (rows.at(-1)?.id ?? null) : null };
    }),
    handleStaffCall(calls.articleCall, async ({ id, language }, { actor }) => {
      const key = readArticleKey(id);
      const article = key && (await describeArticle(deps, { actor, key, language }));
      return article ? { ...done, article } : notFound();
    }),
    handleStaffCall(
      calls.previewArticleCall,
      ({ language, markdown, site_id }, { site, actor }) => {
        const own = deps.listSites().find(({ id }) => id === site_id);
        if (site_id !== null && (!own || (actor.siteIds && !actor.siteIds.includes(site_id)))) {
          return notFound();
        }
        const shown = own ?? site;
        const values = contentValues(shown, language);
        const input = { language, values, conditions: conditionsOf(shown) };
        return { ...done, html: renderMarkdown(markdown, input).html };
      },
    ),
  ];
}

/** The article and language that a changing call names. */
function ofText(
  { id, language }: { id: string; language: string },
  { actor }: StaffRequest,
): OfText | undefined {
  const key = readArticleKey(id);
  return key && { actor, key, language };
}

function writingRoutes(deps: ArticleDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.createArticleCall, async (input, request) => {
      const { kind, slug, site_id: siteId, language, title } = input;
      const key: ArticleKey = { kind, slug, siteId };
      const made = await createArticle(deps, { actor: request.actor, key, language, title });
      return made.ok ? { ...done, id: writeArticleKey(key) } : refuse(request, made);
    }),
    handleStaffCall(calls.saveDraftCall, async ({ seen, changes, ...input }, request) => {
      const of = ofText(input, request);
      if (!of) return notFound();
      const saved = await saveArticleDraft(deps, { ...of, edit: { seen, changes } });
      return saved.ok ? done : refuse(request, saved);
    }),
    handleStaffCall(calls.saveDetailsCall, async ({ id, seen, changes }, request) => {
      const key = readArticleKey(id);
      if (!key) return notFound();
      const edit = { seen, changes };
      const saved = await saveArticleDetails(deps, { actor: request.actor, key, edit });
      return saved.ok ? done : refuse(request, saved);
    }),
    handleStaffCall(calls.discardDraftCall, async (input, request) => {
      const of = ofText(input, request);
      const dropped = of && (await discardDraft(deps, of));
      if (!dropped) return notFound();
      return dropped.ok ? done : refuse(request, dropped);
    }),
  ];
}

function publishingRoutes(deps: ArticleDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.publishArticleCall, async ({ seen_draft, ...input }, request) => {
      const of = ofText(input, request);
      const shown = of && (await publishArticle(deps, { ...of, seenDraft: seen_draft }));
      if (!shown) return notFound();
      return shown.ok ? { ...done, version: shown.value.versionId } : refuse(request, shown);
    }),
    handleStaffCall(calls.scheduleArticleCall, async ({ seen_draft, at, ...input }, request) => {
      const of = ofText(input, request);
      const moment = at === null ? null : new Date(at);
      const planned =
        of && (await scheduleArticle(deps, { ...of, seenDraft: seen_draft, at: moment }));
      if (!planned) return notFound();
      return planned.ok ? done : refuse(request, planned);
    }),
    handleStaffCall(calls.restoreArticleCall, async ({ version, ...input }, request) => {
      const of = ofText(input, request);
      const shown = of && (await restoreVersion(deps, { ...of, versionId: version }));
      if (!shown) return notFound();
      return shown.ok ? { ...done, version: shown.value.versionId } : refuse(request, shown);
    }),
    handleStaffCall(calls.withdrawArticleCall, async (input, request) => {
      const of = ofText(input, request);
      const gone = of && (await withdrawArticle(deps, of));
      if (!gone) return notFound();
      return gone.ok ? done : refuse(request, gone);
    }),
  ];
}
