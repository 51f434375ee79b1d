import { type FileCheck, type Finding, findAll } from "./source-files.ts";

/** Files that may name colours, each with the reason. */
const ALLOWED: Record<string, string> = {
  "src/features/catalogue/server/ingestion/rows/map-row.ts": "colours of goods are data",
  "src/features/catalogue/server/fixtures/catalogue-builder.ts":
    "colours of goods are data, not of a theme",
  "src/features/catalogue/server/fixtures/seed-test-goods.ts": "and of these",
  "src/features/catalogue/server/fixtures/shoe-shop.ts": "and of these",
};

const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])/gi;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/g;
const NAMES =
  "white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|cyan|aqua|blue|navy|indigo|violet|purple|fuchsia|magenta|pink|brown|beige|ivory|tomato|coral|crimson|salmon|khaki|orchid|plum|turquoise|tan|snow";
const PALETTE =
  "white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe)-(?:50|[1-9]00|950)";
const UTILITY =
  "bg|text|border(?:-[trblxyse])?|outline|ring|ring-offset|inset-ring|fill|stroke|from|via|to|decoration|accent|caret|divide|placeholder|(?:inset-|drop-|text-)?shadow";
const PALETTE_CLASS = new RegExp(`(?<![\\w-])(?:${UTILITY})-(?:${PALETTE})(?![\\w-])`, "g");
/** In a mask only the opacity counts, so a named colour such as black is allowed there. */
const NAMED_IN_CSS = new RegExp(
  `^(?!.*\\bmask)[^:{}]*[\\w-]+\\s*:[^;{}]*?(?<![\\w-])(${NAMES})(?![\\w(-])`,
  "gm",
);
const NAMED_IN_MARKUP = new RegExp(
  `\\b(?:fill|stroke|color|stopColor|floodColor|background|backgroundColor|borderColor)(?:=\\{?|:\\s*)["'\`](${NAMES})["'\`]`,
  "g",
);

/** Colours belong to the brands. All other files use tokens, so that a theme can change the colours. */
export const findRawColours: FileCheck = (file) => {
  if (file.path.startsWith("src/themes/") || file.path in ALLOWED) return [];
  const named = file.path.endsWith(".css") ? NAMED_IN_CSS : NAMED_IN_MARKUP;
  return [HEX, COLOUR_FUNCTION, PALETTE_CLASS, named].flatMap((pattern): Finding[] =>
    findAll(file, pattern, (found) => `raw colour ${found}: use a token of src/themes`),
  );
};
