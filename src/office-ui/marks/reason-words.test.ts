import { describe, expect, test } from "vitest";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { reasonWords } from "./reason-words.ts";

const namesIn = (language: string) => ({
  t: createTranslator(language, readOfficeMessages(language)),
  countryName: (code: string) => (code === "LV" ? "Latvia" : code),
});
const english = (reason: string) => reasonWords(namesIn("en"), reason);

describe("the reason of a failure", () => {
  test.each([
    ["it has no more points in LV, EE", "the list has no more points in: Latvia, EE"],
    ["HTTP 503", "the other side answered with error 503"],
    [
      "Error: canceling statement due to lock timeout",
      "somebody else was changing the same record",
    ],
    ["TimeoutError: The operation was aborted due to timeout", "no answer in time"],
    ["TypeError: fetch failed", "the other side could not be reached"],
    [
      "Mail 7 was not sent: Error: 450 mailbox full",
      "the mail server did not take it: “450 mailbox full”",
    ],
    [
      "Mail 7 was not sent: Error: connect ECONNREFUSED 127.0.0.1:25",
      "the mail server did not take it: the other side could not be reached",
    ],
  ])("is explained: %s", (reason, words) => {
    expect(english(reason)).toBe(words);
  });

  test("is quoted when it is an unknown text", () => {
    expect(english("Your card was declined.")).toBe("“Your card was declined.”");
    expect(reasonWords(namesIn("ru"), "Your card was declined.")).toBe("«Your card was declined.»");
    expect(english("stripe")).toBe("stripe");
    expect(english("")).toBe("");
  });

  test.each(LANGUAGES)("is translated to %s", (language) => {
    const words = reasonWords(namesIn(language), "HTTP 503");
    expect(words).toContain("503");
    expect(words === english("HTTP 503")).toBe(language === "en");
  });
});
