import { createMemo } from "#core/cache.ts";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { createTranslator, type Messages, type Translate } from "#i18n/translator.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { defineJob } from "#platform/jobs/job.ts";
import { purgeSentMails } from "./server/mail.repository.ts";
import { mailStaffApi } from "./server/mail.staff-api.ts";
import { bindMail, type Mail } from "./server/mail.ts";
import { mailGauges } from "./server/mail-gauges.ts";

const SENT_MAIL_DAYS = 90;

declare module "#platform/feature/features.ts" {
  interface Features {
    mail: Mail;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    SMTP_CONNECTIONS: number;
  }
  interface Platform {
    /** All texts of mails, by language. */
    emailMessages: Readonly<Record<string, Messages>>;
  }
}

const sendMailJob = defineJob<{ mailId: number }>({
  name: "send-mail",
  retries: {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR_SECONDS,
    expireInSeconds: 2 * MINUTE_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
  atOnce: ({ settings }) => settings.SMTP_CONNECTIONS,
  run: ({ mail }, job) => mail.sendMail(job),
});

export const mailFeature = defineFeature({
  name: "mail",
  bind: ({ db, jobs, mailAdapter, emailMessages }, { sites }) =>
    bindMail({
      db,
      adapter: mailAdapter,
      findSite: sites.findSite,
      originOf: sites.originOf,
      translatorFor: translators(emailMessages),
      enqueue: (tx, job, options) => jobs.enqueue(tx, sendMailJob, job, options),
    }),
  staffCalls: (_features, { db, jobs }) =>
    mailStaffApi({
      db,
      enqueue: (tx, job, options) => jobs.enqueue(tx, sendMailJob, job, options),
    }),
  jobs: [sendMailJob],
  gauges: ({ db }) => mailGauges(db),
  nightly: [(_features, { db }) => purgeSentMails(db, SENT_MAIL_DAYS)],
  personalData: ({ mail }) => ({
    mails: {
      export: (db, { customerId }) => mail.exportMails(db, customerId),
      erase: mail.eraseMails,
      eraseCopies: ({ email }) => mail.deleteCopies(email),
    },
  }),
  close: ({ mail }) => mail.close(),
});

/** Made once for each language: plural rules alone take as long as a small mail. */
function translators(tables: Readonly<Record<string, Messages>>) {
  const made = createMemo<string, Translate>();
  return (language: string): Translate => {
    const known = language in tables ? language : "en";
    return made(tables, known, () => createTranslator(known, tables[known] ?? {}));
  };
}
