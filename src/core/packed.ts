/**
 * A large loader answer, packed as JSON text. The router's own format is decoded value by value in JavaScript; the
 * browser parses JSON itself, many times as fast, which users of phones notice.
 */
export type Packed<T> = string & { readonly holds?: T };

const QUOTE = 0x22;
const TILDE = 0x7e;

/**
 * The packed text is written into JSON, and that into a script: each step escapes every quotation mark with a
 * backslash, which made up a third of a listing's data. So `"` is swapped with `~`, which is rare. Swapping bytes is
 * safe: in UTF-8 no byte of another character equals one of these two.
 */
function swapQuotes(text: string): string {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) bytes[at] = TILDE;
    else if (bytes[at] === TILDE) bytes[at] = QUOTE;
  }
  return new TextDecoder().decode(bytes);
}

/** More than the number of pages rendered at once; the server never unpacks what it packed only for the browser. */
const MOST_REMEMBERED = 16;

/** The server renders the page from what its loader has just packed, so it need not parse that again. */
const justPacked = new Map();

const texts = new WeakMap<object, string>();

/** The packed text of a part that many answers share; written once and cached as long as the part lives. */
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

/** Like `pack`, for a value whose `list` has parts shared with other answers: each part is packed by itself. */
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
