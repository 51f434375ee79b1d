import cover from "../drawings/cover.svg?no-inline";
import { Drawing } from "../drawings/drawing.tsx";
import "./cover-opening.css";
import { ShopOpeningText } from "./parts/opening-text.tsx";

/** Quiet: a cover like that of a book. */
export function CoverOpening() {
  return (
    <div className="page hero cover-opening">
      <div className="cover">
        <ShopOpeningText />
        <Drawing file={cover} name="cover" width={760} height={480} fill />
      </div>
    </div>
  );
}
