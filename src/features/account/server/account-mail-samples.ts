import { SAMPLE_EMAIL, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import type { Site } from "#features/sites/domain/site.ts";
import {
  emailChangedEmail,
  emailChangeEmail,
  emailChangeRequestedEmail,
  factorsResetEmail,
  oneTimePasswordEmail,
  passwordChangedEmail,
  passwordResetEmail,
  welcomeEmail,
} from "./account-emails.ts";

const named = ({ name, company }: Site, firstName = SAMPLE_NAME) => ({
  firstName,
  shop: name,
  email: SAMPLE_EMAIL,
  help: company.email,
});

/** Account mails as a made-up customer would get them. */
export const accountMailSamples: readonly MailSample[] = [
  {
    kind: "welcome",
    samples: [
      ({ site, linkTo }) => welcomeEmail({ ...named(site), link: linkTo("/user-account") }),
      ({ site, linkTo }) => welcomeEmail({ ...named(site, ""), link: linkTo("/user-account") }),
    ],
  },
  {
    kind: "one-time-password",
    isSecurity: true,
    samples: [
      ({ site, linkTo }) =>
        oneTimePasswordEmail({ ...named(site), password: "abcd-efgh", link: linkTo("/login") }),
    ],
  },
  {
    kind: "password-reset",
    isSecurity: true,
    samples: [
      ({ site, linkTo }) =>
        passwordResetEmail({ ...named(site), link: linkTo("/password-reset/sample") }),
      ({ site, linkTo }) =>
        passwordResetEmail({ ...named(site, ""), link: linkTo("/password-reset/sample") }),
    ],
  },
  {
    kind: "password-changed",
    isSecurity: true,
    samples: [
      ({ site, linkTo }) =>
        passwordChangedEmail({
          ...named(site),
          email: site.company.email,
          link: linkTo("/user-account"),
        }),
    ],
  },
  {
    kind: "email-change",
    isSecurity: true,
    samples: [
      ({ site, linkTo }) =>
        emailChangeEmail({ ...named(site), link: linkTo("/email-change/sample") }),
    ],
  },
  {
    kind: "email-change-asked",
    isSecurity: true,
    samples: [({ site }) => emailChangeRequestedEmail(named(site))],
  },
  {
    kind: "email-changed",
    isSecurity: true,
    samples: [({ site }) => emailChangedEmail(named(site))],
  },
  {
    kind: "factors-reset",
    isSecurity: true,
    samples: [({ site }) => factorsResetEmail({ ...named(site), email: site.company.email })],
  },
];
