/** A request for `/_ipx/{modifiers}/{file}`. Sides and qualities are from a grid, which limits their number. */
export type ImageRequest = {
  /** The path inside the pictures folder. */
  file: string;
  /** Undefined for the original file. */
  made?: ImageTransform;
};
/** Without sides the picture keeps its size; with both it is cropped to fill them. */
export type ImageTransform = {
  width?: number;
  height?: number;
  format: ImageFormat;
  quality: number;
};
type ImageFormat = (typeof FORMATS)[number];
type ImageProblem = { status: 400 | 404 };

/** SPEC §9: screen widths, for one and two pixels per point. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536];
/** Widths of cards and of small pictures next to order lines. */
const CARDS = [160, 240, 400, 480];
export const WIDTHS: readonly number[] = [
  ...new Set([...CARDS, ...SCREENS, ...SCREENS.map((width) => width * 2)]),
].sort((a, b) => a - b);
/** Clients of the API may need other sizes: every 20 pixels, and every 5 points of quality. */
const SIDE = { step: 20, most: 1600 };
const QUALITY = { step: 5, least: 30, most: 95 };
const FORMATS = ["webp", "avif", "jpeg"] as const;
const USUAL_QUALITY: Record<ImageFormat, number> = { webp: 75, avif: 50, jpeg: 80 };
/** Feeds and mails use JPEG, because some of their readers know no other format. */
const JPEG_WIDTHS = [160, 1280];

const FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(avif|webp|png|jpe?g)$/;
const MAX_FILE = 200;

/** Reads modifiers such as `w_320,f_webp,q_75`, `s_320x320` or `f_avif`; `_` means the original file. */
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

/** Sizes that our own pages and feeds use; they have their own cache and queue, apart from other sizes. */
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

/** Undefined if no side is given, null if the side is not on the grid. */
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

/** Accepts only the canonical form: `0320` and `3e2` would be other addresses of the same picture. */
const readNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN);
