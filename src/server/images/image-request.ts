/** What `/_ipx/{modifiers}/{file}` asks for: sides and qualities of a grid, so their number is bounded. */
export type ImageRequest = {
  /** Inside the pictures folder. */
  file: string;
  /** Without it the file as it is. */
  made?: ImageTransform;
};
/** Without sides it stays as large as it is; with both it is cut to fill them. */
export type ImageTransform = {
  width?: number;
  height?: number;
  format: ImageFormat;
  quality: number;
};
type ImageFormat = (typeof FORMATS)[number];
type ImageProblem = { status: 400 | 404 };

/** SPEC §9: the screens at one and two pixels a point. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536];
/** Cards and small pictures beside lines. */
const CARDS = [160, 240, 400, 480];
export const WIDTHS: readonly number[] = [
  ...new Set([...CARDS, ...SCREENS, ...SCREENS.map((width) => width * 2)]),
].sort((a, b) => a - b);
/** Whoever builds on the shop has sizes of their own: every 20 pixels, and every 5 of quality. */
const SIDE = { step: 20, most: 1600 };
const QUALITY = { step: 5, least: 30, most: 95 };
const FORMATS = ["webp", "avif", "jpeg"] as const;
const USUAL_QUALITY: Record<ImageFormat, number> = { webp: 75, avif: 50, jpeg: 80 };
/** Feeds and mails are read by programs that know jpeg alone. */
const JPEG_WIDTHS = [160, 1280];

const FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(avif|webp|png|jpe?g)$/;
const MAX_FILE = 200;

/** `w_320,f_webp,q_75`, `s_320x320`, `f_avif`, or `_` for the file as it is. */
export function readImageRequest(pathname: string): ImageRequest | ImageProblem {
  const slash = pathname.indexOf("/");
  if (slash < 1) return { status: 400 };
  const file = pathname.slice(slash + 1);
  const modifiers = pathname.slice(0, slash);
  const made = modifiers === "_" ? undefined : readModifiers(modifiers);
  if (modifiers !== "_" && !made) return { status: 400 };
  if (file.length > MAX_FILE || !FILE.test(file)) return { status: 404 };
  return made ? { file, made } : { file };
}

/** What our own pages and feeds show; strangers' sizes must not be in their way. */
export function isOwnPicture({ width, height, format, quality }: ImageTransform): boolean {
  if (width === undefined || height !== undefined) return false;
  if (quality !== USUAL_QUALITY[format]) return false;
  return format === "webp"
    ? WIDTHS.includes(width)
    : format === "jpeg" && JPEG_WIDTHS.includes(width);
}

const NAMES = ["w", "h", "s", "f", "q"];

function readModifiers(text: string): ImageTransform | undefined {
  const asked = new Map<string, string>();
  for (const part of text.split(/[,&]/)) {
    const [, name = "", value = ""] = /^([a-z]+)[_=:]([a-z0-9]+)$/.exec(part) ?? [];
    if (!NAMES.includes(name) || asked.has(name)) return undefined;
    asked.set(name, value);
  }
  const format = FORMATS.find((one) => one === (asked.get("f") ?? "webp"));
  const sides = readSides(asked);
  if (!format || !sides) return undefined;
  const quality = asked.has("q") ? readQuality(asked.get("q")) : USUAL_QUALITY[format];
  return quality === undefined ? undefined : { ...sides, format, quality };
}

function readSides(
  asked: ReadonlyMap<string, string>,
): Pick<ImageTransform, "width" | "height"> | undefined {
  if (asked.has("s") && (asked.has("w") || asked.has("h"))) return undefined;
  const [w = asked.get("w"), h = asked.get("h"), ...more] = asked.get("s")?.split("x") ?? [];
  const [width, height] = [readSide(w), readSide(h)];
  const isBad = more.length > 0 || (asked.has("s") && h === undefined);
  if (isBad || width === null || height === null) return undefined;
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

/** Undefined where none is asked for, null where it is none of the grid's. */
function readSide(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const side = readNumber(text);
  const isOfGrid = side > 0 && side <= SIDE.most && side % SIDE.step === 0;
  return isOfGrid || WIDTHS.includes(side) ? side : null;
}

function readQuality(text = ""): number | undefined {
  const quality = readNumber(text);
  const isOfGrid = quality >= QUALITY.least && quality <= QUALITY.most;
  return isOfGrid && quality % QUALITY.step === 0 ? quality : undefined;
}

/** Written as we write it: `0320` and `3e2` are other addresses for the same picture. */
const readNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN);
