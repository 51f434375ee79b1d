import { setTimeout as pause } from "node:timers/promises";
import { buyStubbornly, type Wares } from "#server/fixtures/purchases/stubborn-buyer.ts";
import type { Traffic } from "./traffic.ts";

export type Purchase = {
  /** Their number, which is in their e-mail address. */
  at: number;
  /** Of the checkout, once the shop has told them that it is paid. */
  slug: string;
  /** The database lost it with everything else of that moment, as one without a synchronous standby may. */
  mayBeLost?: boolean;
};

type BuyersOptions = {
  origin: string;
  sandboxUrl: string;
  wares: Wares;
  random: (below: number) => number;
  traffic: Traffic;
};

/** Guests who buy one after another until they are told to stop, and finish what they began then. */
export function startBuyers(options: BuyersOptions, atOnce: number) {
  const { origin, sandboxUrl, wares, random, traffic } = options;
  const purchases: Purchase[] = [];
  /** Whose checkout the shop forgot: only where the database lost what it had acknowledged. */
  const forgotten: number[] = [];
  let begun = 0;
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

  const buyers = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      await goesOn.promise;
      const at = begun++;
      try {
        const slug = await buyStubbornly(shop, { at, wares, random });
        purchases.push({ at, slug });
      } catch {
        forgotten.push(at);
      }
    }
  });
  return {
    purchases,
    forgotten,
    /** Nobody begins anew; those who are at it finish. */
    pause(): void {
      goesOn = Promise.withResolvers();
    },
    goOn: () => goesOn.resolve(),
    isIdle: () => begun === purchases.length + forgotten.length,
    async stop(): Promise<void> {
      isOver = true;
      goesOn.resolve();
      await Promise.all(buyers);
    },
  };
}
export type Buyers = ReturnType<typeof startBuyers>;
