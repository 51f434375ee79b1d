/** A node in the format of rrweb's player: 0 document, 1 doctype, 2 element, 3 text. */
type PlayedNode = {
  id: number;
  type: 0 | 1 | 2 | 3;
  name?: string;
  publicId?: string;
  systemId?: string;
  tagName?: string;
  attributes?: Record<string, string>;
  isSVG?: true;
  textContent?: string;
  childNodes?: PlayedNode[];
};

const SKIPPED = new Set(["SCRIPT", "NOSCRIPT", "TEMPLATE", "IFRAME", "META", "TITLE", "BASE"]);
/** These attributes describe how a page looks; none of them contains its text. */
const SHOWN =
  /^(class|style|lang|dir|role|type|rows|cols|width|height|viewbox|d|fill|stroke|x|y|r|cx|cy|data-theme|data-mode|data-layout|data-header)$/i;
const MAX_NODES = 2500;

/** The screen without any of its texts, pictures or inputs: every letter becomes a star. */
export function maskedPage(page: Document): PlayedNode {
  let count = 0;
  const nextId = () => ++count;
  function element(source: Element): PlayedNode {
    return {
      id: nextId(),
      type: 2,
      tagName: source.tagName.toLowerCase(),
      attributes: shownAttributes(source),
      ...(source instanceof SVGElement ? { isSVG: true as const } : {}),
      childNodes: children(source),
    };
  }
  function children(parent: Element): PlayedNode[] {
    return [...parent.childNodes].flatMap((child) => {
      if (count >= MAX_NODES) return [];
      if (child instanceof Element) return SKIPPED.has(child.tagName) ? [] : [element(child)];
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent) return [];
      return [{ id: nextId(), type: 3, textContent: child.textContent.replace(/\S/g, "*") }];
    });
  }
  return {
    id: nextId(),
    type: 0,
    childNodes: [
      { id: nextId(), type: 1, name: "html", publicId: "", systemId: "" },
      element(page.documentElement),
    ],
  };
}

function shownAttributes(source: Element): Record<string, string> {
  if (source instanceof HTMLLinkElement) {
    return source.rel === "stylesheet" ? { rel: source.rel, href: source.href } : {};
  }
  const shown = [...source.attributes].filter(({ name }) => SHOWN.test(name));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}
