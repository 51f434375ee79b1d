export type MarkdownTool = "bold" | "italic" | "heading" | "list" | "numbers" | "quote" | "link";

type MarkedText = { value: string; from: number; to: number };

const AROUND: Partial<Record<MarkdownTool, string>> = { bold: "**", italic: "*" };
const BEFORE: Partial<Record<MarkdownTool, string>> = {
  heading: "## ",
  list: "- ",
  numbers: "1. ",
  quote: "> ",
};

/** Applies a tool to the text and its selection; applied a second time, it removes its signs. */
export function applyTool(text: MarkedText, tool: MarkdownTool): MarkedText {
  const around = AROUND[tool];
  if (around) return toggleAround(text, around);
  const before = BEFORE[tool];
  return before ? toggleLines(text, before) : insertLink(text);
}

function toggleAround({ value, from, to }: MarkedText, sign: string): MarkedText {
  const start = from - sign.length;
  const isOn = value.slice(Math.max(0, start), from) === sign && value.startsWith(sign, to);
  const inside = value.slice(from, to);
  if (isOn) {
    const without = value.slice(0, start) + inside + value.slice(to + sign.length);
    return { value: without, from: start, to: to - sign.length };
  }
  return {
    value: value.slice(0, from) + sign + inside + sign + value.slice(to),
    from: from + sign.length,
    to: to + sign.length,
  };
}

/** Works on whole lines, from the start of the selection to its end. */
function toggleLines({ value, from, to }: MarkedText, sign: string): MarkedText {
  const start = value.lastIndexOf("\n", from - 1) + 1;
  const next = value.indexOf("\n", to);
  const end = next < 0 ? value.length : next;
  const lines = value.slice(start, end).split("\n");
  const isOn = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join("\n");
  return {
    value: value.slice(0, start) + changed + value.slice(end),
    from: start,
    to: start + changed.length,
  };
}

const ADDRESS = "/";

/** Keeps the selected words and selects the link's address, so that the user can type over it. */
function insertLink({ value, from, to }: MarkedText): MarkedText {
  const words = value.slice(from, to);
  const at = from + words.length + 3;
  return {
    value: `${value.slice(0, from)}[${words}](${ADDRESS})${value.slice(to)}`,
    from: at,
    to: at + ADDRESS.length,
  };
}
