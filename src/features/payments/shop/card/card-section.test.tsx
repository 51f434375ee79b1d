import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { CardSection } from "./card-section.tsx";
import type { Card } from "./use-card.ts";

const draw = (state: Card["state"], language: string) => {
  const ref = { current: null };
  const card = { section: ref, slot: ref, state, retry() {} };
  return renderOnSite(<CardSection card={card} />, { language });
};

test.each([
  ["en", "The card form did not load.", "Try again"],
  ["lt", "Kortelės forma neįsikėlė.", "Bandyti dar kartą"],
])("a card form that fails shows one alert with a retry button (%s)", (language, words, again) => {
  const html = draw("missing", language);
  expect(html.split(words)).toHaveLength(2);
  expect(html).toMatch(new RegExp(`role="alert".*${words}.*<button.*${again}`, "s"));
});

test("a missing card form keeps a hidden place for a retry, a ready one shows no alert", () => {
  expect(draw("missing", "en")).toMatch(/ hidden=""/);
  expect(draw("ready", "en")).not.toMatch(/ hidden=""|role="alert"/);
});
