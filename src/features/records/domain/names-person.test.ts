import { expect, test } from "vitest";
import { namesPerson, namesPersonInQuery } from "./names-person.ts";

const NOBODY = { email: "", firstName: "", lastName: "", phoneNumber: "" };
const asa = { ...NOBODY, email: "asa@example.com" };
const rasa = { ...NOBODY, firstName: "Rasa", lastName: "Rasaitė-Šmit" };
const caller = { ...NOBODY, phoneNumber: "+370 612 34567" };

test.each([
  ["asa@example.com", true],
  [" Asa@Example.com ", true],
  ["<asa@example.com>, QU1001", true],
  ["rasa@example.com", false],
  ["asa@example.com.lt", false],
  ["", false],
])("the text %j names asa@example.com: %s", (text, isNamed) => {
  expect(namesPerson(text, asa)).toBe(isNamed);
});

test.each([
  ["Rasa Rasaitė-Šmit", true],
  ["rasaite smit rasa", true],
  ["Parcels of RASA (Rasaitė-Šmit)", true],
  ["Rasa", false],
  ["Rasaitė-Šmit", false],
  ["Rasa Rasaitė", false],
  ["Rasa Rasaitytė-Šmit", false],
  ["", false],
])("the text %j names Rasa Rasaitė-Šmit: %s", (text, isNamed) => {
  expect(namesPerson(text, rasa)).toBe(isNamed);
});

test.each([
  { firstName: "Rasa", lastName: "" },
  { firstName: "", lastName: "Rasa" },
  { firstName: "-", lastName: "Rasa" },
])("a person with only one name is not named by it: %j", (names) => {
  expect(namesPerson("Rasa", { ...NOBODY, ...names })).toBe(false);
});

test.each([
  ["+370 612 34567", true],
  ["37061234567", true],
  ["call (370) 612-34567 back", true],
  ["+370 612 3456", false],
  ["+370 612 3456 8", false],
])("the text %j contains the phone number +370 612 34567: %s", (text, isNamed) => {
  expect(namesPerson(text, caller)).toBe(isNamed);
});

test("a phone number that is too short names no person", () => {
  expect(namesPerson("QU12345", { ...NOBODY, phoneNumber: "12345" })).toBe(false);
});

test.each(["", " "])("a person without email, name and phone is not named by %j", (text) => {
  expect([namesPerson(text, NOBODY), namesPersonInQuery(text, NOBODY)]).toEqual([false, false]);
});

test.each([
  ["state=paid&query=a%2Bb%40example.com", true],
  ["?query=a%2Bb@Example.com&state=paid", true],
  ["query=a+b@example.com", true],
  ["query=b%40example.com", false],
  ["query=%", false],
])("the query %j names a+b@example.com: %s", (query, isNamed) => {
  expect(namesPersonInQuery(query, { ...NOBODY, email: "a+b@example.com" })).toBe(isNamed);
});

test.each([
  ["state=paid&query=Rasa+Rasait%C4%97-%C5%A0mit", rasa, true],
  ["query=rasa%20rasaite%20smit", rasa, true],
  ["query=rasa", rasa, false],
  ["query=%2B370+612+34567", caller, true],
  ["query=%2B370+612", caller, false],
])("the query %j names %j: %s", (query, person, isNamed) => {
  expect(namesPersonInQuery(query, person)).toBe(isNamed);
});
