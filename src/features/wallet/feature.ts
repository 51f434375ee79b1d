import { toCents } from "#core/money.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { type Collected, defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import type { NameSubjects } from "./server/balance-response.ts";
import type { WhenCorrected } from "./server/corrections/adjust-balance.ts";
import { customerLedger } from "./server/customer-ledger.ts";
import { walletStaffApi } from "./server/staff-wallet/wallet.staff-api.ts";
import { walletApi } from "./server/wallet.api.ts";
import { walletPersonalData } from "./server/wallet.personal-data.ts";
import { bindWallet, type Wallet } from "./server/wallet.ts";
import { walletContext } from "./shop/wallet.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    wallet: Wallet;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Settings {
    /** In euros; larger corrections of a wallet only the owner makes. */
    WALLET_CORRECTION_LIMIT: number;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Names what a wallet paid for or was refunded for, if it belongs to this feature. */
    walletSubjects?: (features: Features, platform: Platform) => NameSubjects;
    /** Ends what a correction of a wallet by staff was asked for, or refuses it, in its transaction. */
    walletCorrected?: (features: Features, platform: Platform) => WhenCorrected;
  }
}

const nameSubjectsOf =
  (platform: Platform, features: Features, collected: Collected): NameSubjects =>
  async (moves) => {
    const naming = collected("walletSubjects").map((part) => part(features, platform)(moves));
    return new Map((await Promise.all(naming)).flatMap((named) => [...named]));
  };

export const walletFeature = defineFeature({
  name: "wallet",
  bind: (platform, features, collected) =>
    bindWallet({
      db: platform.db,
      nameSubjects: nameSubjectsOf(platform, features, collected),
      whenCorrected: () => collected("walletCorrected").map((part) => part(features, platform)),
    }),
  customerSections: () => [customerLedger],
  calls: ({ account, wallet }) => walletApi(account, wallet),
  staffCalls: ({ sites, wallet }, { db, now, settings }) =>
    walletStaffApi({
      db,
      now,
      nameSubjects: wallet.nameSubjects,
      whenCorrected: wallet.whenCorrected,
      limitCents: toCents(settings.WALLET_CORRECTION_LIMIT),
      clockOf: (siteId) => workClockOf(sites.findSite(siteId)),
    }),
  pages: (context, { wallet }) => context.set(walletContext, wallet),
  personalData: ({ wallet }) => ({ wallet: walletPersonalData(wallet) }),
});
