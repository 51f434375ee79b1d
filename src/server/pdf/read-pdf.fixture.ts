import { inflateSync } from "node:zlib";

/** The streams of a PDF with their object numbers, unpacked; enough for those that pdfmake writes. */
function streamsOf(pdf: Buffer): Map<number, string> {
  const streams = new Map<number, string>();
  const text = pdf.toString("latin1");
  for (const found of text.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\nstream\n/g)) {
    const start = found.index + found[0].length;
    const length = Number(/\/Length (\d+)/.exec(found[2] ?? "")?.[1]);
    const bytes = pdf.subarray(start, start + length);
    const isPacked = found[2]?.includes("/FlateDecode");
    streams.set(Number(found[1]), (isPacked ? inflateSync(bytes) : bytes).toString("latin1"));
  }
  return streams;
}

/** Which letters the numbers of a font's glyphs stand for. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const word = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
  for (const [, first = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ""], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
      letters.set(glyph, word(hex.replaceAll(" ", "")));
    });
  }
  return letters;
}

/** By the names that pages give them: `/F1 5 0 R`, and the map in that object. */
function fontsOf(pdf: Buffer, streams: Map<number, string>): Map<string, Map<string, string>> {
  const text = pdf.toString("latin1");
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const object = new RegExp(`\\n${id} 0 obj\\n<<([\\s\\S]*?)>>\\nendobj`).exec(text)?.[1] ?? "";
    const map = Number(/\/ToUnicode (\d+) 0 R/.exec(object)?.[1]);
    fonts.set(name, lettersOf(streams.get(map) ?? ""));
  }
  return fonts;
}

const isPage = (stream: string) => / Tf\b/.test(stream);

/** What stands on the pages, without the gaps between words and lines. */
export function textOf(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const fonts = fontsOf(pdf, streams);
  let font = new Map<string, string>();
  let text = "";
  for (const page of [...streams.values()].filter(isPage)) {
    for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font;
      for (const [, hex = ""] of (shown ?? "").matchAll(/<([\da-f]+)>/gi)) {
        text += (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? "?").join("");
      }
    }
  }
  return text.replaceAll(/\s/g, "");
}

type Square = { x: number; y: number; size: number };

/** The squares of a code, as they are drawn. */
export function squaresOf(pdf: Buffer): Square[] {
  const pages = [...streamsOf(pdf).values()].filter(isPage);
  return pages.flatMap((page) =>
    [...page.matchAll(/([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+) re\n/g)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(width),
    })),
  );
}
