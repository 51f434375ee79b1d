/** `npm run icons`: writes the icons that the product shows into one file, as symbols for `<use>`. */
import { writeFile } from "node:fs/promises";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ICON_NAMES, type IconName } from "../../src/ui/icon/icon-names.ts";
import { inProject } from "../set-up/project.mjs";

export const ICON_FILE = inProject("src/ui/icon/icons.svg");

const drawings = new Map(Object.entries(icons));

const componentName = (name: IconName) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Colour and width of lines are the page's: an attribute here could not be changed from there. */
function symbolOf(name: IconName): string {
  const Drawing = drawings.get(componentName(name));
  if (!Drawing) throw new Error(`Lucide has no icon "${name}".`);
  const drawn = renderToStaticMarkup(createElement(Drawing));
  const paths = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`;
}

export const drawIcons = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${ICON_NAMES.map(symbolOf).join("\n")}\n</svg>\n`;

if (import.meta.main) await writeFile(ICON_FILE, drawIcons());
