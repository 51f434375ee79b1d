import type { BenchCatalogue } from "./bench-catalogue.ts";
import { benchProduct } from "./bench-product.ts";
import { KINDS, type Kind, questionOf } from "./query-kinds.ts";
import type { Rival } from "./rivals/rival.ts";
import { ROUNDS } from "./settings.ts";
import { type Timing, timeRounds } from "./timings.ts";

export type RivalResults = { name: string; loadSeconds: number; kinds: Record<Kind, Timing> };

function* products({ rows, products }: BenchCatalogue) {
  for (let id = 1; id <= products; id += 1) yield benchProduct(rows, id);
}

export async function measureRival(rival: Rival, catalogue: BenchCatalogue): Promise<RivalResults> {
  try {
    const began = performance.now();
    await rival.load(products(catalogue));
    const loadSeconds = (performance.now() - began) / 1000;
    const kinds = {} as Record<Kind, Timing>;
    for (const kind of KINDS) {
      // Spreads the rounds, so that rivals get categories of all sizes, as the engine does.
      const step = Math.floor(ROUNDS.engine / ROUNDS.rival) + 1;
      kinds[kind] = await timeRounds(ROUNDS.rival, async (each) => {
        const round = each * step;
        const { total } = await rival.query(questionOf(kind, catalogue.rows, round));
        const expected = catalogue.totals.get(`${kind} ${round}`) ?? total;
        if (total !== expected) throw new Error(`${kind}: ${total} found, we found ${expected}`);
      });
    }
    return { name: rival.name, loadSeconds, kinds };
  } finally {
    await rival.close();
  }
}
