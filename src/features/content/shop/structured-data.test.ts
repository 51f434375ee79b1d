import { expect, test } from "vitest";
import { breadcrumbList, faqPage } from "./structured-data.ts";

test("an FAQ answer in structured data is plain text", () => {
  expect(faqPage([{ title: "Q", html: "<p>A <b>&amp;</b></p>" }]).mainEntity).toEqual([
    { "@type": "Question", name: "Q", acceptedAnswer: { "@type": "Answer", text: "A &" } },
  ]);
});

test("breadcrumbs have absolute URLs except for the current page", () => {
  const crumbs = [{ label: "Home", to: "/en/" }, { label: "FAQ" }];
  expect(breadcrumbList(crumbs, "https://shop.example").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/en/" },
    { "@type": "ListItem", position: 2, name: "FAQ" },
  ]);
});
