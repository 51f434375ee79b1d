import { expect, test } from "vitest";
import { breadcrumbList, faqPage, toJsonLd } from "./structured-data.ts";

test("a text cannot end the script that carries it", () => {
  const json = toJsonLd(faqPage([{ title: "</script><script>alert(1)", html: "<p>a</p>" }]));
  expect(json).not.toContain("<");
  expect(JSON.parse(json).mainEntity[0].name).toBe("</script><script>alert(1)");
});

test("an answer is words without tags", () => {
  const { mainEntity } = JSON.parse(
    toJsonLd(faqPage([{ title: "Q", html: "<p>A <b>&amp;</b></p>" }])),
  );
  expect(mainEntity[0].acceptedAnswer.text).toBe("A &");
});

test("crumbs carry whole addresses, and the page itself none", () => {
  const crumbs = [{ label: "Home", to: "/en/" }, { label: "FAQ" }];
  expect(breadcrumbList(crumbs, "https://shop.example").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/en/" },
    { "@type": "ListItem", position: 2, name: "FAQ" },
  ]);
});
