import * as z from "zod/mini";
import { hasVisible } from "#core/validation.ts";
import { emailAddress, optionalLine, personName } from "#features/account/domain/person-fields.ts";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { CONTACT_LIMITS, CONTACT_TOPICS } from "./domain/contact-topic.ts";

export const contactMessage = z
  .string("validation.required")
  .check(
    z.trim(),
    z.refine(hasVisible, "validation.required"),
    z.maxLength(CONTACT_LIMITS.message, "validation.too_long"),
  );

export const contactCall = defineCall({
  path: "/api/contact",
  tag: "contact",
  summary: "Writes to the shop; the topic says which box it comes to",
  input: z.object({
    topic: z.enum(CONTACT_TOPICS, "validation.required"),
    name: personName,
    email: emailAddress,
    number: optionalLine(CONTACT_LIMITS.number),
    message: contactMessage,
  }),
  output: z.object({ status: z.literal(true) }),
});

export type ContactInput = InputOf<typeof contactCall>;
