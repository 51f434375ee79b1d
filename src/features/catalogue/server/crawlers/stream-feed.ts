import { countryCode, isOn } from "#features/sites/domain/site.ts";
import { feedItems } from "../../domain/feed-item.ts";
import { makeProductView } from "../../domain/product/make-product-view.ts";
import { escapeMarkup } from "../../domain/product/paragraphs.ts";
import { readCardContext } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { streamFullRecords } from "../product-records.repository.ts";

/** RSS with Google's fields, streamed in batches of products, so that it works for a catalogue of any size. */
export async function* streamFeed(
  deps: CatalogueDeps,
  context: CatalogueContext,
  origin: string,
): AsyncGenerator<string> {
  const { site, language } = context;
  const country = countryCode(site, site.defaultCountryId);
  yield '<?xml version="1.0" encoding="UTF-8"?>';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  yield `<title>${escapeMarkup(site.name)}</title><link>${origin}/${language}/</link>`;
  yield `<description>${escapeMarkup(site.name)}</description>`;
  if (isOn(site, "marketplace")) {
    const cardPlace = await readCardContext(deps, context);
    for await (const records of streamFullRecords(deps.db, 200)) {
      const views = records.flatMap((record) => makeProductView(record, cardPlace) ?? []);
      yield views.flatMap((view) => feedItems(view, { origin, language, country })).join("");
    }
  }
  yield "</channel></rss>";
}
