import { ShopOpeningText } from "./parts/opening-text.tsx";

/** Much white, and the pieces right below: goods are the gallery's own decoration. */
export function GalleryOpening() {
  return (
    <div className="page hero">
      <ShopOpeningText />
    </div>
  );
}
