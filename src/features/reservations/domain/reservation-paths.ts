/** SPEC §2; paths without language. */
export const RESERVE_PATH = "/iphone-reservation";

export const confirmPath = (id: string): string => `${RESERVE_PATH}/confirm/${id}`;

export const RESERVED_PATH = "/reservation/success";

/** Names the reservation that was confirmed in this browser, for the page that says so. */
export const RESERVATION_COOKIE = "reservation";
