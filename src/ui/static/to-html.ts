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

/** React's names that HTML writes otherwise; all that our static parts use. */
const NAMES: Record<string, string> = { className: "class", htmlFor: "for" };
const VOID = new Set(["img", "input", "br", "hr", "use", "path"]);

/**
 * The HTML of elements whose components are plain functions of their props, without hooks. Where it is put
 * into a page by server and browser alike, React neither renders nor hydrates it: on a listing that was most
 * of the time of both. Handlers are left out, as React's own HTML does.
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
  // What is said of an element to those who listen is "true" or "false"; of its state, there or not.
  if (typeof value !== "boolean") return ` ${written}="${escapeHtml(String(value))}"`;
  if (name.startsWith("aria-") || name.startsWith("data-")) return ` ${written}="${value}"`;
  return value ? ` ${written}=""` : "";
}

const styleText = (style: Record<string, string>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}:${value}`)
    .join(";");
