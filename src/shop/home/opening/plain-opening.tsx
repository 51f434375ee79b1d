import { ShopWords } from "./parts/opening-words.tsx";

/** Much white, and the pieces right below: goods are the gallery's own decoration. */
export function PlainOpening() {
  return (
    <div className="page hero">
      <ShopWords />
    </div>
  );
}
