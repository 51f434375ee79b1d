import { fromFolder } from "./from-folder.ts";
import { themeOf } from "./theme-names.ts";
import { readTokens, resolveToken, type Tokens } from "./tokens.ts";

const sheets = import.meta.glob<string>("./*/tokens.css", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Which token each colour of an email is. */
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

/** Mail programs know no variables: the tokens of the theme that a site names, as plain colours. */
export function emailColours(name: string): { light: EmailColours; dark: EmailColours } {
  const { light, dark } = readTokens(fromFolder(sheets, themeOf(name), "tokens.css"));
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
