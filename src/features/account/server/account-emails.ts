import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";

/** What we write to customers about their account; each is handed to `postMail` as `write`. */

type Named = { firstName: string; shop: string };

const greeting = (t: Translate, { firstName }: Named) =>
  firstName ? t("mail.hello_name", { name: firstName }) : t("mail.hello");

export const welcomeEmail =
  (values: Named & { link: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.welcome.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.welcome.text", { shop: values.shop }), t("mail.welcome.what")],
    button: { label: t("mail.welcome.button"), href: values.link },
    note: t("mail.welcome.note"),
  });

export const oneTimePasswordEmail =
  (values: Named & { password: string; link: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.one_time.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.one_time.text", { shop: values.shop }), t("mail.one_time.replace")],
    code: values.password,
    button: { label: t("mail.one_time.button"), href: values.link },
    note: t("mail.not_you"),
  });

export const passwordResetEmail =
  (values: Named & { link: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.reset.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.reset.text", { shop: values.shop }), t("mail.reset.hour")],
    button: { label: t("mail.reset.button"), href: values.link },
    note: t("mail.not_you"),
  });

/** Sent to the new address. */
export const emailChangeEmail =
  (values: Named & { link: string; email: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.email_change.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [
      t("mail.email_change.text", { shop: values.shop, email: values.email }),
      t("mail.email_change.day"),
    ],
    button: { label: t("mail.email_change.button"), href: values.link },
    note: t("mail.email_change.note"),
  });

/** Sent to the old address. `help` is where customers write if they did not ask for the change. */
export const emailChangeRequestedEmail =
  (values: Named & { email: string; help: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.email_asked.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [
      t("mail.email_asked.text", { shop: values.shop, email: values.email }),
      t("mail.email_asked.nothing_yet"),
    ],
    note: t("mail.changed.note", { email: values.help }),
  });

/** Sent to the old address after the change. */
export const emailChangedEmail =
  (values: Named & { email: string; help: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.email_changed.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.email_changed.text", { shop: values.shop, email: values.email })],
    note: t("mail.changed.note", { email: values.help }),
  });

/** Tells a staff member that their second factor no longer opens the office. */
export const factorsResetEmail =
  (values: Named & { email: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.factors_reset.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.factors_reset.text", { shop: values.shop }), t("mail.factors_reset.anew")],
    note: t("mail.factors_reset.note", { email: values.email }),
  });

export const passwordChangedEmail =
  (values: Named & { link: string; email: string }) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.changed.subject", { shop: values.shop }),
    title: greeting(t, values),
    paragraphs: [t("mail.changed.text", { shop: values.shop }), t("mail.changed.sessions")],
    button: { label: t("mail.changed.button"), href: values.link },
    note: t("mail.changed.note", { email: values.email }),
  });
