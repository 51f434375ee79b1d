import { describe, expect, test } from "vitest";
import { foldForSearch, matchesSearch, searchFaq } from "./faq-search.ts";

const finds = (text: string, query: string) => matchesSearch(foldForSearch(text), query);

describe("marks, case and signs do not matter", () => {
  test.each([
    ["Ką daryti, jei siunta pažeista?", "pazeista"],
    ["Ką daryti, jei siunta pažeista?", "PAŽEISTA"],
    ["Kā atdot preci?", "ka"],
    ["Kui kaua võtab õhutransport?", "ohu"],
    ["Что ещё нужно?", "еще"],
    ["How long is “air-freight”?", "air freight"],
    ["VAT (21 %)", "21%"],
  ])("%s ← %s", (text, query) => expect(finds(text, query)).toBe(true));
});

describe("another ending finds the same word", () => {
  test.each([
    ["Kiek kainuoja siunta?", "siuntos"],
    ["Muitas ir PVM", "muito"],
    ["Возврат товаров", "возвраты"],
    ["How to return goods", "returned"],
    ["Kaip grąžinti prekę?", "grąžinimas"],
    ["Grazi", "grazibobo"],
    ["Kaune", "kaunas"],
    ["Kaun", "kauno"],
  ])("%s ← %s", (text, query) => expect(finds(text, query)).toBe(true));
});

test("a part of a compound is found", () => {
  expect(finds("Teie laoaadress", "aadress")).toBe(true);
});

test("all words must be there", () => {
  expect(finds("Air or sea?", "sea air")).toBe(true);
  expect(finds("Air or sea?", "sea wallet")).toBe(false);
});

test("short words are not shortened further", () => {
  expect(finds("Air or sea?", "set")).toBe(false);
});

test.each(["", "   ", "?!"])("%j asks for nothing and finds all", (query) => {
  expect(finds("Air or sea?", query)).toBe(true);
});

describe("questions", () => {
  const articles = [
    { title: "What is in the price?", html: "<p>VAT &amp; <strong>cus</strong>toms.</p>" },
    { title: "Air or sea?", html: "<p>As you like.</p>" },
    { title: "Do I pay customs?", html: "<p>No.</p>" },
  ];
  const found = (query: string) => searchFaq(articles, query).map(({ title }) => title);

  test("that have the word themselves come before answers that have it", () => {
    expect(found("customs")).toEqual(["Do I pay customs?", "What is in the price?"]);
  });

  test("and their answers are searched together", () => {
    expect(found("price VAT")).toEqual(["What is in the price?"]);
  });

  test("that speak of it most come before those that mention it", () => {
    const answers = [
      { title: "Mentions", html: "<p>A return is possible.</p>" },
      { title: "Explains", html: "<p>To return it, print the return label and return it.</p>" },
    ];
    expect(searchFaq(answers, "return")[0]?.title).toBe("Explains");
  });

  test("that have more of the words come before those that repeat one", () => {
    const questions = [
      { title: "Where is my parcel?", html: `<p>${"Customs. ".repeat(50)}</p>` },
      { title: "Parcel and customs", html: "<p>Yes.</p>" },
    ];
    expect(searchFaq(questions, "parcel customs")[0]?.title).toBe("Parcel and customs");
  });

  test("without one of the words are left out, however often they have another", () => {
    expect(found("customs wallet")).toEqual([]);
  });

  test("stay in their order when nothing is asked", () => {
    expect(found("")).toEqual(articles.map(({ title }) => title));
  });
});

test("an ending is no longer than its word allows", () => {
  expect(finds("Graz", "grazibobo")).toBe(false);
  expect(finds("Kau", "kaunas")).toBe(false);
  expect(finds("Kau", "kauno")).toBe(false);
  expect(finds("Siun", "siuntose")).toBe(false);
  expect(finds("Sea", "seas")).toBe(false);
});

test("a text folds to small letters, each word after one space", () => {
  expect(foldForSearch("Kiek  KAINUOJA, siųsti?")).toBe(" kiek kainuoja siusti");
  expect(foldForSearch("—")).toBe(" ");
});
