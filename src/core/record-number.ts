/** A number of ours as it stands in a text: an order or quote, a forwarded parcel, a claim. */
const RECORD_NUMBER = /\b((?:QU|FR|CL)\d{1,15})\b/;

/** Splits a text at our numbers; every second part is one. */
export const splitAtNumbers = (text: string): string[] => text.split(RECORD_NUMBER);
