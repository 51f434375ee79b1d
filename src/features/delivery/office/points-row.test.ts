import { expect, test } from "vitest";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { reasonWords } from "#office-ui/marks/reason-words.ts";
import { readPointList } from "../domain/point-lists/read-point-list.ts";
import { suddenDrop } from "../domain/sudden-drop.ts";

const t = createTranslator("lt", readOfficeMessages("lt"));
const unreadable = (text: string) => readPointList("omniva", text).badRows[0]?.reason;

test.each([
  [suddenDrop({ LT: 10 }, {}), "sąrašas tuščias"],
  [suddenDrop({ LT: 10 }, { LT: 5 }), "sąraše vietų: 5, paskutiniame gerame buvo 10"],
  [suddenDrop({ LT: 99, LV: 1 }, { LT: 99 }), "sąraše nebėra vietų: Latvija"],
  [unreadable("no list at all"), "sąrašas ne įprastos kurjerio formos"],
])("the reason of a refused list is translated for staff: %s", (refusal, words) => {
  expect(reasonWords({ t, countryName: () => "Latvija" }, refusal ?? "")).toBe(words);
});
