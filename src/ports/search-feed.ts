import type { SearchDocument, SitePrice } from "./search.ts";

/** An index of a search service that we send documents to: of one site, in one language. */
export type FeedTarget = { region: string; language: string; index: string };

/** A document with its price on one site. */
export type FedDocument = { document: SearchDocument; price: SitePrice };

/** The service will never accept it: one of the documents is invalid, or the index does not exist. */
export class FeedRefused extends Error {
  readonly what: "documents" | "index";
  constructor(what: FeedRefused["what"], message: string) {
    super(message);
    this.what = what;
  }
}

/**
 * A search service that cannot follow the database by itself. Throws if the service did not accept the documents: a
 * `FeedRefused` if a retry is useless; after any other error the caller retries. Sending twice is harmless.
 */
export type SearchFeed = {
  targets: readonly FeedTarget[];
  put(target: FeedTarget, documents: readonly FedDocument[]): Promise<void>;
  remove(target: FeedTarget, ids: readonly number[]): Promise<void>;
};
