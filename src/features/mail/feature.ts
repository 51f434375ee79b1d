import { createMemo } from "#core/cache.ts";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import { withOwn } from "#features/sites/server/get-messages.ts";
import type { OwnTextsStore } from "#features/sites/server/texts/own-texts.ts";
import { createTranslator, type Messages, type Translate } from "#i18n/translator.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { defineJob } from "#platform/jobs/job.ts";
import { mailPersonalData } from "./server/mail.personal-data.ts";
import { purgeSentMails } from "./server/mail.repository.ts";
import { mailStaffApi } from "./server/mail.staff-api.ts";
import { bindMail, type Mail } from "./server/mail.ts";
import { mailGauges } from "./server/mail-gauges.ts";
import type { StaffMailDeps } from "./server/staff-mails.ts";
import type { MailSample } from "./server/texts/mail-sample.ts";
import { mailTextsStaffApi } from "./server/texts/mail-texts.staff-api.ts";
import { mailLimits } from "./server/texts/send-test-mail.ts";

const SENT_MAIL_DAYS = 90;

declare module "#platform/feature/features.ts" {
  interface Features {
    mail: Mail;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** All mails that the feature sends, as samples for editing their texts. */
    mailSamples?: readonly MailSample[];
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
  bind: ({ db, jobs, mailAdapter, emailMessages }, features, collected) =>
    bindMail({
      db,
      adapter: mailAdapter,
      findSite: features.sites.findSite,
      originOf: features.sites.originOf,
      translatorFor: translators(emailMessages, features.sites.ownTexts),
      samples: () => collected("mailSamples").flat(),
      enqueue: (tx, job, options) => jobs.enqueue(tx, sendMailJob, job, options),
    }),
  staffCalls: ({ sites, mail }, { db, jobs, limits, emailMessages }) => {
    const enqueue: StaffMailDeps["enqueue"] = (tx, job, options) =>
      jobs.enqueue(tx, sendMailJob, job, options);
    const { samples } = mail;
    const { originOf, linkTo } = sites;
    return [
      ...mailStaffApi({ db, enqueue }),
      ...mailTextsStaffApi({
        db,
        enqueue,
        limits,
        emailMessages,
        samples,
        originOf,
        linkTo,
        sites,
      }),
    ];
  },
  limits: mailLimits,
  jobs: [sendMailJob],
  gauges: ({ db }) => mailGauges(db),
  nightly: [(_features, { db }, night) => purgeSentMails(db, SENT_MAIL_DAYS, night)],
  personalData: ({ mail }) => ({ mails: mailPersonalData(mail) }),
  close: ({ mail }) => mail.close(),
});

/** Cached per language, and per site with its own texts: creating plural rules takes as long as a small mail. */
function translators(
  tables: Readonly<Record<string, Messages>>,
  ownTexts: Pick<OwnTextsStore, "of">,
) {
  const made = createMemo<string, Translate>();
  return (language: string, siteId?: number): Translate => {
    const known = language in tables ? language : "en";
    const own = siteId === undefined ? undefined : ownTexts.of(siteId)?.tables[known];
    const table = withOwn(tables[known] ?? {}, own);
    return made(table, known, () => createTranslator(known, table));
  };
}
