import { askOrNothing } from "../ask.ts";
import type { Cluster } from "../cluster.ts";
import { until } from "../processes.ts";

let names = 0;

/**
 * Renames a product; returns how long it takes until its page shows the new name on every
 * web node and at the edge. The pages are requested before, so that they are in all caches.
 */
export async function pagesEqualAfter({ pool, webs, origin: edge }: Cluster) {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    "select id, slug from products order by id limit 1",
  );
  const [{ id, slug } = { id: 0, slug: "" }] = rows;
  const pageOf = async (origin: string) => {
    const answer = await askOrNothing(`${origin}/en/p/${slug}`);
    return (await answer?.text().catch(() => undefined)) ?? "";
  };
  await Promise.all([...webs.map(({ origin }) => origin), edge].map(pageOf));
  names += 1;
  const name = `Renamed ${Date.now()} ${names}`;
  await pool.query(
    `update products set names = jsonb_set(names, '{en}', to_jsonb($2::text)) where id = $1`,
    [id, name],
  );
  const shows = (who: string, origin: string) =>
    until(`${who} shows ${name}`, async () => (await pageOf(origin)).includes(name), {
      everyMs: 50,
    });
  const [edgeMs, ...nodesMs] = await Promise.all([
    shows("the edge", edge),
    ...webs.map(({ name: node, origin }) => shows(node, origin)),
  ]);
  return { pagesEqualMs: Math.max(...nodesMs), edgeEqualMs: edgeMs };
}
