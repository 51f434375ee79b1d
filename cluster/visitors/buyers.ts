import { setTimeout as pause } from "node:timers/promises";
import { buyStubbornly, type Wares } from "#server/fixtures/purchases/stubborn-buyer.ts";
import type { Traffic } from "./traffic.ts";

/** Acknowledged: the shop has answered that the order is paid. */
export type Purchase = {
  /** Their number, which is in their e-mail address. */
  at: number;
  /** Of the checkout. */
  slug: string;
  /** What happened just then. */
  during: string;
  /** The database lost it with everything else of that moment, as one without a synchronous standby may. */
  mayBeLost?: boolean;
};

/** Who was never answered so, and why: the shop had lost their checkout, or refused them for very long. */
type GivenUp = { at: number; why: string; during: string };

type BuyersOptions = {
  origin: string;
  sandboxUrl: string;
  wares: Wares;
  random: (below: number) => number;
  traffic: Traffic;
  /** How long somebody who has bought looks around before they buy again. */
  pauseMs: number;
};

/** Guests who buy one after another until they are stopped, and finish what they began then. */
export function startBuyers(options: BuyersOptions, atOnce: number) {
  const { origin, sandboxUrl, wares, random, traffic, pauseMs } = options;
  const purchases: Purchase[] = [];
  const givenUp: GivenUp[] = [];
  let begun = 0;
  /** Whoever began before this one may find that their checkout is gone. */
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
    // Here it passes by itself.
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
    /** The database lost what it acknowledged since: of the purchases from this one on, and of those who are at it. */
    allowLoss(from: number): Purchase[] {
      lossyBefore = begun;
      const lossy = purchases.slice(from);
      for (const purchase of lossy) purchase.mayBeLost = true;
      return lossy;
    },
    /** Whom nothing excuses. */
    gaveUp: () => givenUp.filter(({ at }) => at >= lossyBefore),
    /** Nobody begins anew; those who are at it finish. */
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
