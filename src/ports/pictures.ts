/**
 * Where pictures of goods are kept, for all nodes: each by the SHA-256 of its content in hex, so that what is read
 * under a name never changes and putting it twice is the same. Which file of the shop is which content says the
 * table `pictures`. Throws `FilesUnavailable` where the store does not answer.
 */
export type PictureStore = {
  put: (hash: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is none. */
  read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  /** Those that were put last before a time, some at a time. */
  list: (before: Date) => AsyncIterable<string[]>;
  /** Whether every node reads what one has put, or only those that share the folder. */
  isShared: boolean;
};

export const isPictureHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Why a picture could not be had by its address; the first ones may be better next time. */
export const PICTURE_PROBLEMS = [
  "unreachable",
  "timeout",
  "not_answered",
  "not_found",
  "private_address",
  "too_large",
  "no_picture",
] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];
export type FetchedPicture = { bytes: Uint8Array } | { problem: PictureProblem };
/** Of the web, by an address that a supplier named: whoever wrote it must not reach what is ours alone. */
export type FetchPicture = (url: string) => Promise<FetchedPicture>;
