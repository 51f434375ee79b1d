import { DAY_MS } from "#core/durations.ts";

/** Each holds goods for a while and writes a mail: whoever leaves so many unpaid in a day does not buy. */
const MOST_UNPAID = 10;

/** Orders that somebody left unpaid before it no longer count. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whether somebody may make one more order; those paid for, or with money on its way, are not counted. */
export const canOrder = (unpaid: number): boolean => unpaid < MOST_UNPAID;
