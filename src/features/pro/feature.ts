import { planContext } from "#features/account/shop/plan.context.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { proMailSamples } from "./server/emails/pro-mail-samples.ts";
import { planInvoices } from "./server/plan-invoices.ts";
import { proApi, proLimits } from "./server/pro.api.ts";
import { proPersonalData } from "./server/pro.personal-data.ts";
import { bindPro, type Pro } from "./server/pro.ts";
import { planProblems } from "./server/pro-deps.ts";
import { proContext } from "./shop/pro.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    pro: Pro;
  }
}

export const proFeature = defineFeature({
  name: "pro",
  problems: planProblems,
  bind: (platform, { sites, mail, wallet, invoices }) =>
    bindPro({
      db: platform.db,
      recentReads: platform.recentReads,
      now: platform.now,
      wallet,
      invoices: planInvoices(invoices),
      translatorFor: mail.translatorFor,
      postMail: mail.postMail,
      linkTo: sites.linkTo,
      findSite: sites.findSite,
      reportProblem: problemReporter(platform, "pro", planProblems),
    }),
  calls: (features, { limits }) => proApi({ ...features, limits }),
  pages(context, { pro }) {
    context.set(proContext, pro);
    context.set(planContext, pro.summarisePlan);
  },
  jobs: [everyMinute("renew-plans", ({ pro }) => pro.renewPlans())],
  mailSamples: proMailSamples,
  limits: proLimits,
  personalData: () => ({ pro: proPersonalData }),
});
