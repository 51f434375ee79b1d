import type { ComponentType } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeroShape } from "#themes/theme-types.ts";
import "../drawings/drawing.css";
import { ArchOpening } from "./arch-opening.tsx";
import { AwningOpening } from "./awning-opening.tsx";
import { BoardOpening } from "./board-opening.tsx";
import { ConversationOpening } from "./conversation-opening.tsx";
import { CoverOpening } from "./cover-opening.tsx";
import { HarbourOpening } from "./harbour-opening.tsx";
import "./opening.css";
import { GalleryOpening } from "./gallery-opening.tsx";
import type { OpeningProps } from "./opening-props.ts";

const openings: Record<HeroShape, ComponentType<OpeningProps>> = {
  "paste-and-calculate": BoardOpening,
  "quiet-cover": CoverOpening,
  awning: AwningOpening,
  conversation: ConversationOpening,
  gallery: GalleryOpening,
  "search-harbour": HarbourOpening,
  arch: ArchOpening,
};

/** Each brand opens in its own way, and leaves the first screen to the goods. */
export function Opening(props: OpeningProps) {
  const ShapedOpening = openings[useTraits().hero];
  return <ShapedOpening {...props} />;
}
