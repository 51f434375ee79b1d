import { checkFields, required } from "#core/validation.ts";
import { emailAddress, personName } from "#features/account/domain/person-fields.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { contactCall } from "../contract.ts";
import type { ContactTopic } from "../domain/contact-topic.ts";

const blank = { topic: "", name: "", email: "", number: "", message: "" };

export const contactForm: CallForm<typeof blank, { status: true }> = {
  blank,
  validate: (values) =>
    checkFields(values, {
      topic: [required],
      name: [ruleOf(personName)],
      email: [ruleOf(emailAddress)],
      message: [required],
    }),
  send: (make, { topic, ...said }) => make(contactCall, { ...said, topic: topic as ContactTopic }),
};
