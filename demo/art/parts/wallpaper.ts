import { companion, mix, shade } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { ellipse } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Variation } from "../drawing/variation.ts";

type Screen = {
  /** Maps an outline on the screen's own plane into the picture. */
  on: (d: string) => string;
  x: number;
  y: number;
  w: number;
  h: number;
};

/** What a lit screen shows, in colours close to the variant's: never a real system's screen. */
export function wallpaper(pic: Picture, screen: Screen, look: Variation, colour: string): string {
  const hue = mix(
    companion(colour, look.between("wallpaper turn", -70, 70)),
    look.from("wallpaper hue", ["#5d6fb0", "#d98a5b", "#4f8a83", "#8a6fb0", "#c2607a", "#4f7fa8"]),
    0.72,
  );
  const draw = look.from("wallpaper", [waves, dunes, orbs, rays]);
  return draw(pic, screen, hue) + glare(pic, screen);
}

const glare = (pic: Picture, { on, x, y, w, h }: Screen) =>
  pic.fill(
    on(`M${x} ${y}L${x + w * 0.58} ${y}L${x + w * 0.2} ${y + h}L${x} ${y + h}Z`),
    pic.linear(0, 0, 1, 0.5, { 0: veil("#fff", 0.2), 1: veil("#fff", 0.02) }),
  );

const ground = (pic: Picture, { on, x, y, w, h }: Screen, paint: string) =>
  pic.fill(on(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`), paint);

function waves(pic: Picture, screen: Screen, hue: string): string {
  const { on, x, y, w, h } = screen;
  const [night, warm] = [shade(hue, -0.55), mix(hue, "#ffb38a", 0.55)];
  const wave = (at: number, rise: number) =>
    on(
      `M${x - 40} ${y + h * at}C${x + w * 0.3} ${y + h * (at - 0.22)} ${x + w * 0.55} ${y + h * (at + 0.16)} ${x + w + 40} ${y + h * (at - rise)}L${x + w + 40} ${y + h + 40}L${x - 40} ${y + h + 40}Z`,
    );
  return (
    ground(pic, screen, pic.linear(0.2, 0, 0.8, 1, { 0: shade(hue, -0.75), 1: night })) +
    pic.fill(
      wave(0.48, 0.26),
      pic.linear(0, 0, 1, 1, { 0: veil(shade(hue, 0.25), 0.9), 1: veil(night, 0.9) }),
    ) +
    pic.fill(wave(0.66, 0.2), pic.linear(0, 0, 1, 0.7, { 0: warm, 0.7: hue, 1: night })) +
    pic.fill(wave(0.86, 0.24), pic.linear(0, 0, 1, 1, { 0: shade(warm, 0.4), 1: veil(warm, 0.6) }))
  );
}

function dunes(pic: Picture, screen: Screen, hue: string): string {
  const { on, x, y, w, h } = screen;
  const sky = mix(hue, "#7d97c4", 0.7);
  const dune = (at: number, k: number, light: string, dark: string) =>
    pic.fill(
      on(
        `M${x} ${y + h * at}C${x + w * 0.25} ${y + h * (at - k)} ${x + w * 0.4} ${y + h * (at + k * 0.8)} ${x + w * 0.62} ${y + h * (at - k * 0.4)}C${x + w * 0.8} ${y + h * (at - k * 1.5)} ${x + w * 0.9} ${y + h * at} ${x + w} ${y + h * (at - k * 0.3)}L${x + w} ${y + h}L${x} ${y + h}Z`,
      ),
      pic.linear(0, 0, 0.5, 1, { 0: light, 1: dark }),
    );
  const size = Math.min(w, h) * 0.07;
  const sun = (k: number) => on(ellipse(x + w * 0.7, y + h * 0.36, size * k));
  return (
    ground(
      pic,
      screen,
      pic.linear(0, 0, 0, 1, { 0: shade(sky, -0.35), 0.3: sky, 0.5: mix(sky, "#ffe2c4", 0.7) }),
    ) +
    pic.soft(sun(1.9), "#fff0d6", 20, 0.9) +
    pic.fill(sun(1), "#fffaf0") +
    dune(0.54, 0.06, mix(hue, sky, 0.6), mix(hue, sky, 0.3)) +
    dune(0.64, 0.1, shade(hue, 0.35), shade(hue, -0.1)) +
    dune(0.74, -0.09, shade(hue, 0.1), shade(hue, -0.4)) +
    dune(0.88, 0.1, shade(hue, -0.15), shade(hue, -0.65))
  );
}

function orbs(pic: Picture, screen: Screen, hue: string): string {
  const { on, x, y, w, h } = screen;
  const size = Math.max(w, h);
  const orb = (cx: number, cy: number, r: number, light: string, dark: string) =>
    pic.fill(
      on(ellipse(x + w * cx, y + h * cy, size * r)),
      pic.linear(0.1, 0, 0.8, 1, { 0: light, 1: dark }),
    );
  const warm = mix(hue, "#ffc59a", 0.6);
  return (
    ground(pic, screen, pic.linear(0, 0, 0.6, 1, { 0: shade(hue, -0.35), 1: shade(hue, -0.8) })) +
    orb(0.92, 0.16, 0.3, shade(hue, 0.3), shade(hue, -0.5)) +
    orb(0.12, 0.62, 0.36, mix(hue, "#6a8fe0", 0.5), shade(hue, -0.6)) +
    orb(0.7, 0.86, 0.27, shade(warm, 0.45), warm)
  );
}

function rays(pic: Picture, screen: Screen, hue: string): string {
  const { on, x, y, w, h } = screen;
  const fan = (from: number, to: number, light: string, dark: string) =>
    pic.fill(
      on(`M${x + w * 0.1} ${y + h * 1.1}L${x + w * from} ${y - 20}L${x + w * to} ${y - 20}Z`),
      pic.linear(0.5, 0, 0.2, 1, { 0: light, 1: dark }),
    );
  return (
    ground(pic, screen, pic.linear(0, 0, 1, 1, { 0: shade(hue, -0.6), 1: shade(hue, 0.15) })) +
    fan(-0.4, 0.35, shade(hue, 0.1), shade(hue, -0.5)) +
    fan(0.35, 0.85, mix(hue, "#ffd9a8", 0.6), hue) +
    fan(0.85, 1.7, shade(hue, 0.35), shade(hue, -0.2))
  );
}
