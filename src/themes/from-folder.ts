import type { ThemeName } from "./theme-names.ts";

/** One theme's entry among those that `import.meta.glob` found in all theme folders. */
export function fromFolder<Part>(
  parts: Readonly<Record<string, Part>>,
  theme: ThemeName,
  file: string,
): Part {
  const part = parts[`./${theme}/${file}`];
  if (part === undefined) throw new Error(`The theme ${theme} has no ${file}`);
  return part;
}
