/** An answer that depends on who asks is for nobody else to keep. */
export const PERSONAL_HEADERS = { "cache-control": "no-store", vary: "cookie" };
