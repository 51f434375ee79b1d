/** Product notes §6: what may be uploaded. The content decides the type, never the file's name. */
export const FILE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "application/pdf",
] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES_PER_FORM = 8;
/** A large file is sent in parts of this size, so that a lost connection costs one of them. */
export const FILE_PART_BYTES = 512 * 1024;
/** How many of the first bytes are needed to recognise a file's type. */
export const FILE_HEAD_BYTES = 16;

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const begins = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "image/webp";
  if (text(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.includes(text(bytes, 8, 12))) return "image/heic";
  if (text(bytes, 0, 5) === "%PDF-") return "application/pdf";
  return undefined;
}

/** HEIC is stored as it is and browsers cannot show it; a PDF is opened in another program. */
export const hasPreview = (type: FileType): boolean =>
  type !== "image/heic" && type !== "application/pdf";
