import type { ComponentType } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeroShape } from "#themes/theme-traits.ts";
import { ArchHero } from "./arch-hero.tsx";
import { AwningHero } from "./awning-hero.tsx";
import { CalculateHero } from "./calculate-hero.tsx";
import { ConversationHero } from "./conversation-hero.tsx";
import { CoverHero } from "./cover-hero.tsx";
import { GalleryHero } from "./gallery-hero.tsx";
import { HarbourHero } from "./harbour-hero.tsx";
import "./hero.css";
import type { HeroProps } from "./hero-props.ts";

const heroes: Record<HeroShape, ComponentType<HeroProps>> = {
  "paste-and-calculate": CalculateHero,
  "quiet-cover": CoverHero,
  awning: AwningHero,
  conversation: ConversationHero,
  gallery: GalleryHero,
  "search-harbour": HarbourHero,
  arch: ArchHero,
};

/** Each brand opens in its own way; every one of them has the calculator in it. */
export function Hero(props: HeroProps) {
  const ShapedHero = heroes[useTraits().hero];
  return <ShapedHero {...props} />;
}
