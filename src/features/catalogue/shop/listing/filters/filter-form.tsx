import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { quickChildren } from "#ui/static/quick-children.ts";
import "./facet.css";
import type { Listing } from "../use-listing.ts";
import { RangeFacet } from "./range-facet.tsx";
import { TermsFacet } from "./terms-facet.tsx";

type FilterFormProps = { listing: Listing; id?: string };

/** A plain GET form; with JavaScript each choice loads at once, and the button is not needed. */
export function FilterForm({ listing, id }: FilterFormProps) {
  const t = useT();
  const { text, terms } = listing.address;
  // A chosen category has no checkbox in the form, so a hidden field must keep it.
  const unseen = Object.keys(terms).filter((key) => !listing.facets.some((one) => one.key === key));
  return (
    <form id={id} method="get" onSubmit={(event) => event.preventDefault()}>
      {text && <input type="hidden" name="q" value={text} />}
      {listing.view.contentType === "o" && <input type="hidden" name="type" value="offers" />}
      {unseen.map((key) =>
        terms[key]?.map((value) => (
          <input key={`${key} ${value}`} type="hidden" name={`f.${key}`} value={value} />
        )),
      )}
      {listing.facets.map((facet) =>
        facet.type === "stats" ? (
          <RangeFacet key={facet.key} facet={facet} listing={listing} />
        ) : (
          <details
            key={facet.key}
            className="facet"
            open
            {...quickChildren(<TermsFacet facet={facet} listing={listing} t={t} />)}
          />
        ),
      )}
      <div className="py-4 not-noscript:hidden">
        <Button type="submit" variant="go" wide>
          {t("catalogue.filters.apply")}
        </Button>
      </div>
    </form>
  );
}
