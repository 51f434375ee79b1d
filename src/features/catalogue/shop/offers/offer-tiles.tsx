import type { OfferView } from "../../domain/catalogue-views.ts";
import "./offer.css";
import { OfferTile } from "./offer-tile.tsx";

/** The shop's own offers, by their goods, above what sellers offer. */
export function OfferTiles({ offers }: { offers: readonly OfferView[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className="offers-row">
      {offers.map((offer) => (
        <li key={offer.flagId}>
          <OfferTile offer={offer} />
        </li>
      ))}
    </ul>
  );
}
