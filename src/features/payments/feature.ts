import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { everyMinute, hourly } from "#platform/jobs/job.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { paymentMailSamples } from "./server/emails/payment-mail-samples.ts";
import { purgeExpiredKeys } from "./server/idempotency/idempotency-keys.repository.ts";
import { recentMethods } from "./server/pay.ts";
import type { Payable } from "./server/payable.ts";
import { paymentGauges } from "./server/payment-gauges.ts";
import { balanceApi, paymentsApi, paymentWebhooks } from "./server/payments.api.ts";
import { paymentsPersonalData } from "./server/payments.personal-data.ts";
import { paymentsStaffApi } from "./server/payments.staff-api.ts";
import { bindPayments, type Payments } from "./server/payments.ts";
import { type Providers, paymentProblems } from "./server/payments-deps.ts";
import { knownProviders } from "./server/staff-methods/known-provider.ts";
import { topUpPayable } from "./server/top-up-payable.ts";
import { walletProvider } from "./server/wallet-provider.ts";
import { payerContext } from "./shop/payer.context.ts";
import { paymentsContext } from "./shop/payments.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    payments: Payments;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Platform {
    providers: Providers;
  }
  interface Settings {
    REFUND_UNKNOWN_PAYMENTS: boolean;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** What can be paid for; payments know nothing else about it. */
    payables?: (features: Features, platform: Platform) => readonly Payable[];
  }
}

export const paymentsFeature = defineFeature({
  name: "payments",
  problems: paymentProblems,
  bind(platform, features, collected) {
    const { wallet, sites } = features;
    const { opened, cardForm } = platform.providers;
    return bindPayments({
      db: platform.db,
      methodsOf: recentMethods(platform),
      now: platform.now,
      refundsStrays: platform.settings.REFUND_UNKNOWN_PAYMENTS,
      wallet,
      providers: [...opened, walletProvider(wallet)],
      stripe: cardForm,
      known: knownProviders(
        platform.providers,
        (variable) => Boolean(Reflect.get(platform.settings, variable)),
        { id: PROVIDERS.wallet, title: "" },
      ),
      payables: () => collected("payables").flatMap((part) => part(features, platform)),
      visitorOf: (cookies) => features.cart.visitorOf(cookies),
      linkTo: sites.linkTo,
      reportProblem: problemReporter(platform, "payments", paymentProblems),
    });
  },
  calls: (features) => [
    ...paymentsApi(features.account, features.payments),
    ...balanceApi(features),
  ],
  staffCalls: ({ sites, payments }, { db, providers }) =>
    paymentsStaffApi({
      db,
      opened: providers.opened,
      known: payments.knownProviders(),
      siteIds: () => sites.registry.all().map(({ id }) => id),
    }),
  webhooks: ({ payments }, { providers }) => paymentWebhooks(payments, providers.webhooks),
  pages(context, { account, payments }, page) {
    context.set(paymentsContext, payments);
    context.set(payerContext, async () => ({
      customerId: (await account.sessionOf(page))?.customer.id,
      visitorHash: payments.visitorOf(page.cookies),
    }));
  },
  jobs: [
    everyMinute("look-up-payments", ({ payments }) => payments.sweepPayments()),
    hourly("reconcile-payments", ({ payments }) => payments.reconcilePayments()),
  ],
  nightly: [(_features, { db }, night) => purgeExpiredKeys(db, night)],
  gauges: ({ db }) => paymentGauges(db),
  mailSamples: paymentMailSamples,
  payables: ({ wallet, mail, sites }) => [
    topUpPayable({
      wallet,
      postMail: mail.postMail,
      findSite: sites.findSite,
      linkTo: sites.linkTo,
    }),
  ],
  personalData: (_features, { now }) => ({ payments: paymentsPersonalData({ now }) }),
});
