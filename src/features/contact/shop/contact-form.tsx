import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { checkFields, required } from "#core/validation.ts";
import { emailAddress, personName } from "#features/account/domain/person-fields.ts";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { type CallForm, type RefusedForm, unchecked } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea, TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { contactCall } from "../contract.ts";
import {
  CONTACT_LIMITS,
  CONTACT_TOPICS,
  type ContactTopic,
  isTopic,
} from "../domain/contact-topic.ts";

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
  send: (make, { topic, ...rest }) =>
    make(contactCall, { ...rest, topic: unchecked<ContactTopic>(topic) }),
};

type ContactFormProps = { posted: RefusedForm | undefined; isSent: boolean };

/** Sends a message to the mailbox of its topic. */
export function ContactForm({ posted, isSent: wasSent }: ContactFormProps) {
  const t = useT();
  const [isSent, setSent] = useState(wasSent);
  const section = useRef<HTMLElement>(null);
  // The form was higher than the notice that replaces it: on a phone the notice would be out of sight.
  useEffect(() => {
    if (isSent) section.current?.scrollIntoView({ block: "start" });
  }, [isSent]);
  return (
    <section
      ref={section}
      className="panel mb-8 scroll-mt-(--reading-top)"
      id="write"
      aria-labelledby="write-to-us"
    >
      <h2 id="write-to-us" className="h2 mb-4">
        {t("contact.title")}
      </h2>
      {isSent ? (
        <Notice
          kind="good"
          announce
          takesFocus
          title={t("contact.sent.title")}
          action={<Button onClick={() => setSent(false)}>{t("contact.sent.again")}</Button>}
        >
          {t("contact.sent.text")}
        </Notice>
      ) : (
        <Fields posted={posted} onSent={() => setSent(true)} />
      )}
    </section>
  );
}

type FieldsProps = { posted: RefusedForm | undefined; onSent: () => void };

function Fields({ posted, onSent }: FieldsProps) {
  const t = useT();
  const [query] = useSearchParams();
  const { forwarding } = useShell().config.site.switches;
  const topics = CONTACT_TOPICS.filter((topic) => forwarding || topic !== "parcel");
  const form = useCallForm(contactForm, { posted, onDone: onSent });
  const user = useCurrentUser();
  // The page is the same for all visitors; values from the URL and the customer's data are filled in after hydration.
  const fillIn = useEffectEvent(form.fillIn);
  useEffect(() => {
    const topic = query.get("topic");
    fillIn({ topic: isTopic(topic) ? topic : "", number: query.get("number") ?? "" });
  }, [query]);
  useEffect(() => {
    if (!user) return;
    fillIn({ name: `${user.first_name} ${user.last_name}`.trim(), email: user.email });
  }, [user]);
  return (
    <Form form={form} action="?#write" label={t("contact.title")}>
      <SelectField
        label={t("contact.topic_label")}
        placeholder={t("contact.choose")}
        options={topics.map((topic) => ({
          value: topic,
          label: t(`contact.topic.${topic}`),
        }))}
        {...form.text("topic")}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          label={t("contact.name")}
          autoComplete="name"
          maxLength={CONTACT_LIMITS.name}
          {...form.text("name")}
        />
        <TextField
          label={t("contact.email")}
          type="email"
          autoComplete="email"
          {...form.text("email")}
        />
      </div>
      <TextField
        label={t("contact.number")}
        hint={t("contact.number_hint")}
        optional
        maxLength={CONTACT_LIMITS.number}
        {...form.text("number")}
      />
      <TextArea
        label={t("contact.message")}
        rows={6}
        maxLength={CONTACT_LIMITS.message}
        {...form.text("message")}
      />
      <FormProblem form={form} />
      <SubmitButton form={form} big>
        {t("contact.send")}
      </SubmitButton>
    </Form>
  );
}
