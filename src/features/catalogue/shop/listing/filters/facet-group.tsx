import type { ReactNode } from "react";
import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { ListingFacet } from "../../../domain/listing/listing-view.ts";

type FacetProps = { title: string; children: ReactNode };

/** Opens and closes without script; open from the start, so that nothing moves when the page is hydrated. */
export function FacetGroup(props: FacetProps) {
  return (
    <details className="facet" open>
      <FacetParts {...props} />
    </details>
  );
}

export function FacetParts({ title, children }: FacetProps) {
  return (
    <>
      <summary>
        <h2 className="facet-title">{title}</h2>
        <Icon name="chevron-down" className="icon-s" />
      </summary>
      <div className="facet-body">{children}</div>
    </>
  );
}

/** Manufacturer, price, discount and flags are named by us, all other fields by the catalogue. */
export function facetTitle(facet: ListingFacet, t: Translate): string {
  const title = facet.type === "stats" ? null : facet.title;
  return title ?? t(keyUnder("catalogue.facet", facet.key));
}
