import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Props = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } } & Record<
  string,
  unknown
>;
type PureComponent = (props: Props) => ReactNode;

const SPECIAL = /["&'<>]/;
const ENTITIES: Record<string, string> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};
const ALL_SPECIAL = new RegExp(SPECIAL, "g");

export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (sign) => ENTITIES[sign] ?? sign) : text;

/** Attribute names that differ between React and HTML; only those that our static parts use. */
const NAMES: Record<string, string> = { className: "class", htmlFor: "for" };
const VOID = new Set(["img", "input", "br", "hr", "use", "path"]);

/**
 * Returns the HTML of elements whose components are plain functions without hooks. If server and browser both insert
 * it as HTML, React neither renders nor hydrates it: on a listing, that took most of the time on both sides. Event
 * handlers are left out, as in React's own HTML.
 */
export function toHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "string") return escapeHtml(node);
  if (typeof node === "number" || typeof node === "bigint") return String(node);
  if (isValidElement<Props>(node)) return elementHtml(node);
  let html = "";
  for (const one of node as Iterable<ReactNode>) html += toHtml(one);
  return html;
}

function elementHtml({ type, props }: ReactElement<Props>): string {
  if (type === Fragment) return toHtml(props.children);
  if (typeof type === "function") return toHtml((type as PureComponent)(props));
  if (typeof type !== "string") throw new Error("only plain components have a static HTML");
  let html = `<${type}`;
  for (const name in props) html += attribute(name, props[name]);
  if (VOID.has(type)) return `${html}/>`;
  const inner = props.dangerouslySetInnerHTML?.__html ?? toHtml(props.children);
  return `${html}>${inner}</${type}>`;
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || name === "children") return "";
  if (name === "dangerouslySetInnerHTML") return "";
  if (name === "style") return ` style="${escapeHtml(styleText(value as Record<string, string>))}"`;
  if (typeof value === "function") return "";
  const written = NAMES[name] ?? name.toLowerCase();
  // For aria and data attributes a boolean is written "true" or "false"; for others it is present or absent.
  if (typeof value !== "boolean") return ` ${written}="${escapeHtml(String(value))}"`;
  if (name.startsWith("aria-") || name.startsWith("data-")) return ` ${written}="${value}"`;
  return value ? ` ${written}=""` : "";
}

const styleText = (style: Record<string, string>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}:${value}`)
    .join(";");
