import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import type { NameSubjects } from "./server/balance-response.ts";
import { customerLedger } from "./server/customer-ledger.ts";
import { walletApi } from "./server/wallet.api.ts";
import { walletPersonalData } from "./server/wallet.personal-data.ts";
import { bindWallet, type Wallet } from "./server/wallet.ts";
import { walletContext } from "./shop/wallet.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    wallet: Wallet;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Names what a wallet paid for or was refunded for, if it belongs to this feature. */
    walletSubjects?: (features: Features, platform: Platform) => NameSubjects;
  }
}

export const walletFeature = defineFeature({
  name: "wallet",
  bind: (platform, features, collected) =>
    bindWallet({
      db: platform.db,
      async nameSubjects(moves) {
        const naming = collected("walletSubjects").map((part) => part(features, platform)(moves));
        return new Map((await Promise.all(naming)).flatMap((named) => [...named]));
      },
    }),
  customerSections: () => [customerLedger],
  calls: ({ account, wallet }) => walletApi(account, wallet),
  pages: (context, { wallet }) => context.set(walletContext, wallet),
  personalData: ({ wallet }) => ({ wallet: walletPersonalData(wallet) }),
});
