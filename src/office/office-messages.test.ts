import { expect, test } from "vitest";
import { mergeMessages } from "#i18n/message-files.ts";
import { baseKeys } from "../../scripts/checks/message-tables.ts";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { findKeys } from "../../scripts/checks/used-keys.ts";

const files = Object.fromEntries(
  readFiles("src", /\/messages\/.*\.json$/).map(({ path, text }) => [path, JSON.parse(text)]),
);
const { messages, officeMessages } = mergeMessages(files);
const officeKeys = baseKeys(officeMessages.en ?? {});
const shopKeys = baseKeys(messages.en ?? {});

const asked = (room: string, pattern: RegExp) =>
  readFiles(room, pattern)
    .map(findKeys)
    .flatMap(({ uses }) => uses.map(({ key }) => key));

test("every text that the office asks for is in its table", () => {
  const keys = asked(
    "src",
    /^src\/(office|features\/[^/]+\/office|ui)\/(?!showcase).*(?<!\.test)\.tsx?$/,
  );
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !key.includes("*") && !officeKeys.has(key))).toEqual([]);
});

test("no text of the office is in the storefront's table, nor asked for by its pages", () => {
  expect([...shopKeys].filter((key) => key.startsWith("office."))).toEqual([]);
  const keys = asked("src", /^src\/(shop|features\/[^/]+\/shop|ui)\/.*\.tsx?$/);
  expect(keys.filter((key) => key.startsWith("office."))).toEqual([]);
});
