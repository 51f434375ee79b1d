import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { HomeSections } from "../../domain/catalogue-views.ts";
// Styles come with the page; only the scripts may wait.
import "../brands/brand.css";
import "../card/card.css";
import "../offers/offer.css";
import "./category-tile.css";

const HomeCatalogue = lazyPart(
  "goods",
  async () => (await import("./home-catalogue.tsx")).HomeCatalogue,
);

/** Sent whole by the server, below what is seen first: it is hydrated after the rest of the page. */
export function HomeGoods({ sections }: { sections: HomeSections }) {
  return (
    <Suspense>
      <HomeCatalogue sections={sections} />
    </Suspense>
  );
}
