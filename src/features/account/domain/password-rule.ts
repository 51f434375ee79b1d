import * as z from "zod/mini";

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Product notes §6: 8–128 characters, no composition rules. The server alone knows the common ones (`weak-password.ts`). */
export const newPassword = z
  .string("validation.required")
  .check(
    z.minLength(1, "validation.required"),
    z.minLength(PASSWORD_MIN, "validation.password_short"),
    z.maxLength(PASSWORD_MAX, "validation.password_long"),
  );

/** Login does not check a password's form, only its length, because hashing long texts is expensive. */
export const enteredPassword = z
  .string("validation.required")
  .check(z.minLength(1, "validation.required"), z.maxLength(1024, "validation.password_long"));
