/**
 * The role of a character in a token. Letters and digits form it, joiners may be inside it ("wh-1000", "h&m", "0,5"),
 * an inch mark may end it (55"), everything else separates tokens. Surrogates separate tokens too: emoji are not
 * words.
 */
const PARTS = 0;
const MAKES = 1;
const JOINS = 2;
const INCH = 3;
const UNKNOWN = 255;

const classes = new Uint8Array(65_536).fill(UNKNOWN);
for (const mark of "-‐‑–.,_&'’`ʼ+") classes[mark.charCodeAt(0)] = JOINS;
for (const mark of '"″”“″') classes[mark.charCodeAt(0)] = INCH;

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const DIGIT = /\p{Nd}/u;

function classOf(code: number): number {
  // Past the end of the text there is no code.
  const known = classes[code] ?? PARTS;
  if (known !== UNKNOWN) return known;
  const found = WORD_CHARACTER.test(String.fromCharCode(code)) ? MAKES : PARTS;
  classes[code] = found;
  return found;
}

/** The tokens as written, before folding; the builder caches the meaning of each. */
export function rawTokens(text: string): string[] {
  const tokens: string[] = [];
  let start = -1;
  let end = 0;
  for (let at = 0; at <= text.length; at++) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === MAKES) {
      if (start < 0) start = at;
      end = at + 1;
    } else if (start >= 0 && (kind !== JOINS || joinsNothing(text, at))) {
      tokens.push(text.slice(start, kind === INCH ? endWithMark(text, end) : end));
      start = -1;
    }
  }
  return tokens;
}

function endWithMark(text: string, end: number): number {
  return DIGIT.test(text.charAt(end - 1)) ? end + 1 : end;
}

/** A joiner counts only directly between letters or digits; a comma only between digits. */
function joinsNothing(text: string, at: number): boolean {
  if (classOf(text.charCodeAt(at + 1)) !== MAKES) return true;
  if (text.charAt(at) !== ",") return false;
  return !(DIGIT.test(text.charAt(at - 1)) && DIGIT.test(text.charAt(at + 1)));
}
