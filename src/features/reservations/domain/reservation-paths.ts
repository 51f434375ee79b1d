/** SPEC §2; paths come without the language. */
export const RESERVE_PATH = "/iphone-reservation";

export const confirmPath = (id: string): string => `${RESERVE_PATH}/confirm/${id}`;

export const RESERVED_PATH = "/reservation/success";

/** The cookie with the reservation that was confirmed in this browser, for the success page. */
export const RESERVATION_COOKIE = "reservation";
