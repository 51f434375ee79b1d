import { expect, test } from "vitest";
import et from "#i18n/messages/et/shipping.json" with { type: "json" };
import lt from "#i18n/messages/lt/shipping.json" with { type: "json" };
import { createTranslator } from "#i18n/translator.ts";
import { dateRange } from "./date-range.ts";

const day = (text: string) => new Date(`${text}T00:00`);

test("days of one month name it once, days of two name both, each language in its own order", () => {
  const inEstonian = createTranslator("et", et);
  const inLithuanian = createTranslator("lt", lt);
  expect(dateRange(inEstonian, day("2026-11-18"), day("2026-11-20"))).toBe("18.–20. nov");
  expect(dateRange(inEstonian, day("2026-11-28"), day("2026-12-03"))).toBe("28. nov – 3. dets");
  expect(dateRange(inLithuanian, day("2026-11-18"), day("2026-11-20"))).toBe("lapkričio 18–20");
});
