import { expect, test } from "vitest";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { messageFile } from "./message-files.ts";

/** Wordings that native speakers found wrong, or that were a second name for the same thing. */
const RETIRED: Record<string, RegExp[]> = {
  en: [
    /price not told/,
    /"Asked for"/,
    /"(orders|quotes)\.history": "What happened"/,
    /[Tt]he letter (is|with)|our letter/,
    /"[^"]*(?<!-)\b[Mm]ails\b[^"]*",?$/m,
    /: "[^"]*given back/i,
  ],
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
    /Jungtin\S+ (Amerikos )?Valstij/,
    /(?<!\p{L})rol(ė|ės|ei|ę|es|ių)(?!\p{L})/iu,
    /blog\S+ eilu/i,
    /Daugiausiai/,
    /žemiausi/i,
    /pirkini\S+ atsisak|atsisak\S+ (pirkinio|pirkimo)/i,
    /šiomis dienomis atkeliavo/,
    /Mokėsite tik jei/,
    /Tiekėjo pranešimas/,
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
    /“/,
    /ielogo|izlogo/i,
    /izņemšanas viet|izsniegšanas/i,
    /maksāšanas veid|maksājumu? veid/i,
    /PVN un muit[au](?!\p{L})|muit[au] un PVN|ar muitu(?!\p{L})/iu,
    /(?<!\p{L})pak(a|as|u)(?!\p{L}| punkts)/iu,
    /slikt\S+ rind|rind\S+ sliktas/i,
    /šajās dienās atnāca/,
    /domuzīm/,
    /Uzcenojums/,
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
    /õhu- ja mereteed|"Õhuteed/,
    /[Vv]äljastuskoh/,
    /"Pakipunk/,
    /Postiindeks/,
    /: "Saadetis /,
    /turuplats/,
    /Skanni |tasu see/,
    /käibemaksu? ja toll(i(ga)?)?[ "]/i,
  ],
  ru: [
    /"Доставка в"/,
    /"Задержана"/,
    /равила резервирования/,
    /"На весах"/,
    /скажите, кто вы/,
    /номер\S* отслеживания/i,
    /Соедин[её]нн\S+ Штат/,
    /счёте-фактуре[^"]* в ней/,
    /учётн\S+ запис/i,
    /кредитов(ый|ого) счёт/i,
    /удерж/,
    /в своём кабинете/,
    /"mail\.parcel\.\w+\.text": "\{\{number\}\} (покинул|прибыл|доставлен)/,
  ],
};

const messageFiles = readFiles("src", /\/messages\/.*\.json$/);

test.each(Object.entries(RETIRED))("%s: messages have no retired wording", (language, patterns) => {
  const files = messageFiles.filter(({ path }) => messageFile(path, {})?.language === language);
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(({ path, text }) =>
    patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${path}: ${pattern}`),
  );
  expect(found).toEqual([]);
});

/** Placeholders need two braces on each side: with one, the placeholder's name would be shown. */
test.each(["en", "lt", "lv", "et", "ru"])("%s: messages have no single braces", (language) => {
  const files = messageFiles.filter(({ path }) => messageFile(path, {})?.language === language);
  const lines = files.flatMap(({ text }) => text.split("\n").slice(1, -2));
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter((line) => /[{}]/.test(line.replaceAll(/\{\{\w+\}\}/g, "")))).toEqual([]);
});

/** Customers are always addressed in the same form. */
const FAMILIAR: Record<string, string> = {
  lt: "tu|tave|tavęs|tau|tavo|tavimi",
  lv: "tu|tevi|tev|tavs|tava|tavu|tavā|tavas",
  et: "sina|sinu|sinul|sinult|sulle|sind|su",
  ru: "ты|тебя|тебе|твой|твоя|твоё|твои|твоего|твоей",
};

test.each(Object.entries(FAMILIAR))("%s: messages use the formal address", (language, words) => {
  const familiar = new RegExp(`(?<![\\p{L}{])(${words})(?![\\p{L}}])`, "iu");
  const files = messageFiles.filter(({ path }) => messageFile(path, {})?.language === language);
  const found = files.flatMap(({ text }) => text.split("\n").filter((line) => familiar.test(line)));
  expect(found).toEqual([]);
});

/** A parcel is feminine in Russian and Lithuanian, an order is not. */
test.each([
  [
    "ru",
    "forwarding",
    /"forwarding\.status\.\w+": "(Доставлен|Передан|Отправлен|Оплачен|Упакован)[ "]/,
  ],
  ["ru", "tracking", /"tracking\.stage\.\w+": "(Доставлен|Передан|Отправлен|Прибыл|Прошёл)[ "]/],
  ["lt", "forwarding", /"forwarding\.status\.\w+": "(Pristatytas|Perduotas|Išsiųstas|Apmokėtas)"/],
  ["lt", "tracking", /"tracking\.stage\.\w+": "(Pristatytas|Perduotas|Išsiųstas)[ "]/],
])("%s: states of a parcel have its grammatical gender (%s)", (language, area, wrong) => {
  const file = messageFiles.find(({ path }) =>
    path.includes(`features/${area}/messages/${language}.`),
  );
  expect(file?.text).toMatch(area === "tracking" ? /"tracking\.stage/ : /"forwarding\.status/);
  expect(file?.text).not.toMatch(wrong);
});
