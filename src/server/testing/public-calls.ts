/** Calls that take an id, a slug or a secret and belong to nobody; each with its reason. */
export const PUBLIC_CALLS: [pattern: RegExp, reason: string][] = [
  [/^\/api\/lupa\//, "the catalogue is for all"],
  [/^\/api\/cart\//, "guests have carts too; lines of others are tried in the cart's tests"],
  [/^\/api\/checkout\//, "guests check out too; slugs of others are tried in the checkout's tests"],
  [
    /^\/api\/quotes\/(get|pay)\//,
    "whoever holds the link sees and pays; tried in the quotes' tests",
  ],
  [
    /^\/api\/invoice\/(get|pay|pdf)\//,
    "whoever holds the link sees and pays; tried in the invoices' tests",
  ],
  [/^\/api\/files\//, "uploads belong to who sends them; tried in the tests of files"],
  [/^\/api\/contact$/, "whoever has a question asks"],
  [/^\/api\/reservation\//, "guests reserve too; the mailed link is the proof, tried in its tests"],
  [
    /^\/api\/tracking\/get\//,
    "whoever holds a carrier's number sees the way; ours are tried in the tracking's tests",
  ],
  [/^\/api\/payments\//, "an unguessable reference, or a signature, is the proof"],
  [
    /^\/api\/staff\//,
    "to whom has no role it does not exist; each is tried in guard-calls.api.test.ts",
  ],
  [/^\/api\/office\//, "the office's session says whose it is; its tests are in staff"],
  [/^\/api\/auth\/password-reset$/, "the token itself is the proof; its tests are in account"],
  [
    /^\/api\/account\/change-email$/,
    "the address that one wants; whose account it is, the session says",
  ],
  [/^\/api\/account\/confirm-email$/, "the token itself is the proof; its tests are in account"],
];
