import { describe, expect, it } from "vitest";
import { asWords, queryTokens } from "../match/query-words.ts";
import { fold } from "./fold.ts";
import { rawTokens } from "./raw-tokens.ts";
import { joinedWithUnit, tokenForms } from "./token-forms.ts";

const NO_STOP_WORDS = new Set<string>();

/** The words that a text is searched by. */
const words = (text: string) => queryTokens(text, NO_STOP_WORDS).map(({ whole }) => whole);

describe("fold", () => {
  it.each([
    ["Šaltibarščiai", "saltibarsciai"],
    ["ŽĄSĖLĖ", "zasele"],
    ["Čību", "cibu"],
    ["Kõrvaklapid", "korvaklapid"],
    ["Ёлка", "елка"],
    ["Чёрный", "черный"],
    ["и\u0306од", "йод"],
    ["Straße", "strasse"],
    ["Ørsted", "orsted"],
    ["ＡＢＣ", "abc"],
    ["Łódź", "lodz"],
    ["crème brûlée", "creme brulee"],
    ["Æbler Œuvre", "aebler oeuvre"],
    ["Đorđe Ðýr Þór", "dorde dyr thor"],
    ["ısı", "isi"],
    ["Chữ", "chu"],
    ["Райский чай", "райский чай"],
  ])('folds "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe("rawTokens", () => {
  it.each([
    ["Nike Air-Max, 42", ["Nike", "Air-Max", "42"]],
    ['TV 55" Smart', ["TV", '55"', "Smart"]],
    ['the "best" one', ["the", "best", "one"]],
    ["0,5 l, 1,5l", ["0,5", "l", "1,5l"]],
    ["a,b a,5 5,a", ["a", "b", "a", "5", "5", "a"]],
    ["wh--1000, wh-", ["wh", "1000", "wh"]],
    ['5-" x', ["5", "x"]],
    ['5 of the best" ones', ["5", "of", "the", "best", "ones"]],
    ["H&M / Levi's", ["H&M", "Levi's"]],
    ["-dash- 'quote'", ["dash", "quote"]],
    ["🙂shoes👟 .*[a-z]+(", ["shoes", "a-z"]],
    ["\ud83d lone \udc5f", ["lone"]],
    ["حذاء رياضي", ["حذاء", "رياضي"]],
    ["", []],
    ["…!?", []],
  ])('splits "%s"', (text, tokens) => {
    expect(rawTokens(text)).toEqual(tokens);
  });
});

describe("units and numbers", () => {
  it.each([
    ["128gb", "128GB", "128 gb", "128 GB", "128 Гб", "128ГБ"],
    [
      '55"',
      "55″",
      "55 inch",
      "55 inches",
      "55-inch",
      "55 colių",
      "55 collu",
      "55 tolli",
      "55 дюймов",
    ],
    ["50ml", "50 ml", "50 ML", "50мл", "50 мл"],
    ["0,5l", "0.5 l", "0,500 л", "0.5 litro"],
    ["64mb", "64 Мб"],
    ["33cl", "33 cl"],
    ["500mg", "500 мг"],
    ["2kg", "2 кг", "2 kilogramai", "2.0 kg"],
    ["5mm", "5 мм"],
    ["3m", "3 metrai", "3 метра"],
    ["60w", "60 Вт", "60 watts"],
    ["2kw", "2 кВт"],
    ["12v", "12 V"],
    ["144hz", "144 Гц"],
    ["48mp", "48 Мп"],
    ["1600dpi", "1600 dpi"],
    ["10pcs", "10 vnt", "10 шт"],
    ["1tb", "1 TB", "1 тб"],
    ["10000mah", "10000 mAh"],
    ["27,5in", "27.5 inch"],
  ])('"%s" equals its other spellings', (first, ...others) => {
    for (const other of others) expect(words(other)).toEqual(words(first));
  });

  it("plain numbers and sizes stay words", () => {
    expect(words("42 xl 38,5")).toEqual(["42", "xl", "38.5"]);
  });
});

describe("codes", () => {
  it("have one whole word and all their pieces", () => {
    const { whole, pieces, parts } = tokenForms("WH-1000XM4");
    expect(whole).toBe("wh1000xm4");
    expect(pieces).toEqual(["wh", "1000", "xm", "4"]);
    expect(parts).toEqual(["wh", "1000xm4", "1000", "xm", "4"]);
  });

  it.each([
    ["T-shirt", "tshirt"],
    ["Levi's", "levis"],
    ["H&M", "hm"],
    ["Wi‑Fi", "wifi"],
  ])("turn %s into %s", (text, whole) => {
    expect(tokenForms(text).whole).toBe(whole);
  });

  it("are cut to a limit of characters and parts", () => {
    expect(tokenForms("x".repeat(10_000)).whole).toHaveLength(32);
    const numbers = Array.from({ length: 5_000 }, (_, at) => at);
    expect(tokenForms(numbers.join("-")).parts).toEqual(numbers.slice(0, 8).map(String));
  });
});

describe("one token", () => {
  it("has no parts when it cannot be split", () => {
    expect(tokenForms("128")).toEqual({ whole: "128", pieces: [], parts: [], number: "128" });
    expect(tokenForms("shoe")).toEqual({ whole: "shoe", pieces: [], parts: [] });
    expect(tokenForms("\u0301")).toEqual({ whole: "", pieces: [], parts: [] });
  });

  it("has its parts when it can be split", () => {
    expect(tokenForms("xm4").parts).toEqual(["xm", "4"]);
    expect(tokenForms("Levi's-501").parts).toEqual(["levis", "501", "levi", "s"]);
    expect(tokenForms("wh--1000").parts).toEqual(["wh", "1000"]);
  });

  it("has a unit only when it is exactly a number with a unit", () => {
    expect(tokenForms("128gb").hasUnit).toBe(true);
    expect(tokenForms("12gb2").whole).toBe("12gb2");
    expect(tokenForms("T-M").parts).toEqual(["t", "m"]);
    expect(joinedWithUnit(tokenForms("128"), tokenForms("gb"))).toBe("128gb");
    expect(joinedWithUnit(tokenForms("shoe"), tokenForms("gb"))).toBeUndefined();
    expect(joinedWithUnit(tokenForms("128"), tokenForms("shoe"))).toBeUndefined();
  });
});

describe("queries", () => {
  it("have at most 12 words and 300 characters", () => {
    expect(words("shoe ".repeat(10_000))).toHaveLength(12);
    expect(words("x".repeat(10_000))).toEqual(["x".repeat(32)]);
    expect(words(`${"x".repeat(290)} ${"y".repeat(20)}`)).toEqual(["x".repeat(32), "y".repeat(9)]);
    expect(words("shoe \u0301")).toEqual(["shoe"]);
    expect(queryTokens("128 gb", NO_STOP_WORDS)).toEqual([
      { whole: "128gb", pieces: ["128", "gb"], parts: [] },
    ]);
    expect(asWords(tokenForms("a1".repeat(100)).pieces)).toHaveLength(12);
  });

  it("leave out stop words unless there are no other words", () => {
    const stopWords = new Set(["for", "the"]);
    const left = (text: string) => queryTokens(text, stopWords).map(({ whole }) => whole);
    expect(left("shoes for the office")).toEqual(["shoes", "office"]);
    expect(left("for the")).toEqual(["for", "the"]);
  });
});
