import { useT } from "#i18n/use-t.ts";
import { leftOutWords } from "../../domain/listing/left-out-words.ts";
import { clearFilters, searchExactly, searchFor } from "../../domain/listing/listing-filters.ts";
import { ListingLink } from "./listing-link.tsx";
import type { Listing } from "./use-listing.ts";

/** Tells which text was searched instead, with a link to search as typed; the input keeps the typed text. */
export function SearchedInstead({ listing }: { listing: Listing }) {
  const t = useT();
  const { view, address } = listing;
  const { searchedText: found } = view;
  if (found === null) return null;
  const { text } = address;
  const leftOut = leftOutWords(text, found).join(" ");
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3">
      <span>
        {leftOut
          ? t("catalogue.searched_without", { found, words: leftOut })
          : t("catalogue.searched_instead", { found, text })}
      </span>
      <ListingLink
        listing={listing}
        address={searchExactly(address)}
        className="link inline-flex min-h-11 items-center"
      >
        {t("catalogue.search_exactly", { text })}
      </ListingLink>
    </p>
  );
}

/** Other spellings that have results. */
export function DidYouMean({ listing }: { listing: Listing }) {
  const t = useT();
  const { view, address } = listing;
  if (view.didYouMean.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span>{t("catalogue.did_you_mean")}</span>
      {view.didYouMean.map(({ text, count }) => (
        <ListingLink
          key={text}
          listing={listing}
          address={searchFor(clearFilters(address), text)}
          className="chip"
        >
          {text} <span className="num text-ink-3">{count}</span>
        </ListingLink>
      ))}
    </p>
  );
}
