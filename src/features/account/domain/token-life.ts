import { DAY_SECONDS, HOUR_SECONDS } from "#core/durations.ts";

/** Identifies a browser in which an account was open before; it carries no other information. */
export const DEVICE_COOKIE = "device_mark";
export const KNOWN_DEVICE_SECONDS = 365 * DAY_SECONDS;
export const MOST_KNOWN_DEVICES = 20;

/** How long mailed links can be used. */
export const RESET_TOKEN_SECONDS = HOUR_SECONDS;
export const EMAIL_TOKEN_SECONDS = DAY_SECONDS;
export const ONE_TIME_PASSWORD_SECONDS = DAY_SECONDS;
