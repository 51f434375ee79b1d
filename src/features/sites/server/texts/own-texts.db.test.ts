import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { withOwn } from "../get-messages.ts";
import { createOwnTexts } from "./own-texts.ts";
import { saveOverride } from "./texts.repository.ts";

const { db } = await testDatabase();
const write = (siteId: number, text: string | null) =>
  db.transaction((tx) => saveOverride(tx, { siteId, language: "en", key: "faq.title" }, text));

test("unchanged texts of a site keep their object after a reload", async () => {
  await write(1, "What people ask");
  await write(2, "Questions");
  const own = await createOwnTexts(db);
  const [one, two] = [own.of(1), own.of(2)];
  const table = withOwn({ "faq.title": "FAQ" }, one?.tables.en);
  await write(2, "More questions");
  await own.reload();
  expect(own.of(1)).toBe(one);
  expect(own.of(2)).not.toBe(two);
  expect(own.of(2)?.tables.en).toEqual({ "faq.title": "More questions" });
  expect(own.ofVersion(2, two?.version ?? "")).toBe(two);
  expect(table).toEqual({ "faq.title": "What people ask" });
});

test("shared text tables cannot be modified", async () => {
  await write(1, "What people ask");
  const texts = (await createOwnTexts(db)).of(1);
  if (!texts) throw new Error("It was not read");
  const { tables } = texts;
  expect(() => Object.assign(tables.en ?? {}, { "faq.title": "Mine" })).toThrow(TypeError);
  expect(() => Object.assign(tables, { en: {} })).toThrow(TypeError);
  expect(tables.en?.["faq.title"]).toBe("What people ask");
  const made = withOwn({ "faq.title": "FAQ", "faq.lead": "Ask" }, tables.en);
  expect(() => Object.assign(made, { "faq.lead": "Mine" })).toThrow(TypeError);
});
