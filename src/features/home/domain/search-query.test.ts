import { expect, test } from "vitest";
import { readSearchQuery } from "./search-query.ts";

test.each([
  ["QU10187", { orderId: 10187 }],
  ["10187", { orderId: 10187, phone: undefined }],
  ["101870", { orderId: 101870, phone: "101870" }],
  ["fr5012", { forwardId: 5012 }],
  ["CL12", { claimId: 12 }],
  ["CT-1004", { suite: 1004 }],
  ["ct1004", { suite: 1004 }],
  ["LT-000412", { invoice: { series: "LT", number: 412 } }],
  ["Pro@Cartage.example", { email: "pro@cartage.example", words: [] }],
  ["+370 698 76543", { phone: "37069876543" }],
  ["1Z12345E1512345676", { code: "1Z12345E1512345676" }],
  ["aBcDeFgH-ijkl", { reference: "aBcDeFgH-ijkl", code: undefined }],
  ["Žuk Iev", { words: ["zuk", "iev"] }],
  ["Новый Łuk Zoé", { words: ["новыи", "luk", "zoe"] }],
  ["😀 zzz -1 <b>", { goods: "zzz" }],
  ["iPhone 15 &", { goods: "iPhone 15" }],
  ["😀 -1 <b>", { goods: "" }],
  ["x".repeat(300), { text: "x".repeat(100) }],
])("the search text %s is read as %j", (typed, expected) => {
  expect(readSearchQuery(typed)).toMatchObject(expected);
});

test("a name is not read as a code, and an empty query has no conditions", () => {
  expect(readSearchQuery("Petrauskienė").code).toBeUndefined();
  expect(readSearchQuery("  ")).toMatchObject({ text: "", words: [], orderId: undefined });
});

test.each(["QU10187", "fr5012", "CL12", "CT-1004", "ct1004"])("%s is no product name", (typed) => {
  expect(readSearchQuery(typed).goods).toBe("");
});

test.each(["10187", "QU10187x", "xQU10187", "QU 10187", "LT-000412", "CT"])(
  "%s is searched as a product name",
  (typed) => {
    expect(readSearchQuery(typed).goods).toBe(typed);
  },
);

test.each([
  "xQU10187",
  "QU10187x",
  "xFR5012",
  "FR5012x",
  "xCL12",
  "CL12x",
  "xCT1004",
  "CT1004x",
  "x LT-000412",
  "LT-000412x",
])("%s is not read as a record number", (typed) => {
  expect(readSearchQuery(typed)).toMatchObject({
    orderId: undefined,
    forwardId: undefined,
    claimId: undefined,
    suite: undefined,
    invoice: undefined,
  });
});

test("phones, codes and references need a valid length and no other characters", () => {
  for (const typed of ["12345", "1234567890123456", "123456x", "x123456"]) {
    expect(readSearchQuery(typed).phone).toBeUndefined();
  }
  for (const typed of ["SKU-1", "SKU 12345", "SKU-12345 €", "€ SKU-12345"]) {
    expect(readSearchQuery(typed)).toMatchObject({ code: undefined, reference: undefined });
  }
  expect(readSearchQuery("a.b/c-1")).toMatchObject({ code: "a.b/c-1", reference: undefined });
});

test("the first three words that contain letters are used", () => {
  expect(readSearchQuery("one 2 three four five").words).toEqual(["one", "three", "four"]);
  expect(readSearchQuery("no  address").goods).toBe("no address");
  expect(readSearchQuery("no address").email).toBeUndefined();
});
