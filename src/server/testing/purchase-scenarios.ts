import { coverPairs, pairsOf } from "./cover-pairs.ts";

const FACTORS = {
  /** One shop of each theme that sells goods. */
  region: ["default", "lv", "pj", "wl", "nl", "ae"],
  who: ["guest", "customer"],
  travel: ["air", "sea"],
  place: ["door", "locker"],
  reduction: ["full price", "code", "part wallet"],
  provider: ["card", "PayPal", "bank", "wallet"],
} as const;
export type PurchaseScenario = { [Name in keyof typeof FACTORS]: (typeof FACTORS)[Name][number] };

/** Guests have no wallet, Aramex has no lockers, and Paysera is at home in the Baltics. */
function isPossible({ region, who, place, reduction, provider }: PurchaseScenario): boolean {
  const isFromWallet = provider === "wallet" || reduction === "part wallet";
  if (isFromWallet && (who === "guest" || (provider === "wallet" && reduction === "part wallet")))
    return false;
  if (provider === "bank" && (region === "nl" || region === "ae")) return false;
  return !(region === "ae" && place === "locker");
}

const combined = Object.entries(FACTORS).reduce<Partial<PurchaseScenario>[]>(
  (ways, [name, values]) =>
    ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value }))),
  [{}],
);
const possible = (combined as PurchaseScenario[]).filter(isPossible);

/** Among equals, the one whose values were taken least. */
function leastUsed(
  equals: readonly PurchaseScenario[],
  chosen: readonly PurchaseScenario[],
): PurchaseScenario {
  const wear = (way: PurchaseScenario) =>
    chosen.reduce((sum, one) => sum + sharedValues(Object.values(way), Object.values(one)), 0);
  return equals.reduce((one, other) => (wear(other) < wear(one) ? other : one));
}

const sharedValues = (some: readonly string[], others: readonly string[]) =>
  some.filter((value) => others.includes(value)).length;

/** Every two values that can come together do so in one of them. */
export const PAIRWISE_SCENARIOS = coverPairs(possible, {
  meets: (way) => pairsOf(Object.values(way)),
  pick: leastUsed,
});

/** As many as a browser has time for: every shop, who and how by every provider, and each way to travel with it. */
export const BROWSER_SCENARIOS = coverPairs(possible, {
  meets: ({ region, who, travel, place, reduction, provider }) => [
    region,
    ...pairsOf([who, travel, place]),
    ...pairsOf([who, provider]),
    ...pairsOf([travel, provider]),
    ...pairsOf([who, reduction]),
  ],
  pick: leastUsed,
});

export const describeScenario = ({
  region,
  who,
  travel,
  place,
  reduction,
  provider,
}: PurchaseScenario): string =>
  `${region}: a ${who} by ${travel} to the ${place}, ${reduction}, by ${provider}`;
