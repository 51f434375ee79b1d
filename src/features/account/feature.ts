import { customerMails } from "#features/mail/server/customer-mails.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { joinPersonalData } from "#platform/feature/personal-data.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { customerRecord } from "./domain/customer-record.ts";
import { accountApi } from "./server/account.api.ts";
import { type Account, bindAccount } from "./server/account.ts";
import { accountLimits } from "./server/account-deps.ts";
import { accountMailSamples } from "./server/account-mail-samples.ts";
import { authApi } from "./server/auth/auth.api.ts";
import { purgeExpiredSessions } from "./server/auth/sessions.ts";
import { createPasswordHasher, type PasswordHasher } from "./server/passwords/password-hasher.ts";
import { type JoinFor, joinAll } from "./server/respond-with-session.ts";
import type { CustomerSection } from "./server/staff-customers/customer-section.ts";
import { selectCustomerSites } from "./server/staff-customers/staff-customers.repository.ts";
import { staffCustomersApi } from "./server/staff-customers/staff-customers.staff-api.ts";
import type { StaffCustomersDeps } from "./server/staff-customers/staff-customers-deps.ts";
import { accountContext } from "./shop/account.context.ts";
import { requireOwnPassword } from "./shop/guards.ts";
import { sessionContext } from "./shop/session.context.ts";
import { listCustomersCall, staffCustomerCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    account: Account;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** Set by tests, whose passwords need no protection. */
    hasher?: PasswordHasher;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Runs in the transaction that opens a session, e.g. to turn the guest's cart into the customer's. */
    joinSession?: (features: Features) => JoinFor;
    /** What this feature shows about a customer on the customer's page in the office. */
    customerSections?: (features: Features, platform: Platform) => CustomerSection[];
  }
}

/** Staff calls about customers need more than the account feature: they show what every feature knows of a customer. */
const staffCustomersDeps = (
  platform: Platform,
  features: Features,
): Omit<StaffCustomersDeps, keyof Account["staffDeps"]> => ({
  findSite: features.sites.findSite,
  suiteOf: (customerId) => features.forwarding.suiteOf(customerId),
  customerOfSuite: (suite) => features.forwarding.customerOfSuite(suite),
  balanceOf: (customerId) => features.wallet.readBalance(customerId, platform.db),
  listNotes: (record, readerId) => features.records.listNotes(record, readerId),
});

export const accountFeature = defineFeature({
  name: "account",
  bind(platform, features, collected) {
    const { db, now, limits, recentReads, reportSecurityEvent } = platform;
    const { sites, mail } = features;
    return bindAccount({
      // The account imports the mail feature, so the mail feature cannot contribute its own section.
      sections: () => [
        ...collected("customerSections").flatMap((part) => part(features, platform)),
        customerMails,
      ],
      db,
      now,
      recentReads,
      limits,
      reportSecurityEvent,
      hasher: platform.hasher ?? createPasswordHasher(),
      postMail: mail.postMail,
      linkTo: sites.linkTo,
      personalData: () =>
        joinPersonalData(collected("personalData").map((part) => part(features, platform))),
      countUnpaid: async (customerId, site) => ({
        orders: await features.orders.countUnpaidOrders(customerId),
        parcels: await features.forwarding.countUnpaidRequests(customerId, site),
      }),
    });
  },
  calls: (features, _platform, collected) => [
    ...authApi(
      features.account,
      joinAll(...collected("joinSession").map((part) => part(features))),
    ),
    ...accountApi(features.account),
  ],
  pages(context, { account }, page) {
    context.set(accountContext, account);
    context.set(sessionContext, async () =>
      requireOwnPassword(context, page, await account.anySessionOf(page)),
    );
  },
  notedRecords: [
    {
      kind: customerRecord.kind,
      roles: ["orders", "finance", "support"],
      readers: staffCustomerCall.staff.roles,
      selectSites: selectCustomerSites,
      path: customerRecord.to,
      title: customerRecord.title,
    },
  ],
  officeRecords: [customerRecord],
  viewedLists: { customers: listCustomersCall.staff },
  staffCalls: (features, platform) =>
    staffCustomersApi({
      ...features.account.staffDeps,
      ...staffCustomersDeps(platform, features),
    }),
  nightly: [(_features, { db }, night) => purgeExpiredSessions(db, night)],
  mailSamples: accountMailSamples,
  limits: accountLimits,
});
