import * as z from "zod/mini";
import { editInput } from "#platform/api/edit-input.ts";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { ARTICLE_KINDS, articleDetails, articleText } from "./domain/article-fields.ts";
import { ARTICLE_SLUG } from "./domain/article-key.ts";
import { ARTICLE_STATES } from "./domain/article-state.ts";

/** Staff's article calls; staff of some sites can only write for those. */

const texts = { tag: "staff: texts", roles: ["content"], scope: "site" } as const;
const done = z.object({ status: z.literal(true) });
const key = z.string().check(z.maxLength(120));
const moment = z.string();

const languageState = z.object({
  language: z.string(),
  /** The source of what visitors read: text written in the office, a file, the shared text, or nothing. */
  source: z.enum(["office", "file", "shared", "none"]),
  live_at: z.nullable(moment),
  live_by: z.nullable(z.string()),
  draft: z.nullable(
    z.object({
      changed_at: moment,
      changed_by: z.nullable(z.string()),
      publish_at: z.nullable(moment),
      /** The draft was changed after scheduling: the version that will be published is older. */
      is_newer: z.boolean(),
    }),
  ),
  /** The text is missing, or older than the one that it is translated from. */
  lags: z.boolean(),
});

const listed = z.object({
  id: z.string(),
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string(),
  site_id: z.nullable(z.int()),
  title: z.string(),
  languages: z.array(languageState),
  changed_at: z.nullable(moment),
});
export type ListedArticle = z.infer<typeof listed>;

export const listArticlesCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/list",
  summary:
    "Content: information pages, questions and blog, of files and of staff, 50 at a time; `after` is the last id",
  input: z.object({
    kind: z.optional(z.array(z.enum(ARTICLE_KINDS)).check(z.maxLength(3))),
    site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
    state: z.optional(z.array(z.enum(ARTICLE_STATES)).check(z.minLength(1), z.maxLength(4))),
    not_state: z.optional(z.array(z.enum(ARTICLE_STATES)).check(z.minLength(1), z.maxLength(4))),
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    /** The language of the titles, for articles that have one in it. */
    language: z.optional(languageCode),
    after: z.optional(key),
  }),
  output: z.object({
    status: z.literal(true),
    articles: z.array(listed),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

const article = z.object({
  id: z.string(),
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string(),
  site_id: z.nullable(z.int()),
  may_edit: z.boolean(),
  languages: z.array(z.extend(languageState, { title: z.string() })),
  /** The language of `text` and `versions`. */
  language: z.string(),
  text: articleText,
  details: z.partial(articleDetails),
  versions: z.array(
    z.object({
      id: z.int(),
      at: moment,
      who: z.nullable(z.string()),
      title: z.string(),
      is_live: z.boolean(),
    }),
  ),
});
export type StaffArticle = z.infer<typeof article>;

export const articleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/show",
  summary: "Content: a text in one language, how far the others are, and what was published before",
  input: z.object({ id: key, language: z.optional(languageCode) }),
  output: z.object({ status: z.literal(true), article }),
});

const ofText = z.object({ id: key, language: languageCode });

export const createArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/create",
  summary: "Content: a new question or blog article, as a draft",
  input: z.object({
    kind: z.enum(["faq", "blog"]),
    slug: z.string().check(z.trim(), z.maxLength(80), z.regex(ARTICLE_SLUG, "validation.invalid")),
    site_id: z.nullable(rowId),
    language: languageCode,
    title: articleText.shape.title,
  }),
  output: z.object({ status: z.literal(true), id: z.string() }),
});

export const saveDraftCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/draft",
  summary: "Content: saves what is being written; nothing of it is shown before it is published",
  input: z.extend(ofText, editInput(articleText).shape),
  output: done,
});

export const saveDetailsCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/details",
  summary: "Content: what all languages share, such as group, order, day and picture",
  input: z.extend(z.object({ id: key }), editInput(articleDetails).shape),
  output: done,
});

/** When the draft was last saved as far as the page knows. */
const seenDraft = z.nullable(moment.check(z.maxLength(30)));

export const publishArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/publish",
  summary:
    "Content: the draft is shown on every node at once; without one the text counts as current",
  input: z.extend(ofText, { seen_draft: seenDraft }),
  output: z.object({ status: z.literal(true), version: z.int() }),
});

export const scheduleArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/schedule",
  summary:
    "Content: the draft as it is now is published by itself at a moment; null takes that back",
  input: z.extend(ofText, { seen_draft: seenDraft, at: z.nullable(z.iso.datetime()) }),
  output: done,
});

export const restoreArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/restore",
  summary: "Content: a former version is shown again",
  input: z.extend(ofText, { version: rowId }),
  output: z.object({ status: z.literal(true), version: z.int() }),
});

export const withdrawArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/withdraw",
  summary:
    "Content: what was published here is shown no more; the starting text is, where there is one",
  input: ofText,
  output: done,
});

export const discardDraftCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/discard",
  summary: "Content: drops what is being written",
  input: ofText,
  output: done,
});

export const previewArticleCall = defineStaffCall({
  ...texts,
  path: "/api/staff/articles/preview",
  summary: "Content: Markdown as a page of a site shows it",
  input: z.object({
    language: languageCode,
    site_id: z.nullable(rowId),
    markdown: articleText.shape.markdown,
  }),
  output: z.object({ status: z.literal(true), html: z.string() }),
});
