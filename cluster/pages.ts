import type { Cluster } from "./cluster.ts";
import { until } from "./processes.ts";

let names = 0;

/**
 * A product gets another name; says how long it takes until the page of it on every web node has that name. The
 * pages were asked for before, so that nodes have them in their caches.
 */
export async function pagesEqualAfter({ pool, webs }: Cluster): Promise<number> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    "select id, slug from products order by id limit 1",
  );
  const [{ id, slug } = { id: 0, slug: "" }] = rows;
  const pageOf = async (origin: string) => {
    const answer = await fetch(`${origin}/en/p/${slug}`).catch(() => undefined);
    return (await answer?.text()) ?? "";
  };
  await Promise.all(webs.map(({ origin }) => pageOf(origin)));
  names += 1;
  const name = `Renamed ${Date.now()} ${names}`;
  await pool.query(
    `update products set names = jsonb_set(names, '{en}', to_jsonb($2::text)) where id = $1`,
    [id, name],
  );
  const times = await Promise.all(
    webs.map(({ name: node, origin }) =>
      until(`${node} shows ${name}`, async () => (await pageOf(origin)).includes(name), {
        everyMs: 50,
      }),
    ),
  );
  return Math.max(...times);
}
