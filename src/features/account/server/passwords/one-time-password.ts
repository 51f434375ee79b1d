import { randomInt } from "node:crypto";

/** Without signs that are easily mistaken for each other when typed from a screen. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** 16 signs of 31: 79 bits, in groups that can be read aloud. */
export function newOneTimePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
