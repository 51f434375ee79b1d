import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { saveView } from "./save-view.ts";

const { db } = await testDatabase();

test("concurrently saved views do not exceed the limit", async () => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select min(customer_id)::int as id from staff_roles`,
  );
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into saved_views (list, owner_id, title, query, is_shared)
    select 'limit', ${id}, 'View ' || number, '', false from generate_series(1, 48) number`);
  const view = { ownerId: id, changesShared: false, list: "limit", query: "", isShared: false };
  const save = (title: string) =>
    saveView({ db }, { ...view, title, actor: { id, roles: ["owner"] } });
  const saved = await Promise.all(["a", "b", "c", "d", "e"].map(save));
  expect(saved.filter(({ ok }) => ok)).toHaveLength(2);
});
