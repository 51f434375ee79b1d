import { relatedClaims } from "#features/claims/office/related-claims.ts";
import { relatedParcels } from "#features/forwarding/office/related-parcels.ts";
import { relatedQuote } from "#features/quotes/office/related-quote.ts";
import type { RelatedSource } from "#office-ui/record/related-records.ts";

/** What features tell about records of other features. */
export const RELATED_SOURCES: readonly RelatedSource[] = [
  relatedQuote,
  relatedClaims,
  relatedParcels,
];
