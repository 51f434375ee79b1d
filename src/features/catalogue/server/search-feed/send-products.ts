import type { Site } from "#features/sites/domain/site.ts";
import type { SearchDocument } from "#ports/search.ts";
import type { FedDocument, FeedTarget, SearchFeed } from "#ports/search-feed.ts";
import { sendWithoutRefused } from "./send-without-refused.ts";

type Products = {
  target: FeedTarget;
  site: Site | undefined;
  ids: readonly number[];
  /** Documents of products that still exist. */
  documents: readonly SearchDocument[];
};

/** Puts products that the target's site sells and removes the others; returns those that the service refused. */
export async function sendProducts(
  feed: SearchFeed,
  { target, site, ids, documents }: Products,
): Promise<{ id: number; error: Error }[]> {
  const sold = documents.flatMap((document): FedDocument[] => {
    const price = document.sites.find(({ siteId }) => siteId === site?.id);
    return price ? [{ document, price }] : [];
  });
  const refused = await sendWithoutRefused(sold, (part) => feed.put(target, part));
  // Refused products are removed from the index, since its former data about them is outdated.
  const kept = new Set(sold.map(({ document }) => document.id));
  for (const { item } of refused) kept.delete(item.document.id);
  await feed.remove(
    target,
    ids.filter((id) => !kept.has(id)),
  );
  return refused.map(({ item, error }) => ({ id: item.document.id, error }));
}
