import type { ThemeName } from "./theme-names.ts";

/** One theme's part of what `import.meta.glob` found in the folders of all of them. */
export function fromFolder<Part>(
  parts: Readonly<Record<string, Part>>,
  theme: ThemeName,
  file: string,
): Part {
  const part = parts[`./${theme}/${file}`];
  if (part === undefined) throw new Error(`The theme ${theme} has no ${file}`);
  return part;
}
