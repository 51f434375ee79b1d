import { expect, test } from "vitest";
import { emptyDatabase } from "../fixtures/test-database.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_DIRECTORY, readMigrationFiles } from "./migration-files.ts";

const { pool } = await emptyDatabase();
const names = (await readMigrationFiles(MIGRATIONS_DIRECTORY)).map(({ name }) => name);
const migrateTo = (number: string) =>
  migrate(
    pool,
    MIGRATIONS_DIRECTORY,
    names.find((name) => name.startsWith(number)),
  );

const addProduct = (slug: string) =>
  pool.query(
    `with made as (
      insert into products (slug, manufacturer, names, descriptions, category_ids, fields, warehouse, arrived_on)
      values ($1, 'Lumo', '{"en": "Lamp"}', '{}', '{7}', '{}', 'none', '2026-01-01') returning id)
    insert into variants (product_id, position, sku, price_cents, stock, weight_grams, length_mm, width_mm, height_mm)
      select id, 0, $1, 100, 1, 1, 1, 1, 1 from made`,
    [slug],
  );
const addDraft = (slug: string, publishAt: string | null) =>
  pool.query(
    `with made as (insert into articles (kind, slug) values ('blog', $1) returning id)
    insert into article_drafts (article_id, language, title, description, summary, markdown, publish_at)
      select id, 'en', $1, '', '', '', $2 from made`,
    [slug, publishAt],
  );

/** The effects of the old texts of 0071 and 0077, which some shops ran before the fix. */
const AS_FORMERLY = `
  select write_product_facets(array_agg(id)), write_product_words(array_agg(id)) from products;
  create index customers_site on customers (site_id, id);
  alter table article_drafts drop column publish_at;
  update migrations set checksum = 'a804951be616681bd23945fef0b7115a2d9256a80c65f71c705e5ed7349eca18'
    where name like '0071-%';
  update migrations set checksum = '5b37b1744d13e2a5e3501844b8216793e5295b77264cad88800b1b02c5b19304'
    where name like '0077-%'`;

test.each([false, true])(
  "products and scheduled articles from before 0071 are migrated (with its former text: %s)",
  async (isFormer) => {
    await pool.query("drop schema public cascade; create schema public");
    await migrateTo("0070");
    await pool.query("alter table products drop constraint products_warehouse_fkey");
    await addProduct("before");
    await addDraft("chosen", "2027-01-01T10:00:00Z");
    await addDraft("unplanned", null);
    await migrateTo("0079");
    if (isFormer) await pool.query(AS_FORMERLY);
    // A node of the former version that is not replaced yet does this.
    else await addDraft("late", "2027-02-01T10:00:00Z");
    await addProduct("meanwhile");
    await migrate(pool);
    const listed = await pool.query(
      "select slug, is_archived, is_in_stock, facets, words::text from listed_products join products on id = product_id order by id",
    );
    const found = {
      is_archived: false,
      is_in_stock: true,
      facets: ["m:Lumo", "c:7"],
      words: "'lamp' 'lumo'",
    };
    expect(listed.rows).toEqual([
      { slug: "before", ...found },
      { slug: "meanwhile", ...found },
    ]);
    const { rows } = await pool.query("select title from scheduled_articles order by publish_at");
    expect(rows.map(({ title }) => title)).toEqual(isFormer ? ["chosen"] : ["chosen", "late"]);
  },
);

test("questions from before 0106 get their sender's address, also among many other mails", async () => {
  await pool.query("drop schema public cascade; create schema public");
  await migrateTo("0105");
  await pool.query("alter table mails drop constraint mails_site_id_fkey");
  await pool.query(
    `insert into mails (site_id, customer_id, recipient, kind, subject, html, plain)
     select 1, null, 'shop@example.com', kind, '', html, '' from (values
       ('contact-question', '<a href="mailto:Rasa%2Bshop@example.com">'), ('contact-question', 'no button'),
       ('welcome', '<a href="mailto:help@example.com">')) as given (kind, html),
       generate_series(1, 5000)`,
  );
  await migrate(pool);
  const { rows } = await pool.query(
    "select kind, sender_email, count(*)::int from mails group by 1, 2 order by 1, 2",
  );
  expect(rows).toEqual([
    { kind: "contact-question", sender_email: "rasa+shop@example.com", count: 5000 },
    { kind: "contact-question", sender_email: null, count: 5000 },
    { kind: "welcome", sender_email: null, count: 5000 },
  ]);
});
