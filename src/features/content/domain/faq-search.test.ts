import { describe, expect, test } from "vitest";
import { foldForSearch, matchesSearch, searchFaq } from "./faq-search.ts";

const finds = (text: string, query: string) => matchesSearch(foldForSearch(text), query);

describe("a search ignoring accents, case and punctuation", () => {
  test.each([
    ["Ką daryti, jei siunta pažeista?", "pazeista"],
    ["Ką daryti, jei siunta pažeista?", "PAŽEISTA"],
    ["Kā atdot preci?", "ka"],
    ["Kui kaua võtab õhutransport?", "ohu"],
    ["Что ещё нужно?", "еще"],
    ["How long is “air-freight”?", "air freight"],
    ["VAT (21 %)", "21%"],
  ])("%s is found by %s", (text, query) => expect(finds(text, query)).toBe(true));
});

describe("a search ignoring word endings", () => {
  test.each([
    ["Kiek kainuoja siunta?", "siuntos"],
    ["Muitas ir PVM", "muito"],
    ["Возврат товаров", "возвраты"],
    ["How to return goods", "returned"],
    ["Kaip grąžinti prekę?", "grąžinimas"],
    ["Grazi", "grazibobo"],
    ["Kaune", "kaunas"],
    ["Kaun", "kauno"],
  ])("%s is matched by %s", (text, query) => expect(finds(text, query)).toBe(true));
});

test("a part of a compound word is found", () => {
  expect(finds("Teie laoaadress", "aadress")).toBe(true);
});

test("a text is found only if it has all words of the query", () => {
  expect(finds("Air or sea?", "sea air")).toBe(true);
  expect(finds("Air or sea?", "sea wallet")).toBe(false);
});

test("short words are matched whole", () => {
  expect(finds("Air or sea?", "set")).toBe(false);
});

test.each(["", "   ", "?!"])("the empty query %j matches every text", (query) => {
  expect(finds("Air or sea?", query)).toBe(true);
});

describe("FAQ search", () => {
  const articles = [
    { title: "What is in the price?", html: "<p>VAT &amp; <strong>cus</strong>toms.</p>" },
    { title: "Air or sea?", html: "<p>As you like.</p>" },
    { title: "Do I pay customs?", html: "<p>No.</p>" },
  ];
  const found = (query: string) => searchFaq(articles, query).map(({ title }) => title);

  test("ranks questions with the word before answers with it", () => {
    expect(found("customs")).toEqual(["Do I pay customs?", "What is in the price?"]);
  });

  test("searches a question together with its answer", () => {
    expect(found("price VAT")).toEqual(["What is in the price?"]);
  });

  test("ranks answers with more occurrences first", () => {
    const answers = [
      { title: "Mentions", html: "<p>A return is possible.</p>" },
      { title: "Explains", html: "<p>To return it, print the return label and return it.</p>" },
    ];
    expect(searchFaq(answers, "return")[0]?.title).toBe("Explains");
  });

  test("ranks texts with more of the words before those repeating one", () => {
    const questions = [
      { title: "Where is my parcel?", html: `<p>${"Customs. ".repeat(50)}</p>` },
      { title: "Parcel and customs", html: "<p>Yes.</p>" },
    ];
    expect(searchFaq(questions, "parcel customs")[0]?.title).toBe("Parcel and customs");
  });

  test("leaves out texts without one of the words", () => {
    expect(found("customs wallet")).toEqual([]);
  });

  test("keeps the order of questions for an empty query", () => {
    expect(found("")).toEqual(articles.map(({ title }) => title));
  });
});

test("only a limited ending of a word is ignored", () => {
  expect(finds("Graz", "grazibobo")).toBe(false);
  expect(finds("Kau", "kaunas")).toBe(false);
  expect(finds("Kau", "kauno")).toBe(false);
  expect(finds("Siun", "siuntose")).toBe(false);
  expect(finds("Sea", "seas")).toBe(false);
});

test("folding lowercases a text, strips accents and puts one space before each word", () => {
  expect(foldForSearch("Kiek  KAINUOJA, siųsti?")).toBe(" kiek kainuoja siusti");
  expect(foldForSearch("—")).toBe(" ");
});
