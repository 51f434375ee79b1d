/** One key press in the notation of shortcuts: `j`, `shift+x`, `ctrl+k`, `?`, `enter`. */
export type Stroke = string;

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const LETTER = /^[a-z]$/;
const NAMED = new Set(["enter", "escape", "arrowup", "arrowdown", "f2", "backspace", "delete"]);

/** Undefined for key presses that no shortcut can have. */
export function strokeOf(press: KeyPress): Stroke | undefined {
  if (press.altKey) return undefined;
  const key = nameOf(press);
  if (key === undefined) return undefined;
  const control = press.ctrlKey || press.metaKey ? "ctrl+" : "";
  // Signs get no `shift+`: some keyboards need Shift for a question mark, others do not.
  const shift = press.shiftKey && (LETTER.test(key) || NAMED.has(key)) ? "shift+" : "";
  return `${control}${shift}${key}`;
}

/** On a keyboard with another script, the physical key (`code`) stands for the Latin letter. */
function nameOf({ key, code }: KeyPress): string | undefined {
  const lower = key.toLowerCase();
  if (LETTER.test(lower) || NAMED.has(lower)) return lower;
  const isSign = key.length === 1 && key.charCodeAt(0) < 128;
  if (isSign) return key === " " ? undefined : key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase();
}

/** Whether a stroke is a single letter or sign, which a user who types or dictates could press by accident. */
export const isSingle = (stroke: Stroke): boolean =>
  !stroke.includes("ctrl+") && !NAMED.has(stroke.replace("shift+", ""));

export type Matched = { found?: string; pending: readonly Stroke[] };

/** What the strokes so far match: a shortcut, the beginning of one, or nothing. */
export function matchStrokes(
  pending: readonly Stroke[],
  stroke: Stroke,
  shortcuts: readonly string[],
): Matched {
  for (const strokes of pending.length > 0 ? [[...pending, stroke], [stroke]] : [[stroke]]) {
    const typed = strokes.join(" ");
    const found = shortcuts.find((keys) => keys === typed);
    if (found) return { found, pending: [] };
    if (shortcuts.some((keys) => keys.startsWith(`${typed} `))) return { pending: strokes };
  }
  return { pending: [] };
}

/** How the keys of a shortcut are drawn: `g o` is G and O, `ctrl+k` is Ctrl and K. */
export function keyCaps(keys: string, isMac = false): string[] {
  return keys.split(" ").flatMap((stroke) => stroke.split("+").map((key) => capOf(key, isMac)));
}

const CAPS: Readonly<Record<string, string>> = {
  shift: "Shift",
  enter: "Enter",
  escape: "Esc",
  arrowup: "↑",
  arrowdown: "↓",
  backspace: "⌫",
  delete: "Del",
};

function capOf(key: string, isMac: boolean): string {
  if (key === "ctrl") return isMac ? "⌘" : "Ctrl";
  return CAPS[key] ?? key.toUpperCase();
}
