/** An answer that depends on who asks is for nobody else to keep. */
export const PERSONAL = { "cache-control": "no-store", vary: "cookie" };
