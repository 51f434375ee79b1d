import { expect, test } from "vitest";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { messageFile } from "./message-files.ts";

/** Wordings that speakers of the language found wrong, or that were a second name for one thing. */
const RETIRED: Record<string, RegExp[]> = {
  en: [/price not told/, /"Asked for"/, /"(orders|quotes)\.history": "What happened"/],
  lt: [
    /Jūra sutaupote/,
    /"Pristatyti į"/,
    /"Sulaikyta"/,
    /siuntiny/i,
    /Pirkti su nuoroda/,
    /Atkeliavo sugadinta/,
    /Galite išleisti/,
    /nurodykite, kas esate/,
    /užima daugiau vietos, negu sveria/,
  ],
  lv: [
    /"Muita( pēc tarifa|,[^"]*)?"/,
    /Piegādāt uz/,
    /Izsekot sūtījumu\b/,
    /"(Atceļoja bojāts|Nav atceļojis)"/,
    /"Dators"/,
    /"Vēstules par/,
    /izbrauca/,
    /"Aizturēts"/,
    /šajā ceļā/,
    /kas esat\b/,
  ],
  et: [
    /Mereteed/,
    /"Koju"/,
    /"Toll"/,
    /"Tee"/,
    /Toimetamisel/,
    /Ühe hind/,
    /"Paki ühte/,
    /"Täienda"/,
    /ja siis ka maksate/,
    /kaebus/i,
  ],
  ru: [
    /"Доставка в"/,
    /"Задержана"/,
    /равила резервирования/,
    /"На весах"/,
    /скажите, кто вы/,
    /номер\S* отслеживания/i,
  ],
};

const messageFiles = readFiles("src", /\/messages\/.*\.json$/);

test.each(Object.entries(RETIRED))("%s: no retired wording in messages", (language, patterns) => {
  const files = messageFiles.filter(({ path }) => messageFile(path, {})?.language === language);
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(({ path, text }) =>
    patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${path}: ${pattern}`),
  );
  expect(found).toEqual([]);
});
