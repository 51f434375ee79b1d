/** Colours are mixed in OKLab, where tints stay clean and shadows keep their hue. */
type Lab = readonly [number, number, number];

/** A variant's colour in different light, from the highlight to the deepest fold. */
export type Tones = {
  hi: string;
  soft: string;
  mid: string;
  dim: string;
  lo: string;
  deep: string;
};

const toLinear = (byte: number) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const toByte = (v: number) => {
  const gamma = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, gamma)));
};

function toLab(hex: string): Lab {
  const digits = hex.replace("#", "");
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const channel = (at: number) => toLinear(Number.parseInt(long.slice(at, at + 2), 16));
  const [r, g, b] = [channel(0), channel(2), channel(4)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function toHex([light, a, b]: Lab): string {
  const l = (light + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (light - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (light - 0.0895 * a - 1.2915 * b) ** 3;
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return `#${channels.map((v) => toByte(v).toString(16).padStart(2, "0")).join("")}`;
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** 0 black .. 1 white, as perceived. */
export const lightness = (hex: string): number => toLab(hex)[0];

/** Above 0 towards white; below 0 into shadow, which keeps over half of its chroma to stay rich. */
export function shade(hex: string, amount: number): string {
  if (amount >= 0) return mix(hex, "#ffffff", amount);
  const [light, a, b] = toLab(hex);
  const keep = 1 + amount * 0.62;
  return toHex([light * (1 + amount) - 0.14 * amount, a * keep, b * keep]);
}

/** Black goods need large steps towards white to show their shape, white goods small steps to stay white. */
export function tonesOf(hex: string): Tones {
  const light = lightness(hex);
  const up = light < 0.35 ? 0.3 : light > 0.84 ? 0.62 : 0.38;
  const down = light < 0.35 ? 0.6 : light > 0.93 ? 0.26 : light > 0.84 ? 0.33 : 0.45;
  const deepest = Math.min(0.85, down + (light > 0.84 ? 0.14 : 0.27));
  return {
    hi: shade(hex, up),
    soft: shade(hex, up / 2),
    mid: hex,
    dim: shade(hex, -down / 2),
    lo: shade(hex, -down),
    deep: shade(hex, -deepest),
  };
}

const METALLIC = ["#c9a24e", "#d3ab5c", "#cf9a86", "#c98f72", "#c3c6ca", "#c8ccd2"];

/** Gold, rose gold and silver: on watches and jewellery such a colour is that of the metal. */
export function isMetallic(hex: string): boolean {
  const [light, a, b] = toLab(hex);
  return METALLIC.some((metal) => {
    const [l, x, y] = toLab(metal);
    return Math.hypot(light - l, a - x, b - y) < 0.03;
  });
}

/** A matching second colour: the same with its hue rotated and less chroma. */
export function companion(hex: string, turn: number, keep = 0.8): string {
  const [light, a, b] = toLab(hex);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * keep, Math.sin(angle) * keep];
  return toHex([light, a * cos - b * sin, a * sin + b * cos]);
}
