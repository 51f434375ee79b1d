import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toHtml } from "./to-html.ts";

function Row({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li data-name={name} aria-current={name === "b"}>
      {children}
    </li>
  );
}

const things = ["a", "b"];

const samples: Record<string, ReactNode> = {
  "text with signs": <p title={`"<&'>"`}>{`<b>"Finch & Last's"</b>`}</p>,
  "what shows nothing": (
    <p>
      {null}
      {undefined}
      {false}
      {0}
    </p>
  ),
  "components, fragments and lists": (
    <ul className="rail" data-rows={2}>
      {things.map((name) => (
        <Row key={name} name={name}>
          <Fragment key="one">
            <b>{name}</b>, <i />
          </Fragment>
        </Row>
      ))}
    </ul>
  ),
  "a picture": (
    <img src="/a?b=1&c=2" srcSet="/a 1x" alt="" width={640} fetchPriority="high" decoding="async" />
  ),
  "a field of a form": (
    <label className="check" htmlFor="one">
      <input id="one" type="checkbox" name="f.x" checked value='1"' onChange={() => {}} />
    </label>
  ),
  "a box that is not checked, in what is open": (
    <details open>
      <input type="checkbox" checked={false} onChange={() => {}} />
    </details>
  ),
  styles: <span style={{ backgroundColor: "#fff", width: "3px" }} />,
  "an icon": (
    <svg className="icon" aria-hidden="true">
      <use href="/icons.svg#x" />
    </svg>
  ),
};

/** Browsers ignore the case of attribute names; React writes some in camel case. */
const plain = (html: string) =>
  html
    .replaceAll("></use>", "/>")
    .replace(/ [a-zA-Z]+=/g, (name) => name.toLowerCase())
    .replace(/^<link [^>]*>/, "");

test.for(Object.entries(samples))("the HTML equals that of React: %s", ([, sample]) => {
  expect(plain(toHtml(sample))).toBe(plain(renderToStaticMarkup(sample)));
});

test("elements that need React itself are refused", () => {
  const { Provider } = { Provider: { $$typeof: Symbol.for("react.memo"), type: Row } };
  const element = { ...(<b />), type: Provider } as unknown as ReactNode;
  expect(() => toHtml(element)).toThrow("plain components");
});
