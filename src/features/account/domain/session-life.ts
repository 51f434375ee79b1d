const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** SPEC §9. */
export const SESSION_COOKIE = "session_token";
/** Says to scripts that there is a session and nothing more of it, so that guests need not ask who they are. */
export const SESSION_HINT_COOKIE = "has_session";
export const SESSION_SECONDS = 30 * DAY;
/** Tells a browser in which an account was open before; nothing else can be read from it. */
export const DEVICE_COOKIE = "device_mark";
export const KNOWN_DEVICE_SECONDS = 365 * DAY;
export const MOST_KNOWN_DEVICES = 20;
/** A session in use is prolonged at most once a day. */
export const PROLONG_AFTER_SECONDS = DAY;
export const RESET_TOKEN_SECONDS = HOUR;
export const ONE_TIME_PASSWORD_SECONDS = DAY;
