import { setTimeout as pause } from "node:timers/promises";
import { buyStubbornly, type Wares } from "#server/fixtures/purchases/stubborn-buyer.ts";
import type { Traffic } from "./traffic.ts";

/** A purchase is acknowledged when the shop has responded that the order is paid. */
export type Purchase = {
  /** The buyer's number, which is in their e-mail address. */
  at: number;
  /** The checkout's slug. */
  slug: string;
  /** The fault at that time. */
  during: string;
  /** The database lost it with all transactions of that moment, as it may without a synchronous standby. */
  mayBeLost?: boolean;
};

/** A buyer whose purchase was never acknowledged, and why: the shop lost the checkout or refused for too long. */
type GivenUp = { at: number; why: string; during: string };

type BuyersOptions = {
  origin: string;
  sandboxUrl: string;
  wares: Wares;
  random: (below: number) => number;
  traffic: Traffic;
  /** How long a buyer waits before the next purchase. */
  pauseMs: number;
};

/** Guests who buy one after another until they are stopped; then they finish what they have begun. */
export function startBuyers(options: BuyersOptions, atOnce: number) {
  const { origin, sandboxUrl, wares, random, traffic, pauseMs } = options;
  const purchases: Purchase[] = [];
  const givenUp: GivenUp[] = [];
  let begun = 0;
  /** Buyers who began before this one may find that their checkout is lost. */
  let lossyBefore = 0;
  let during = "before all";
  let isOver = false;
  let goesOn = Promise.withResolvers<void>();
  goesOn.resolve();
  const shop = {
    origin,
    sandbox: { url: sandboxUrl },
    isUp: () => pause(250),
    note: traffic.onRequest,
    onAnswer: traffic.onAnswer,
    // In this test a minute passes by itself.
    aMinutePasses: async () => {},
  };

  async function buy(at: number): Promise<void> {
    try {
      const slug = await buyStubbornly(shop, { at, wares, random });
      purchases.push({ at, slug, during });
    } catch (error) {
      givenUp.push({ at, why: String(error), during });
    }
  }

  const buyers = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      await goesOn.promise;
      await buy(begun++);
      await pause(pauseMs);
    }
  });
  return {
    purchases,
    setFault(name: string): void {
      during = name;
    },
    /** The database lost what it acknowledged since: purchases from this one on and those under way may be lost. */
    allowLoss(from: number): Purchase[] {
      lossyBefore = begun;
      const lossy = purchases.slice(from);
      for (const purchase of lossy) purchase.mayBeLost = true;
      return lossy;
    },
    /** Buyers who gave up without an excuse. */
    gaveUp: () => givenUp.filter(({ at }) => at >= lossyBefore),
    /** No new purchases begin; those under way finish. */
    pause(): void {
      goesOn = Promise.withResolvers();
    },
    goOn: () => goesOn.resolve(),
    isIdle: () => begun === purchases.length + givenUp.length,
    async stop(): Promise<void> {
      isOver = true;
      goesOn.resolve();
      await Promise.all(buyers);
    },
  };
}
export type Buyers = ReturnType<typeof startBuyers>;
