import { type FileCheck, findAll } from "./source-files.ts";

const SIDE = "left|right";
const SIDED_PROPERTY = `(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:${SIDE})(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:${SIDE})-radius`;
const CSS_PROPERTY = new RegExp(`(?<=[;{]\\s*|^\\s*)(${SIDED_PROPERTY})\\s*:`, "gm");
const CSS_VALUE = new RegExp(`\\b((?:text-align|float|clear)\\s*:\\s*(?:${SIDE}))\\b`, "g");

const AMOUNT = "(?:\\d|px|full|auto|\\[|\\()";
const CLASS = new RegExp(
  `(?<=["'\`\\s:!])(-?(?:(?:m|p|scroll-m|scroll-p)[lr]-${AMOUNT}|(?:${SIDE})-${AMOUNT}|(?:text|float|clear|object|bg|origin)-(?:top-|bottom-)?(?:${SIDE})(?![\\w-])|(?:border|rounded)-(?:[lr]|[tb][lr])(?![\\w])))`,
  "g",
);
const STYLE_PROPERTY =
  /\b((?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:/g;
const STYLE_PLACE = new RegExp(`style=\\{\\{[^}]*?\\b(${SIDE})\\s*:`, "g");

const inCss = [CSS_PROPERTY, CSS_VALUE];
const inCode = [CLASS, STYLE_PROPERTY, STYLE_PLACE];

/** Use start and end instead of left and right, so that a right-to-left language needs no second style sheet. */
export const findPhysicalSides: FileCheck = (file) =>
  (file.path.endsWith(".css") ? inCss : inCode).flatMap((pattern) =>
    findAll(file, pattern, (found) => `${found} names a side: use start, end or inline`),
  );
