import { expect, test } from "vitest";
import { toJsonLd } from "./json-ld.tsx";

test("a text in JSON-LD cannot close its script element", () => {
  const json = toJsonLd({ "@type": "Question", name: "</script><script>alert(1)" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Question",
    name: "</script><script>alert(1)",
  });
});
