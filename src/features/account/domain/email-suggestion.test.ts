import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["rasa@gmial.com", "rasa@gmail.com"],
  ["rasa@gmal.com", "rasa@gmail.com"],
  ["rasa@gmaill.com", "rasa@gmail.com"],
  ["rasa@gmail.con", "rasa@gmail.com"],
  ["Rasa@Hotmial.com", "Rasa@hotmail.com"],
  ["rasa@inbox.lf", "rasa@inbox.lt"],
  ["rasa@gmail.co", "rasa@gmail.com"],
  [" rasa@gmial.com ", "rasa@gmail.com"],
  ["rasa@mgail.com", "rasa@gmail.com"],
  ["rasa@gmail.cmo", "rasa@gmail.com"],
  ["rasa@gmail.comm", "rasa@gmail.com"],
  ["rasa@oen.lt", "rasa@one.lt"],
])("the email %s is corrected to %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "rasa@gmail.com",
  "rasa@example.com",
  "rasa@inbox.lv",
  "rasa@",
  "",
  "rasa",
  "a@b@gmial.com",
  "rasa@gmial.com rasa",
  "rasa@gmail.comuk",
  "rasa@gmail.c",
  "rasa@gmaxx.com",
  "rasa@gmaxl.con",
  "rasa@gmlia.com",
  "rasa@gmila.con",
  "rasa@gmxia.com",
  "rasa@gmiax.com",
  "@gmial.com",
])("the email %j gets no suggestion", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test.each([
  ["two letters too many", "rasa@gmaillx.com"],
  ["letters that changed places and more that is wrong", "rasa@gmial.cmo"],
  ["only one of two letters where the other should be", "rasa@gxail.cm"],
  ["letters before the known ones", "rasa@xxgmail.com"],
])("no email is suggested for %s", (_what, typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
