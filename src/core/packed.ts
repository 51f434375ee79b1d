/**
 * A large answer for a page, as text. The router's own format is read value by value by a script;
 * JSON is read by the browser itself, many times as fast: on a phone the difference is felt.
 */
export type Packed<T> = string & { readonly holds?: T };

const QUOTE = 0x22;
const TILDE = 0x7e;

/**
 * The text is written into JSON, and that into a script: each writes a backslash before every quotation
 * mark, and together they were a third of a listing's data. So the mark changes places with a rare sign.
 * Byte by byte: no byte of another character equals one of these two.
 */
function swapQuotes(text: string): string {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) bytes[at] = TILDE;
    else if (bytes[at] === TILDE) bytes[at] = QUOTE;
  }
  return new TextDecoder().decode(bytes);
}

/** More than are rendered at once; what is packed for the browser alone is never unpacked here. */
const MOST_REMEMBERED = 16;

/** The server renders a page of what its loader has just packed: it need not read that back. */
const justPacked = new Map();

const texts = new WeakMap<object, string>();

/** The text of a part that many answers have in common: written once, for as long as the part lives. */
export function packPart(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = swapQuotes(JSON.stringify(part));
  texts.set(part, text);
  return text;
}

export function pack<T>(value: T): Packed<T> {
  return remember(swapQuotes(JSON.stringify(value)), value);
}

/** The same, where a list of it has parts that others have too: each is written by itself. */
export function packWithParts<Key extends string, T extends Record<Key, readonly object[]>>(
  value: T,
  list: Key,
): Packed<T> {
  const rest = swapQuotes(JSON.stringify({ ...value, [list]: undefined })).slice(1);
  const comma = rest === "}" ? "" : ",";
  return remember(`{~${list}~:[${value[list].map(packPart).join(",")}]${comma}${rest}`, value);
}

function remember<T>(packed: string, value: T): Packed<T> {
  if (import.meta.env.SSR) {
    const [oldest] = justPacked.keys();
    if (justPacked.size >= MOST_REMEMBERED && oldest !== undefined) justPacked.delete(oldest);
    justPacked.set(packed, value);
  }
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  const known: T | undefined = import.meta.env.SSR ? justPacked.get(packed) : undefined;
  return known ?? JSON.parse(swapQuotes(packed));
}
