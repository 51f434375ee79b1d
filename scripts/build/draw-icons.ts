/** `npm run icons`: writes the storefront's icons and the office's icons, each into one file of symbols for `<use>`. */
import { writeFile } from "node:fs/promises";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OFFICE_ICON_NAMES } from "../../src/office-ui/icon/office-icon-names.ts";
import { ICON_NAMES } from "../../src/ui/icon/icon-names.ts";
import { inProject } from "../set-up/project.mjs";

type IconFile = { file: string; names: readonly string[] };

export const ICON_FILES: readonly IconFile[] = [
  { file: inProject("src/ui/icon/icons.svg"), names: ICON_NAMES },
  {
    file: inProject("src/office-ui/icon/office-icons.svg"),
    names: OFFICE_ICON_NAMES,
  },
];

const drawings = new Map(Object.entries(icons));

const componentName = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Leaves out colour and width of lines, because a page could not override attributes of a symbol. */
function symbolOf(name: string): string {
  const Drawing = drawings.get(componentName(name));
  if (!Drawing) throw new Error(`Lucide has no icon "${name}".`);
  const drawn = renderToStaticMarkup(createElement(Drawing));
  const paths = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`;
}

export const drawIcons = (names: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${names.map(symbolOf).join("\n")}\n</svg>\n`;

if (import.meta.main) {
  for (const { file, names } of ICON_FILES) await writeFile(file, drawIcons(names));
}
