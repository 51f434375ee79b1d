import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-password-list.ts";
import { weaknessOf } from "./weak-password.ts";

const RASA = {
  email: "rasa.kaz@pastas.example",
  firstName: "Rasa",
  lastName: "Kazlauskaitė",
  shop: "Cartage",
};

test("the list of common passwords is long and contains only passwords of valid length", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
  expect([...COMMON_PASSWORDS].filter((one) => [...one].length < 8 || one.length > 128)).toEqual(
    [],
  );
});

test.each([
  "password",
  "PassWord123",
  "QWERTYUIOP",
  "slaptažodis",
  "aaaaaaaa",
  "abcabcabc",
  "23456789",
  "76543210",
  "zyxwvuts",
  "qwertyui",
  "lkjhgfdsa",
  "poiuytrewq",
  "abcdefghij",
  // Late entries of the list.
  "elizabeth",
  "manchester",
])("%s is refused as a common password", (password) => {
  expect(weaknessOf(password, RASA)).toBe("validation.password_common");
});

test.each([
  "rasa.kaz@pastas.example",
  "RASA.KAZ@pastas.example",
  "rasakaz1987",
  "kazlauskaitė",
  "Kazlauskaite-1",
  "RasaKazlauskaitė",
  "kazlauskaite_rasa_12!",
  "cartage2026",
  "rasacartage",
])("%s is refused as it contains the email, the name or the shop", (password) => {
  expect(weaknessOf(password, RASA)).toBe("validation.password_personal");
});

test.each([
  "correct horse battery",
  "eight ch",
  "99 red balloons",
  "rasa likes rain",
  "🐈🐈🐈🐈 cats",
  "ĄČĘĖĮŠŲŪ-žž",
  "3141592653589",
  "xabcabcabc",
])("%s is accepted as a password", (password) => {
  expect(weaknessOf(password, RASA)).toBeUndefined();
});

test("a customer without a name can use any password that is not common", () => {
  const nobody = { email: null, firstName: "", lastName: "", shop: "Cartage" };
  expect(weaknessOf("20.11.1987", nobody)).toBeUndefined();
});
