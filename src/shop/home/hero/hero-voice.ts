import type { HeroShape } from "#themes/theme-types.ts";

/** Brands promise services abroad; a site that only sells goods uses plain words. */
export function heroVoice(
  hero: HeroShape,
  { services, create_order }: Readonly<Record<string, boolean>>,
): HeroShape | "plain" {
  return (hero === "conversation" ? create_order : services) ? hero : "plain";
}
