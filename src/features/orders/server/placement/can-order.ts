import { DAY_MS } from "#core/durations.ts";

/** Each unpaid order holds goods for a while and sends a mail, so a buyer with this many in a day cannot order more. */
const MOST_UNPAID = 10;

/** Orders left unpaid before this time no longer count. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whether the buyer may place one more order; orders that are paid or have a pending payment do not count. */
export const canOrder = (unpaid: number): boolean => unpaid < MOST_UNPAID;
