/** What breaks a line, controls a terminal or turns text round. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Names stand in headers of mails and on labels: a line break there begins another header or line. */
export const isOneLine = (text: string): boolean => text.search(CONTROL) === -1;

export const withoutControls = (text: string): string => text.replace(CONTROL, "");
