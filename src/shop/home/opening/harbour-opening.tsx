import { Drawing } from "../drawings/drawing.tsx";
import harbour from "../drawings/harbour.svg?no-inline";
import "./harbour.css";
import { ShopOpeningText } from "./parts/opening-text.tsx";

/** Cheerful: the boat is in. */
export function HarbourOpening() {
  return (
    <div className="harbour">
      <div className="page hero">
        <ShopOpeningText sentences />
      </div>
      <Drawing file={harbour} name="harbour" width={1440} height={320} fill />
    </div>
  );
}
