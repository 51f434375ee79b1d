import { defineFeature } from "#platform/feature/feature.ts";
import { problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { GUEST_FORM_DAYS } from "./domain/form-cookie.ts";
import { joinForm, orderFormApi } from "./server/order-form/order-form.api.ts";
import { purgeOldForms } from "./server/order-form/order-form.ts";
import { quotesApi } from "./server/quotes.api.ts";
import { quotesPersonalData } from "./server/quotes.personal-data.ts";
import { bindQuotes, type Quotes } from "./server/quotes.ts";
import { quotesLimits } from "./server/quotes-limits.ts";
import { staffQuotesApi } from "./server/staff/staff-quotes.api.ts";
import { purgeQuoteFiles } from "./server/submission/purge-quote-files.ts";
import { quotesContext } from "./shop/quotes.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    quotes: Quotes;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    SEED: string;
  }
}

export const quotesFeature = defineFeature({
  name: "quotes",
  bind(platform, features) {
    const { sites, mail, account, wallet, orders, pro, delivery, shipping, payments } = features;
    return bindQuotes({
      db: platform.db,
      now: platform.now,
      files: platform.files,
      ...{ account, wallet, orders, delivery, shipping, payments },
      findBenefits: pro.findBenefits,
      postMail: mail.postMail,
      linkTo: sites.linkTo,
      findSite: sites.findSite,
      translatorFor: mail.translatorFor,
      confirmsEstimates: platform.settings.SEED === "demo",
      reportProblem: problemReporter(platform, "quotes"),
    });
  },
  calls: (features, { limits }) => [
    ...orderFormApi({ ...features, limits }),
    ...quotesApi({ ...features, limits }),
  ],
  staffCalls: (features) => staffQuotesApi(features),
  pages: (context, { quotes }) => context.set(quotesContext, quotes),
  joinSession: ({ quotes }) => joinForm(quotes),
  jobs: [everyMinute("expire-quotes", ({ quotes }) => quotes.expireQuotes())],
  nightly: [
    (_features, { db, now }) => purgeOldForms(db, GUEST_FORM_DAYS, now()),
    (_features, { db, files, now }) => purgeQuoteFiles(db, files, now()),
  ],
  limits: quotesLimits,
  personalData: () => ({ quotes: quotesPersonalData }),
});
