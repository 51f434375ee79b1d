import type { SampleShop, StaffSample } from "./staff-sample.ts";

/** Texts of the default site, so that whoever works for another reaches none of them. */
function articleOf({ app }: SampleShop, slug = "pages.warranty") {
  const { id } = app.services.sites.registry.byHost(undefined);
  return { id: `${slug}.${id}`, language: "en" };
}

async function draftOf(shop: SampleShop, slug?: string) {
  const of = articleOf(shop, slug);
  const { body } = await shop.owner.call("/api/staff/articles/show", of);
  const seen = { title: body.article.text.title };
  const changes = { title: `Draft ${crypto.randomUUID()}` };
  await shop.owner.call("/api/staff/articles/draft", { ...of, seen, changes });
  const { body: saved } = await shop.owner.call("/api/staff/articles/show", of);
  const state = saved.article.languages.find(
    ({ language }: { language: string }) => language === "en",
  );
  return { ...of, seen_draft: state.draft.changed_at as string };
}

async function publishedOf(shop: SampleShop) {
  const draft = await draftOf(shop);
  const { body } = await shop.owner.call("/api/staff/articles/publish", draft);
  const { id, language } = draft;
  return { id, language, version: body.version as number };
}

const siteOf = ({ app }: SampleShop) => app.services.sites.registry.byHost(undefined).id;

export const TEXT_SAMPLES: StaffSample[] = [
  { call: "/api/staff/translations/list" },
  {
    call: "/api/staff/translations/show",
    make: async (shop) => ({ id: siteOf(shop), key: "cart.title" }),
  },
  {
    call: "/api/staff/translations/save",
    make: async (shop) => ({
      id: siteOf(shop),
      key: "cart.title",
      seen: { "en:cart.title": null },
      changes: { "en:cart.title": `Bag ${crypto.randomUUID()}` },
    }),
  },
  { call: "/api/staff/articles/list" },
  { call: "/api/staff/articles/show", make: async (shop) => articleOf(shop) },
  {
    call: "/api/staff/articles/create",
    make: async (shop) => ({
      kind: "faq",
      slug: `sample-${crypto.randomUUID()}`,
      site_id: siteOf(shop),
      language: "en",
      title: "A question",
    }),
  },
  {
    call: "/api/staff/articles/draft",
    make: async (shop) => ({
      ...articleOf(shop),
      seen: { summary: "" },
      changes: { summary: "S" },
    }),
  },
  {
    call: "/api/staff/articles/details",
    make: async (shop) => {
      const { id } = articleOf(shop, "faq.wallet");
      const { body } = await shop.owner.call("/api/staff/articles/show", { id });
      const { position } = body.article.details;
      return { id, seen: { position }, changes: { position: position + 1 } };
    },
  },
  { call: "/api/staff/articles/publish", make: (shop) => draftOf(shop) },
  {
    call: "/api/staff/articles/schedule",
    make: async (shop) => ({
      ...(await draftOf(shop, "faq.wallet")),
      at: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  },
  { call: "/api/staff/articles/restore", make: publishedOf },
  {
    call: "/api/staff/articles/withdraw",
    make: async (shop) => {
      const { id, language } = await publishedOf(shop);
      return { id, language };
    },
  },
  {
    call: "/api/staff/articles/discard",
    make: async (shop) => {
      const { id, language } = await draftOf(shop);
      return { id, language };
    },
  },
  {
    call: "/api/staff/articles/preview",
    make: async (shop) => ({ language: "en", site_id: siteOf(shop), markdown: "**A**" }),
  },
];
