import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { INFORMATION_PAGES } from "../domain/article.ts";
import { contentValues } from "../domain/content-values.ts";
import { isInformationPageOn } from "../domain/page-switches.ts";
import { bindContent } from "./content.ts";
import { DEMO_CONTEXTS } from "./fixtures/demo-contexts.ts";
import { loadLibrary } from "./library.ts";

const FOLDER = "content";
/** Front matter that must be the same in every language. */
const FACTS = ["updated", "group", "position", "on_home", "requires", "date", "author", "picture"];

const library = await loadLibrary(FOLDER);
const content = bindContent({ library: () => library });
const texts = await readTexts();
const translations = texts
  .filter((text) => text.language !== "en")
  .map((text) => [text.file, text] as const);

type Text = Awaited<ReturnType<typeof readTexts>>[number];

async function readTexts() {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) =>
    /\/.*\.md$/.test(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(FOLDER, file), "utf8");
      const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const [region = "", language = "", ...rest] = file.split(path.sep);
      const meta = parse(head, { schema: "core" }) as Record<string, unknown>;
      return { file, region, language, name: rest.join("/"), meta, body };
    }),
  );
}

function inEnglish(text: Text): Text {
  const english = texts.find(
    (one) => one.region === text.region && one.language === "en" && one.name === text.name,
  );
  if (!english) throw new Error(`${text.file} has no English original`);
  return english;
}

/** Block types in their order: a line that starts with "6. un 7. …" would become a list. */
function blocks(markdown: string): string[] {
  return new MarkdownIt()
    .parse(markdown, {})
    .filter((token) => token.nesting >= 0 && token.type !== "inline")
    .map((token) => `${token.tag}${token.attrGet("start") ?? ""}`);
}

const placeholders = (markdown: string) => (markdown.match(/\{\{.*?\}\}/g) ?? []).sort();
const linkTargets = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target).sort();

describe.each(texts.map((text) => [text.file, text] as const))("%s", (_, text) => {
  test("is plain Markdown without an h1", () => {
    expect(text.body).not.toMatch(/<[a-z!/?]/i);
    expect(blocks(text.body)).not.toContain("h1");
    expect(blocks(text.body).length).toBeGreaterThan(2);
  });

  test("has a title and description that fit a search result", () => {
    expect(String(text.meta.title).length).toBeLessThanOrEqual(70);
    expect(String(text.meta.description).length).toBeGreaterThan(50);
    expect(String(text.meta.description).length).toBeLessThanOrEqual(155);
  });
});

describe.each(translations)("the translation %s", (_, text) => {
  const english = inEnglish(text);

  test("has the blocks of the English text in the same order", () => {
    expect(blocks(text.body)).toEqual(blocks(english.body));
  });

  test("has the placeholders, links and facts of the English text", () => {
    expect(placeholders(text.body)).toEqual(placeholders(english.body));
    expect(linkTargets(text.body)).toEqual(linkTargets(english.body));
    const facts = ({ meta }: Text) => FACTS.map((fact) => meta[fact]);
    expect(facts(text)).toEqual(facts(english));
  });
});

test("every language of a region has the same texts", () => {
  const shelves = Map.groupBy(texts, ({ region, language }) => `${region}/${language}`);
  for (const [shelf, own] of shelves) {
    const english = shelves.get(`${shelf.split("/")[0]}/en`) ?? [];
    const names = (list: Text[]) => list.map(({ name }) => name).sort();
    expect(names(own), shelf).toEqual(names(english));
  }
});

test("a region's texts exist in every language of its site", () => {
  for (const { site } of DEMO_CONTEXTS) {
    const own = texts.filter(({ region }) => region === site.region);
    if (own.length === 0) continue;
    const languages = new Set(own.map(({ language }) => language));
    expect([...languages].sort()).toEqual(site.languages.map((one) => one.isoCode).sort());
  }
});

describe.each(DEMO_CONTEXTS.map((place) => [String(place), place] as const))(
  "content on %s",
  (_, place) => {
    const paths = new Set(pathsOf(place).map((one) => `/${place.language}${one}`));

    test("has only links to existing pages and no placeholders left", () => {
      for (const { slug, html } of renderedOn(place)) {
        expect(html, slug).not.toMatch(/\{\{|\}\}/);
        for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
          if (/^(mailto|tel):/.test(href)) continue;
          expect(paths, `${slug} → ${href}`).toContain(href);
        }
      }
    });

    test("has a value for every placeholder", () => {
      for (const [name, value] of Object.entries(contentValues(place.site, place.language))) {
        expect(value, name).not.toBe("");
      }
    });
  },
);

function pathsOf(context: SiteContext): string[] {
  const blog = content.listBlog(context).map(({ slug }) => `/blog/${slug}`);
  return [
    "/contacts",
    "/claim-form",
    "/faq",
    ...INFORMATION_PAGES.filter((page) => isInformationPageOn(context.site, page)).map(
      (page) => `/${page}`,
    ),
    ...content.listFaq(context).map(({ slug }) => `/faq/${slug}`),
    ...(blog.length > 0 ? ["/blog", ...blog] : []),
  ];
}

function renderedOn(context: SiteContext) {
  return [
    ...([...INFORMATION_PAGES, "contacts"] as const).flatMap(
      (page) => content.getPage(context, page) ?? [],
    ),
    ...content.listFaq(context),
    ...content.listBlog(context).flatMap(({ slug }) => content.getBlogArticle(context, slug) ?? []),
  ];
}
