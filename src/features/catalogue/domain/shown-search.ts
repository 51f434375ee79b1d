const WORDS = /^(?:[\p{L}\p{M}\p{N}\s'’&+%-]|(?<=\d)[.,](?=\d)){2,40}$/u;
/** A telephone number, or what else is about one person. */
const LONG_NUMBER = /(?:\d[\s-]?){6}/;

/** Whether what somebody typed may be shown to others: words, and neither an address nor a number to call. */
export const isShownSearch = (text: string): boolean => WORDS.test(text) && !LONG_NUMBER.test(text);
