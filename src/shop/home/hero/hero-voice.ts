import type { HeroShape } from "#themes/theme-types.ts";

/** Brands promise what is done abroad; a shop that only sells its goods says so in plain words. */
export function heroVoice(
  hero: HeroShape,
  { services, create_order }: Readonly<Record<string, boolean>>,
): HeroShape | "plain" {
  return (hero === "conversation" ? create_order : services) ? hero : "plain";
}
