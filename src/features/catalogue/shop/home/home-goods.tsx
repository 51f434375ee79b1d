import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { HomeSections } from "../../domain/catalogue-views.ts";
// The styles load with the page; only the scripts may load later.
import "../brands/brand.css";
import "../card/card.css";
import "../offers/offer.css";
import "./category-tile.css";

const HomeCatalogue = lazyPart(
  "goods",
  async () => (await import("./home-catalogue.tsx")).HomeCatalogue,
);

/** The server sends its whole HTML; being below the first screen, it is hydrated after the rest of the page. */
export function HomeGoods({ sections }: { sections: HomeSections }) {
  return (
    <Suspense>
      <HomeCatalogue sections={sections} />
    </Suspense>
  );
}
