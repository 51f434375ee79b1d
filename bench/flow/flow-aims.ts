import type { Aim } from "../results.ts";
import type { FlowResults, Way } from "./flow-results.ts";

/** The aims are for this many buyers at once. */
const AT_ONCE = 16;
const LEAST_PER_SECOND = { guest: 100, wallet: 60, cartFetch: 1500, cartAdd: 800 };
const MOST_BESIDE_READERS = 3;

/** Aims for a quiet machine of two cores. */
export function judgeFlow({ levels, calls }: FlowResults): Aim[] {
  const perSecondOf = (way: Way) =>
    levels.find((level) => level.way === way && level.buyers === AT_ONCE)?.alone.perSecond ?? 0;
  return [
    atLeast(`orders of guests, ${AT_ONCE} at once`, LEAST_PER_SECOND.guest, perSecondOf("guest")),
    atLeast(
      `orders of wallets, ${AT_ONCE} at once`,
      LEAST_PER_SECOND.wallet,
      perSecondOf("wallet"),
    ),
    atLeast("cart/fetch", LEAST_PER_SECOND.cartFetch, calls.cartFetch.perSecond),
    atLeast("cart/add", LEAST_PER_SECOND.cartAdd, calls.cartAdd.perSecond),
    ...levels.map(({ way, buyers, alone, beside }): Aim => {
      const ratio = beside.p99 / alone.p99;
      return {
        name: `p99 beside readers against alone: ${way}, ${buyers} at once`,
        aim: `at most ${MOST_BESIDE_READERS}×`,
        measured: `${ratio.toFixed(1)}×`,
        isMet: ratio <= MOST_BESIDE_READERS,
      };
    }),
  ];
}

function atLeast(name: string, least: number, perSecond: number): Aim {
  return {
    name,
    aim: `at least ${least} a second`,
    measured: perSecond.toFixed(perSecond < 1000 ? 1 : 0),
    isMet: perSecond >= least,
  };
}
