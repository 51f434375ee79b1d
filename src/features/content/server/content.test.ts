import { describe, expect, test } from "vitest";
import { parseOpeningHours } from "#features/sites/domain/opening-hours.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { FAQ_GROUPS, INFORMATION_PAGES, type InformationPage } from "../domain/article.ts";
import { bindContent } from "./content.ts";
import { DEMO_CONTEXTS } from "./fixtures/demo-contexts.ts";
import { loadLibrary } from "./library.ts";

const library = await loadLibrary("content");
const content = bindContent({ library: () => library });
const [context] = DEMO_CONTEXTS as [SiteContext, ...SiteContext[]];
const withSwitches = (switches: Record<string, boolean>): SiteContext => ({
  ...context,
  site: { ...context.site, switches: { ...context.site.switches, ...switches } },
});
const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

describe.each(DEMO_CONTEXTS.map((one) => [String(one), one] as const))("%s", (_, one) => {
  const first: SiteContext = { ...one, language: one.site.languages[0]?.isoCode ?? "" };

  test.each([...INFORMATION_PAGES, "contacts"] as InformationPage[])("has the page %s", (page) => {
    const article = content.getPage(one, page);
    expect(article?.title).toBeTruthy();
    expect(article?.html.length).toBeGreaterThan(500);
  });

  test("has the questions of the site's first language in every group", () => {
    const faq = content.listFaq(one);
    expect(slugs(faq)).toEqual(slugs(content.listFaq(first)));
    expect(new Set(faq.map(({ group }) => group))).toEqual(new Set(FAQ_GROUPS));
    expect(content.listHomeFaq(one).length).toBeGreaterThanOrEqual(4);
  });

  test("has a blog only where its switch is on", () => {
    const blog = content.listBlog(one);
    expect(blog.length).toBe(one.site.switches.blog ? 4 : 0);
    expect(slugs(blog)).toEqual(slugs(content.listBlog(first)));
  });

  test("has valid opening hours", () => {
    expect(parseOpeningHours(one.site.company.hours)).toBeDefined();
  });
});

describe("site switches", () => {
  test("about_us off removes the about-us page and links to it", () => {
    const off = withSwitches({ about_us: false });
    expect(content.getPage(off, "about-us")).toBeUndefined();
    expect(slugs(content.listOtherPages(off, "warranty"))).not.toContain("about-us");
    expect(slugs(content.listOtherPages(context, "warranty"))).toContain("about-us");
  });

  test("blog off removes the blog's articles", () => {
    const [{ slug } = { slug: "" }] = content.listBlog(context);
    expect(content.getBlogArticle(context, slug)).toBeDefined();
    expect(content.getBlogArticle(withSwitches({ blog: false }), slug)).toBeUndefined();
  });

  test("marketplace off removes the blog even if its own switch is on", () => {
    const off = withSwitches({ marketplace: false, blog: true });
    const [{ slug } = { slug: "" }] = content.listBlog(context);
    expect(content.listBlog(off)).toEqual([]);
    expect(content.listBlogLinks(off.site, off.language)).toEqual([]);
    expect(content.getBlogArticle(off, slug)).toBeUndefined();
  });

  test("a capability that is off removes its questions", () => {
    const off = withSwitches({ forwarding: false });
    const gone = slugs(content.listFaq(context)).filter(
      (slug) => !slugs(content.listFaq(off)).includes(slug),
    );
    expect(gone).toContain("warehouse-address");
    for (const slug of gone) expect(content.getFaqArticle(off, slug)).toBeUndefined();
  });
});

/** Words that the texts must not contain on a site that only sells its own goods, from its own country. */
const SERVICES: Record<string, RegExp> = {
  en: /warehouse|forward|\bquotes?\b|abroad|customs and|by sea|\bsuite\b|reserve a|Leipzig|30 days free/i,
  lt: /sandėli(?!yje)|persiun|pasiūlym|užsien|laivu|Leipcig/i,
  lv: /noliktav|pārsūt|piedāvājum|no ārzem|ārzemju veikal|pa jūru|Leipcig/i,
  et: /ladudes|laost|edasi saat|edasisaat|pakkumi|välismaalt|välismai\S+ po|laevaga|Leipzig/i,
  ru: /(?<!ра)склад|пересылаем|нашей пересылк|предложени|зарубеж|из-за границ|морем|Лейпциг/i,
};

test.each(Object.keys(SERVICES))(
  "in %s a shop selling only its own goods mentions no other service",
  (language) => {
    const off = [
      "forwarding",
      "create_order",
      "services",
      "abroad",
      "sea",
      "plans",
      "phones",
      "blog",
    ];
    const plain = {
      ...withSwitches(Object.fromEntries(off.map((name) => [name, false]))),
      language,
    };
    const texts = [
      ...([...INFORMATION_PAGES, "contacts"] as const).flatMap(
        (page) => content.getPage(plain, page) ?? [],
      ),
      ...content.listFaq(plain),
    ];
    expect(texts.length).toBeGreaterThan(12);
    for (const { slug, title, description, html } of texts) {
      expect(`${title} ${description} ${html}`, slug).not.toMatch(SERVICES[language] ?? /^/);
      expect(html, slug).not.toContain("{{");
      for (const [, linked = ""] of html.matchAll(/href="\/\w\w\/faq\/([a-z-]+)"/g)) {
        expect(content.getFaqArticle(plain, linked), `${slug} links ${linked}`).toBeDefined();
      }
    }
  },
);

test("unknown company data leave no gap in a text", () => {
  const { site } = context;
  const nameless = { ...site, company: { ...site.company, phone: "", vatCode: "" } };
  const text = content.getPage({ ...context, site: nameless }, "purchase-agreement")?.html ?? "";
  expect(text).not.toMatch(/VAT number|, ,|, \(/);
  expect(content.getPage(context, "purchase-agreement")?.html).toContain("VAT number");
});

test("related items are of the same FAQ group or the blog, without the item itself", () => {
  const [question] = content.listFaq(context);
  if (!question) throw new Error("no questions");
  const next = slugs(content.listNextFaq(context, question));
  expect(next.length).toBeGreaterThan(0);
  expect(next).not.toContain(question.slug);
  const group = content.listFaq(context).filter((other) => other.group === question.group);
  expect(slugs(group)).toEqual(expect.arrayContaining(next));
  expect(slugs(content.listNextBlog(context, "sale-calendar"))).not.toContain("sale-calendar");
});

test.each([
  "../faq/wallet",
  "..%2fwallet",
  "wallet.md",
  "wallet/",
  "WALLET",
  "__proto__",
  "constructor",
  "",
  "\0",
  "w".repeat(10_000),
])("slug %j finds no article", (slug) => {
  expect(content.getFaqArticle(context, slug)).toBeUndefined();
  expect(content.getBlogArticle(context, slug)).toBeUndefined();
  expect(content.getPage(context, slug as InformationPage)).toBeUndefined();
});
