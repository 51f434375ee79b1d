import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import {
  type Article,
  BLOG_AUTHORS,
  BLOG_PICTURES,
  type BlogArticle,
  FAQ_GROUPS,
  type FaqArticle,
} from "../domain/article.ts";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const common = {
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.maxLength(160)),
  updated: day,
  requires: z._default(z.nullable(z.string()), null),
};

const pageMeta = z.object(common);
const faqMeta = z.object({
  ...common,
  group: z.enum(FAQ_GROUPS),
  position: z.number(),
  on_home: z._default(z.boolean(), false),
});
const blogMeta = z.object({
  ...common,
  date: day,
  author: z.enum(BLOG_AUTHORS),
  summary: z.string().check(z.minLength(1)),
  picture: z.enum(BLOG_PICTURES),
});

/** Reads YAML front matter between two lines of dashes, then Markdown. An invalid file prevents the start. */
function readArticle<Meta extends object>(
  path: string,
  text: string,
  meta: z.ZodMiniType<Meta>,
): Meta & { slug: string; markdown: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${path} has no front matter`);
  const parsed = z.safeParse(meta, parse(parts[1] ?? "", { schema: "core" }));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const slug = path.replace(/^.*\//, "").replace(/\.md$/, "");
  return { ...parsed.data, slug, markdown: parts[2] ?? "" };
}

type ArticleOf = { pages: Article; faq: FaqArticle; blog: BlogArticle };
/** The articles of one region and language (`shared/lt` or `tp/lt`), by slug. */
export type ArticleCollection = { [Kind in keyof ArticleOf]: Map<string, ArticleOf[Kind]> };
export type Library = ReadonlyMap<string, ArticleCollection>;

const libraries = new Map<string, Promise<Library>>();

/**
 * All articles are read once in a process, at the start: there are few, they do not change while it runs, and pages
 * must not wait for the disk.
 */
export function loadLibrary(contentDir: string): Promise<Library> {
  const library = libraries.get(contentDir) ?? readLibrary(contentDir);
  libraries.set(contentDir, library);
  return library;
}

async function readLibrary(contentDir: string): Promise<Library> {
  const library = new Map<string, ArticleCollection>();
  const files = await readdir(contentDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".md")).sort()) {
    const [region, language, ...rest] = file.split(path.sep);
    if (!region || !language || rest.length === 0) continue;
    const shelf = collectionOf(library, `${region}/${language}`);
    addArticle(shelf, rest.join("/"), await readFile(path.join(contentDir, file), "utf8"));
  }
  return library;
}

function collectionOf(library: Map<string, ArticleCollection>, name: string): ArticleCollection {
  const shelf = library.get(name) ?? emptyCollection();
  library.set(name, shelf);
  return shelf;
}

export const emptyCollection = (): ArticleCollection => ({
  pages: new Map(),
  faq: new Map(),
  blog: new Map(),
});

function addArticle(shelf: ArticleCollection, file: string, text: string): void {
  if (file.startsWith("faq/")) {
    const { on_home, ...article } = readArticle(file, text, faqMeta);
    shelf.faq.set(article.slug, { ...article, onHome: on_home });
  } else if (file.startsWith("blog/")) {
    const article = readArticle(file, text, blogMeta);
    shelf.blog.set(article.slug, article);
  } else {
    const article = readArticle(file, text, pageMeta);
    shelf.pages.set(article.slug, article);
  }
}

/** A region's own article overrides the shared one. */
export function mergedArticles<Kind extends keyof ArticleOf>(
  library: Library,
  kind: Kind,
  region: string,
  language: string,
): Map<string, ArticleOf[Kind]> {
  const shared: Map<string, ArticleOf[Kind]> =
    library.get(`shared/${language}`)?.[kind] ?? new Map();
  const own: typeof shared = library.get(`${region}/${language}`)?.[kind] ?? new Map();
  return new Map([...shared, ...own]);
}
