/** What `/_ipx/{modifiers}/{file}` asks for. Only what is listed here is ever made, so nobody can fill the disk. */
export type ImageRequest = {
  /** Inside the pictures folder. */
  file: string;
  /** Without it the file as it is. */
  made?: MadeTo;
};
export type MadeTo = { width: number; format: ImageFormat; quality: number };
export type ImageFormat = keyof typeof FORMATS;
export type ImageProblem = { status: 400 | 404 };

/** SPEC §9: the screens at one and two pixels a point. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536];
/** Cards and small pictures beside lines. */
const CARDS = [160, 240, 400, 480];
export const WIDTHS: readonly number[] = [
  ...new Set([...CARDS, ...SCREENS, ...SCREENS.map((width) => width * 2)]),
].sort((a, b) => a - b);
/** Pages show webp; feeds and mails are read by programs that know jpeg alone. */
const FORMATS = {
  webp: { widths: WIDTHS, quality: 75 },
  jpeg: { widths: [160, 1280], quality: 80 },
} as const;

const FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(avif|webp|png|jpe?g)$/;
const MAX_FILE = 200;

/** `w_320,f_webp,q_75`, or `_` for the file as it is. INTEGRATIONS §9. */
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

function readModifiers(text: string): MadeTo | undefined {
  const asked = new Map<string, string>();
  for (const part of text.split(/[,&]/)) {
    const [, name = "", value = ""] = /^([wfq])[_=:]([a-z0-9]+)$/.exec(part) ?? [];
    if (!name || asked.has(name)) return undefined;
    asked.set(name, value);
  }
  const format = (Object.keys(FORMATS) as ImageFormat[]).find(
    (one) => one === (asked.get("f") ?? "webp"),
  );
  if (!format) return undefined;
  const { widths, quality } = FORMATS[format];
  // Written as we write it: `0320` and `3e2` are other addresses for the same picture.
  const width = widths.find((number) => String(number) === asked.get("w"));
  const isOurQuality = (asked.get("q") ?? String(quality)) === String(quality);
  return width && isOurQuality ? { width, format, quality } : undefined;
}
