import type { OfferView } from "../../domain/catalogue-views.ts";
import "./offer-tile.css";
import { OfferTile } from "./offer-tile.tsx";

export function OfferTiles({ offers }: { offers: readonly OfferView[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className="offers-grid">
      {offers.map((offer, at) => (
        <li key={offer.flagId}>
          <OfferTile offer={offer} isBig={at === 0} />
        </li>
      ))}
    </ul>
  );
}
