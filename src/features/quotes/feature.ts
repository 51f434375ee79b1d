import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { GUEST_FORM_DAYS } from "./domain/form-line.ts";
import { quoteRecord } from "./domain/quote-record.ts";
import { customerQuotes } from "./server/customer-quotes.ts";
import { joinForm, orderFormApi } from "./server/order-form/order-form.api.ts";
import { purgeOldForms } from "./server/order-form/order-form.ts";
import { purgeQuoteFiles } from "./server/quote-files.ts";
import { quoteMailSamples } from "./server/quote-mail-samples.ts";
import { quoteQueues, quoteWork } from "./server/quote-work.ts";
import { quotesApi } from "./server/quotes.api.ts";
import { quotesPersonalData } from "./server/quotes.personal-data.ts";
import { selectSitesOfQuoteFile } from "./server/quotes.repository.ts";
import { quotesStaffApi } from "./server/quotes.staff-api.ts";
import { bindQuotes, type Quotes } from "./server/quotes.ts";
import { type QuotesDeps, quoteProblems, quotesLimits } from "./server/quotes-deps.ts";
import { quotesContext } from "./shop/quotes.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    quotes: Quotes;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    /** A rule confirms ordinary estimates in place of staff. */
    CONFIRM_ESTIMATES: boolean;
  }
}

function quotesDeps(platform: Platform, features: Features): QuotesDeps {
  const { sites, mail, account, wallet, orders, pro, delivery, shipping, payments } = features;
  return {
    db: platform.db,
    now: platform.now,
    files: platform.files,
    ...{ account, wallet, orders, delivery, shipping, payments },
    findBenefits: pro.findBenefits,
    postMail: mail.postMail,
    linkTo: sites.linkTo,
    findSite: sites.findSite,
    translatorFor: mail.translatorFor,
    confirmsEstimates: platform.settings.CONFIRM_ESTIMATES,
    reportProblem: problemReporter(platform, "quotes", quoteProblems),
  };
}

export const quotesFeature = defineFeature({
  name: "quotes",
  problems: quoteProblems,
  bind: (platform, features) => bindQuotes(quotesDeps(platform, features)),
  calls: (features, { limits }) => [
    ...orderFormApi({ ...features, limits }),
    ...quotesApi({ ...features, limits }),
  ],
  customerSections: () => [customerQuotes],
  officeRecords: [quoteRecord],
  workRecords: [quoteWork],
  queues: quoteQueues,
  staffCalls: (features, platform) => quotesStaffApi(quotesDeps(platform, features)),
  pages: (context, { quotes }) => context.set(quotesContext, quotes),
  joinSession: ({ quotes }) => joinForm(quotes),
  jobs: [everyMinute("expire-quotes", ({ quotes }) => quotes.expireQuotes())],
  nightly: [
    (_features, { db, now }, night) => purgeOldForms(db, GUEST_FORM_DAYS, now(), night),
    (_features, { db, files, now }) => purgeQuoteFiles(db, files, now()),
  ],
  mailSamples: quoteMailSamples,
  limits: quotesLimits,
  fileSites: { quote: selectSitesOfQuoteFile },
  personalData: () => ({ quotes: quotesPersonalData }),
});
