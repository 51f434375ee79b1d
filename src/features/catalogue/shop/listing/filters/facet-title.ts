import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import type { ListingFacet } from "../../../domain/listing/listing-view.ts";

/** Manufacturer, price, discount and flags are named by us, all other fields by the catalogue. */
export function facetTitle(facet: ListingFacet, t: Translate): string {
  const title = facet.type === "stats" ? null : facet.title;
  return title ?? t(keyUnder("catalogue.facet", facet.key));
}
