import type { SearchDocument, SitePrice } from "./search.ts";

/** An index of a search service that has its documents from us: of one site, in one language. */
export type FeedTarget = { region: string; language: string; index: string };

/** A document as one site sells it. */
export type FedDocument = { document: SearchDocument; price: SitePrice };

/** The service will never take it: there is something wrong with one of the documents, or there is no such index. */
export class FeedRefused extends Error {
  readonly what: "documents" | "index";
  constructor(what: FeedRefused["what"], message: string) {
    super(message);
    this.what = what;
  }
}

/**
 * A search service that cannot follow the database by itself. Throws if the service did not accept the documents, a
 * `FeedRefused` where sending the same again is of no use; else the caller does. Sending twice is harmless.
 */
export type SearchFeed = {
  targets: readonly FeedTarget[];
  put(target: FeedTarget, documents: readonly FedDocument[]): Promise<void>;
  remove(target: FeedTarget, ids: readonly number[]): Promise<void>;
};
