import * as z from "zod/mini";
import { email as emailRule, phone as phoneRule } from "#core/validation.ts";

/** Product notes §6. The same schemas serve browser and server; messages are keys. */

/** Line breaks, direction marks and invisible characters; the last one is a Braille pattern without dots. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const isSeen = (text: string) => !UNSEEN.test(text);

/** One line of text: a line break in a name could become a header of a mail or a line of a label. */
export const lineOfText = (maxLength: number) =>
  z
    .string("validation.required")
    .check(
      z.trim(),
      z.normalize("NFC"),
      z.minLength(1, "validation.required"),
      z.maxLength(maxLength, "validation.too_long"),
      z.refine(isSeen, "validation.invalid"),
    );

export const optionalLine = (maxLength: number) =>
  z._default(
    z
      .string("validation.invalid")
      .check(
        z.trim(),
        z.normalize("NFC"),
        z.maxLength(maxLength, "validation.too_long"),
        z.refine(isSeen, "validation.invalid"),
      ),
    "",
  );

/** Names appear in mails to any address that was typed in: a link in a name would turn those mails into spam. */
const LINK = /\/|www\./i;

const LETTER = /\p{L}/u;
/** For an empty field the only message is that it is required. */
const isEmpty = (text: string) => text.trim() === "";
const hasLetter = (text: string) => isEmpty(text) || LETTER.test(text);

export const personName = lineOfText(80).check(
  z.refine((text) => !LINK.test(text) && hasLetter(text), "validation.person_name"),
);

/** A street and a number, or a house name: enough for a courier to find. */
export const streetLine = lineOfText(200).check(
  z.refine((text) => isEmpty(text) || (text.length >= 3 && hasLetter(text)), "validation.street"),
);
export const townName = lineOfText(100).check(
  z.refine((text) => text.length >= 2 && hasLetter(text), "validation.town"),
);

/** Characters that would end an address in a mail header or start another one. */
const FORBIDDEN_IN_EMAIL = /[\s<>(),;:"[\]\\]/;

/** Trimmed and in lower case: the form in which addresses are stored. */
export const emailAddress = z.string("validation.required").check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, "validation.required"),
  z.maxLength(254, "validation.email"),
  z.refine(
    (text) => emailRule(text) === undefined && !FORBIDDEN_IN_EMAIL.test(text) && isSeen(text),
    "validation.email",
  ),
);

const isPhone = (text: string) => phoneRule(text) === undefined;

/** SPEC §5: a plus sign, then 7 to 15 digits; single spaces may sit between digits. */
export const phoneNumber = z
  .string("validation.required")
  .check(
    z.trim(),
    z.minLength(1, "validation.required"),
    z.maxLength(40, "validation.phone"),
    z.refine(isPhone, "validation.phone"),
  );

export const optionalPhoneNumber = z._default(
  z.string("validation.phone").check(
    z.trim(),
    z.maxLength(40, "validation.phone"),
    z.refine((text) => text === "" || isPhone(text), "validation.phone"),
  ),
  "",
);
