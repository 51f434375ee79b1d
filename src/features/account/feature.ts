import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { joinPersonalData } from "#platform/feature/personal-data.ts";
import { accountApi } from "./server/account.api.ts";
import { type Account, bindAccount } from "./server/account.ts";
import { accountLimits } from "./server/account-deps.ts";
import { authApi } from "./server/auth/auth.api.ts";
import { purgeExpiredSessions } from "./server/auth/sessions.ts";
import { createPasswordHasher } from "./server/passwords/password-hasher.ts";
import { type JoinFor, joinAll } from "./server/respond-with-session.ts";
import { accountContext } from "./shop/account.context.ts";
import { requireOwnPassword } from "./shop/guards.ts";
import { sessionContext } from "./shop/session.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    account: Account;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** What else begins with a session, in its transaction: a guest's cart becomes the customer's. */
    joinSession?: (features: Features) => JoinFor;
  }
}

export const accountFeature = defineFeature({
  name: "account",
  bind(platform, features, collected) {
    const { db, now, limits, recentReads, reportSecurityEvent } = platform;
    const { sites, mail } = features;
    return bindAccount({
      db,
      now,
      recentReads,
      limits,
      reportSecurityEvent,
      hasher: createPasswordHasher(),
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
  nightly: [(_features, { db }) => purgeExpiredSessions(db)],
  limits: accountLimits,
});
