import { FirstScreen } from "#ui/lazy/first-screen.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { OpeningProps } from "./parts/opening-text.tsx";
// Styles come with the page; only the scripts may wait.
import "./conversation.css";
import "./parts/methods-board.css";
import "../drawings/drawing.css";
import "./opening.css";
import "./board-opening.css";
import "./cover-opening.css";
import "./harbour.css";
import "./arch-opening.css";
import "./awning-opening.css";

const ShapedOpening = lazyPart(
  "opening",
  async () => (await import("./shaped-opening.tsx")).ShapedOpening,
);

/** Each brand opens in its own way, and leaves the first screen to the goods. */
export const Opening = (props: OpeningProps) => (
  <FirstScreen>
    <ShapedOpening {...props} />
  </FirstScreen>
);
