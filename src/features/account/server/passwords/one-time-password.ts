import { randomInt } from "node:crypto";

/** Leaves out characters that are easily confused when typed from a screen. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** 16 characters out of 31: 79 bits, in groups that can be read aloud. */
export function newOneTimePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
