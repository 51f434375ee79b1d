import type { ReactNode } from "react";
import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { ListingFacet } from "../../../domain/listing/listing-view.ts";

type FacetProps = { title: string; children: ReactNode };

/** Opens and closes without JavaScript; initially open, so that hydration moves nothing. */
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

/** The titles of manufacturer, price, discount and flags are messages; other titles come from the catalogue. */
export function facetTitle(facet: ListingFacet, t: Translate): string {
  const title = facet.type === "stats" ? null : facet.title;
  return title ?? t(keyUnder("catalogue.facet", facet.key));
}
