import { FirstScreen } from "#ui/lazy/first-screen.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { HeroProps } from "./parts/hero-text.tsx";
// The styles are loaded with the page; only the scripts may come later.
import "./conversation.css";
import "./parts/methods-board.css";
import "../drawings/drawing.css";
import "./hero.css";
import "./board-hero.css";
import "./cover-hero.css";
import "./harbour.css";
import "./arch-hero.css";
import "./awning-hero.css";

const ShapedHero = lazyPart("hero", async () => (await import("./shaped-hero.tsx")).ShapedHero);

/** Each brand has its own opening, and leaves the first screen to the goods. */
export const Hero = (props: HeroProps) => (
  <FirstScreen>
    <ShapedHero {...props} />
  </FirstScreen>
);
