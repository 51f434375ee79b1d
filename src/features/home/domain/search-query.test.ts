import { expect, test } from "vitest";
import { readSearchQuery } from "./search-query.ts";

test.each([
  ["QU10187", { orderId: 10187 }],
  ["10187", { orderId: 10187, phone: "10187" }],
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
])("%s is read as %j", (typed, expected) => {
  expect(readSearchQuery(typed)).toMatchObject(expected);
});

test("a name is no code, and nothing finds nothing", () => {
  expect(readSearchQuery("Petrauskienė").code).toBeUndefined();
  expect(readSearchQuery("  ")).toMatchObject({ text: "", words: [], orderId: undefined });
});
