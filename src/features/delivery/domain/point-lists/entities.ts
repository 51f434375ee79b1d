const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/** `&amp;quot;` is a quotation mark too: lists go through more than one system on their way. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3 && decoded.includes("&"); round++) {
    decoded = decoded.replace(ENTITY, (whole, decimal, hex, name) =>
      name ? (NAMED[name.toLowerCase()] ?? whole) : characterOf(decimal, hex),
    );
  }
  return decoded;
}

function characterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "0", 16);
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
