import type { MessageKey } from "#core/message-key.ts";
import { COMMON_PASSWORDS } from "./common-password-list.ts";

const COMMON = "validation.password_common";
const PERSONAL = "validation.password_personal";

/** Facts about a person that an attacker would try first. */
type KnownOfPerson = {
  email: string | null;
  firstName: string;
  lastName: string;
  /** The shop's own name. */
  shop: string;
};

/** Product notes §6: rejects common passwords, the e-mail and the name. Returns the reason as a message key. */
export function weaknessOf(password: string, person: KnownOfPerson): MessageKey | undefined {
  const plain = password.normalize("NFC").toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || isRepetition(plain) || isRow(plain)) return COMMON;
  return isPersonal(plain, person) ? PERSONAL : undefined;
}

/** One to three characters repeated. */
const isRepetition = (text: string) => /^(.{1,3}?)\1{2,}$/su.test(text);

const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Neighbouring keys or letters, in either direction. */
function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

/** Letters only, without diacritics: "Kazlauskaitė-1987!" still contains the name. */
const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

function isPersonal(
  password: string,
  { email, firstName, lastName, shop }: KnownOfPerson,
): boolean {
  if (email && password === email.toLowerCase()) return true;
  const [local = "", domain = ""] = (email ?? "").split("@");
  const [host = ""] = domain.split(".");
  const names = [firstName, lastName, local, host, shop].map(lettersOf).filter(Boolean);
  const letters = lettersOf(password);
  if (letters === "") return false;
  const pairs = names.flatMap((one) => names.map((other) => one + other));
  return [...names, ...pairs].includes(letters);
}
