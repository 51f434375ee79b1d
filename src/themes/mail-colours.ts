import type { ThemeName } from "./theme-traits.ts";

/** Mail programs know no variables: the light tokens of each theme, written out. A test compares them. */
export type MailColours = Record<
  "ink" | "quiet" | "paper" | "surface" | "line" | "accent" | "onAccent" | "link",
  string
>;

export const mailColours: Record<ThemeName, MailColours> = {
  default: {
    ink: "#14181f",
    quiet: "#4a505b",
    paper: "#fbfaf7",
    surface: "#ffffff",
    line: "#e4e1d9",
    accent: "#f4511e",
    onAccent: "#14181f",
    link: "#b8390d",
  },
  alt: {
    ink: "#10221b",
    quiet: "#43544c",
    paper: "#f6f8f4",
    surface: "#ffffff",
    line: "#dce3d9",
    accent: "#1f7a4d",
    onAccent: "#ffffff",
    link: "#17633d",
  },
  pj: {
    ink: "#0b1b3a",
    quiet: "#3d4a66",
    paper: "#ffffff",
    surface: "#ffffff",
    line: "#d9dfea",
    accent: "#d7263d",
    onAccent: "#ffffff",
    link: "#b81b31",
  },
  tp: {
    ink: "#2a1f3d",
    quiet: "#584d6b",
    paper: "#faf8fc",
    surface: "#ffffff",
    line: "#e5deec",
    accent: "#6b4fa3",
    onAccent: "#ffffff",
    link: "#5c4193",
  },
  wl: {
    ink: "#111111",
    quiet: "#4a4a4a",
    paper: "#ffffff",
    surface: "#ffffff",
    line: "#e4e4e1",
    accent: "#111111",
    onAccent: "#ffffff",
    link: "#111111",
  },
  nl: {
    ink: "#0e2a47",
    quiet: "#3e546b",
    paper: "#fffdf8",
    surface: "#ffffff",
    line: "#dad9d0",
    accent: "#ff7a00",
    onAccent: "#0e2a47",
    link: "#a84a00",
  },
  ae: {
    ink: "#1e2a26",
    quiet: "#4c5852",
    paper: "#fbf7ef",
    surface: "#fffdf8",
    line: "#e6dcc8",
    accent: "#0f6b5c",
    onAccent: "#ffffff",
    link: "#0f6b5c",
  },
};
