import { fromFolder } from "./from-folder.ts";
import { type ThemeName, themeOf } from "./theme-names.ts";

const sheets = import.meta.glob<string>("./*/tokens.css", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The token for each colour of an email. */
const TOKENS = {
  ink: "ink",
  quiet: "ink-2",
  paper: "paper",
  surface: "surface",
  line: "line",
  accent: "accent",
  onAccent: "on-accent",
  link: "accent-text",
};

export type EmailColours = Readonly<Record<keyof typeof TOKENS, string>>;

type Modes = { light: EmailColours; dark: EmailColours };

/** Read once per theme, not for every email. */
const known = new Map<string, Modes>();

/** Mail programs do not support variables, so this returns the tokens of the site's theme as plain colours. */
export function emailColours(name: string): Modes {
  const theme = themeOf(name);
  const colours = known.get(theme) ?? readColours(theme);
  known.set(theme, colours);
  return colours;
}

function readColours(theme: ThemeName): Modes {
  const { light, dark } = readTokens(fromFolder(sheets, theme, "tokens.css"));
  return { light: coloursOf(light), dark: coloursOf(dark) };
}

function coloursOf(tokens: Tokens): EmailColours {
  const colour = (name: keyof typeof TOKENS) => resolveToken(tokens, TOKENS[name]);
  return {
    ink: colour("ink"),
    quiet: colour("quiet"),
    paper: colour("paper"),
    surface: colour("surface"),
    line: colour("line"),
    accent: colour("accent"),
    onAccent: colour("onAccent"),
    link: colour("link"),
  };
}

/** Reads the custom properties of a theme's token file: light ones, and dark ones merged over the light ones. */
type Tokens = Record<string, string>;

export function readTokens(css: string): { light: Tokens; dark: Tokens; darkOnly: Tokens } {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const declared = (dark: boolean): Tokens =>
    Object.fromEntries(
      blocks
        .filter(([, selector = ""]) => selector.includes('data-mode="dark"') === dark)
        .flatMap(([, , body = ""]) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
        .map(([, name = "", value = ""]) => [name, value.trim()]),
    );
  const light = declared(false);
  const darkOnly = declared(true);
  return { light, dark: { ...light, ...darkOnly }, darkOnly };
}

/** Follows var() until a plain value is left. */
export function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolveToken(tokens, reference) : value;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two #rrggbb colours. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
