/**
 * Where pictures of goods are stored, for all nodes: each under the SHA-256 of its content in hex, so that the
 * content of a name never changes and storing it twice has no effect. The table `pictures` says which file of the
 * shop has which content. Throws `FilesUnavailable` if the store does not answer.
 */
export type PictureStore = {
  put: (hash: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined if there is no such picture. */
  read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  /** Pictures that were last put before a time, in batches. */
  list: (before: Date) => AsyncIterable<string[]>;
  /** Whether every node can read what one node has put, or only nodes that share the folder. */
  isShared: boolean;
};

export const isPictureHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Why a picture could not be fetched; for the first ones a retry may help. */
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
/**
 * Fetches a picture from the web, by an address from a supplier, who must not be able to reach our internal network.
 */
export type FetchPicture = (url: string) => Promise<FetchedPicture>;
