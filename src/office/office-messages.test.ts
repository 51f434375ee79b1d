import { expect, test } from "vitest";
import { mergeMessages } from "#i18n/message-files.ts";
import { baseKeys } from "../../scripts/checks/message-tables.ts";
import { reachedFiles } from "../../scripts/checks/reached-files.ts";
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

test("every message that the office uses is in its table", () => {
  const keys = asked(
    "src",
    /^src\/(office|features\/[^/]+\/office|ui)\/(?!showcase).*(?<!\.test)\.tsx?$/,
  );
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !key.includes("*") && !officeKeys.has(key))).toEqual([]);
});

test("every error of a staff call has a message in the office's table", () => {
  const sources = readFiles("src", /^(?!.*\/fixtures\/).*(?<!\.test)\.ts$/);
  const reached = reachedFiles(sources, /\.staff-api\.ts$/);
  const refusal =
    /\bfail(?:ure)?(?:<[^>]*>)?\(\s*(?:\d+,\s*)?"([a-z_.]+)"|"([a-z_]+\.errors\.\w+)"/g;
  const codes = reached.flatMap(({ text }) =>
    [...text.matchAll(refusal)].map(([, failed, named]) => failed ?? named ?? ""),
  );
  // The error keys of an input are in its schema.
  const inSchemas = sources
    .filter(({ path }) => path.endsWith("staff-calls.ts"))
    .flatMap(({ text }) => [...text.matchAll(/"([a-z_]+(?:\.[a-z_]+)+)"/g)])
    .map(([, key = ""]) => key)
    .filter((key) => shopKeys.has(key) || key.startsWith("office."));
  expect(codes).toContain("account.errors.staff_must_leave_first");
  expect(codes).toContain("payments.errors.already_spent");
  const missing = [...codes, ...inSchemas].filter((key) => !officeKeys.has(key));
  expect([...new Set(missing)]).toEqual([]);
});

test("messages of the office are neither in the storefront's table nor used by its pages", () => {
  expect([...shopKeys].filter((key) => key.startsWith("office."))).toEqual([]);
  const keys = asked("src", /^src\/(shop|features\/[^/]+\/shop|ui)\/.*\.tsx?$/);
  expect(keys.filter((key) => key.startsWith("office."))).toEqual([]);
});
