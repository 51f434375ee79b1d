/** What `/_ipx/{modifiers}/{file}` asks for. Only what is listed here is ever made, so nobody can fill the disk. */
export type ImageRequest = {
  /** Inside the pictures folder. */
  file: string;
  width: number | null;
  height: number | null;
  /** Null leaves the file as it is. */
  format: ImageFormat | null;
  quality: number;
};
export type ImageFormat = (typeof FORMATS)[number];
export type ImageProblem = { status: 400 | 404 };

export const FORMATS = ["webp", "avif", "jpeg"] as const;
/** SPEC §9: the screens at one and two pixels a point. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536];
/** Cards and small pictures beside lines. */
const CARDS = [160, 240, 400, 480];
export const WIDTHS: readonly number[] = [
  ...new Set([...CARDS, ...SCREENS, ...SCREENS.map((width) => width * 2)]),
].sort((a, b) => a - b);
const QUALITIES = [50, 60, 75, 80, 90];
const QUALITY = 75;

const FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(avif|webp|png|jpe?g)$/;
const MAX_FILE = 200;

/** `w_320,f_webp,q_75`, or `_` for the file as it is; `s_320x240` cuts to a size. INTEGRATIONS §9. */
export function readImageRequest(pathname: string): ImageRequest | ImageProblem {
  const slash = pathname.indexOf("/");
  if (slash < 1) return { status: 400 };
  const file = pathname.slice(slash + 1);
  const modifiers = readModifiers(pathname.slice(0, slash));
  if (!modifiers) return { status: 400 };
  if (file.length > MAX_FILE || !FILE.test(file)) return { status: 404 };
  return { file, ...modifiers };
}

type Modifiers = Omit<ImageRequest, "file">;

function readModifiers(text: string): Modifiers | undefined {
  const made: Modifiers = { width: null, height: null, format: null, quality: QUALITY };
  if (text === "_") return made;
  const seen = new Set<string>();
  for (const part of text.split(/[,&]/)) {
    const [, name = "", value = ""] = /^([a-z]+)[_=:]([a-z0-9]+)$/.exec(part) ?? [];
    const change = readModifier(name, value);
    if (!change || seen.has(name)) return undefined;
    seen.add(name);
    Object.assign(made, change);
  }
  if (seen.has("w") && seen.has("s")) return undefined;
  // A smaller picture has to be encoded anew.
  return made.format || seen.size === 0 ? made : { ...made, format: "webp" };
}

function readModifier(name: string, value: string): Partial<Modifiers> | undefined {
  switch (name) {
    case "w": {
      const width = oneOf(WIDTHS, value);
      return width === undefined ? undefined : { width };
    }
    case "s": {
      const [first = "", second = "", ...rest] = value.split("x");
      const [width, height] = [oneOf(WIDTHS, first), oneOf(WIDTHS, second)];
      return width && height && rest.length === 0 ? { width, height } : undefined;
    }
    case "q": {
      const quality = oneOf(QUALITIES, value);
      return quality === undefined ? undefined : { quality };
    }
    case "f": {
      const format = FORMATS.find((one) => one === value);
      return format ? { format } : undefined;
    }
    default:
      return undefined;
  }
}

/** Written as we write it: `0320` and `3e2` are other addresses for the same picture. */
function oneOf(allowed: readonly number[], value: string): number | undefined {
  return allowed.find((number) => String(number) === value);
}
