import { expect, test } from "vitest";
import { nextItems } from "./article.ts";

const items = ["a", "b", "c", "d"].map((slug) => ({ slug }));
const slugs = (slug: string, count: number) =>
  nextItems(items, slug, count).map((item) => item.slug);

test.each([
  ["a", 2, ["b", "c"]],
  ["c", 3, ["d", "a", "b"]],
  ["d", 1, ["a"]],
  ["b", 9, ["c", "d", "a"]],
  ["of another shelf", 2, ["a", "b"]],
])("next items follow %s", (slug, count, expected) => expect(slugs(slug, count)).toEqual(expected));
