import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maskedPage } from "./masked-page.ts";

/** Only the parts of a document that the code reads. */
class FakeNode {
  static TEXT_NODE = 3;
  nodeType = 3;
  textContent: string;
  constructor(textContent: string) {
    this.textContent = textContent;
  }
}
class FakeElement extends FakeNode {
  override nodeType = 1;
  tagName: string;
  attributes: { name: string; value: string }[];
  childNodes: FakeNode[];
  constructor(tagName: string, attributes: Record<string, string> = {}, children: FakeNode[] = []) {
    super("");
    this.tagName = tagName;
    this.attributes = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    this.childNodes = children;
  }
}
class FakeLink extends FakeElement {
  rel: string;
  href: string;
  constructor(rel: string, href: string) {
    super("LINK", { rel, href });
    this.rel = rel;
    this.href = href;
  }
}

beforeEach(() => {
  vi.stubGlobal("Node", FakeNode);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("SVGElement", class {});
  vi.stubGlobal("HTMLLinkElement", FakeLink);
});
afterEach(() => void vi.unstubAllGlobals());

const SECRET = "Rasa-Slaptaitė";

test("a masked page reveals no texts, values, pictures or links but keeps its styling", () => {
  const said = (tag: string, attributes: Record<string, string> = {}) =>
    new FakeElement(tag, attributes, [new FakeNode(`${SECRET} 7731`)]);
  const root = new FakeElement("HTML", { lang: "lt", "data-theme": "lt" }, [
    new FakeElement("HEAD", {}, [
      said("TITLE"),
      new FakeElement("META", { content: SECRET }),
      new FakeLink("stylesheet", "/assets/app.css"),
      new FakeLink("canonical", `/lt/${SECRET}`),
    ]),
    new FakeElement("BODY", {}, [
      said("P", { class: "text-lg", title: SECRET, "aria-label": SECRET, id: SECRET }),
      new FakeElement("INPUT", { type: "text", value: SECRET, name: SECRET, placeholder: SECRET }),
      said("TEXTAREA", { rows: "3" }),
      new FakeElement("IMG", { src: `/${SECRET}.jpg`, alt: SECRET, width: "40" }),
      said("A", { href: `/lt/password-reset/${SECRET}` }),
      said("SCRIPT"),
    ]),
  ]);
  const masked = JSON.stringify(maskedPage({ documentElement: root } as unknown as Document));
  expect(masked).not.toContain("Rasa");
  expect(masked).not.toContain("7731");
  expect(masked).toContain(`${"*".repeat(SECRET.length)} ****`);
  for (const shown of ['"class":"text-lg"', '"rows":"3"', "/assets/app.css", '"data-theme":"lt"']) {
    expect(masked).toContain(shown);
  }
});
