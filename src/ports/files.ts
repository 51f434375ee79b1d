import type { FileType } from "#core/file-type.ts";
import type { Result } from "#core/result.ts";

/** What a file was uploaded for: a photo for a quote, papers of a parcel. */
export const FILE_KINDS = ["quote", "parcel"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Whose it is: a customer's by number, or a guest's, which opens to whoever holds its id. */
export type FileOwner = number | null;

export type KeptFile = { bytes: Uint8Array<ArrayBuffer>; type: FileType; owner: FileOwner };
export type FileProblem = "errors.file_too_large" | "errors.file_type";

/** PRODUCT §6: uploads are kept as they came; what they are is told by their content. */
export type FileStore = {
  /** Answers with an id that cannot be guessed. */
  save: (
    bytes: Uint8Array,
    about: { owner: FileOwner; kind: FileKind },
  ) => Promise<Result<string, FileProblem>>;
  read: (id: string) => Promise<KeptFile | undefined>;
  /** Whose it is and what for, without its content. */
  look: (id: string) => Promise<{ owner: FileOwner; kind: FileKind } | undefined>;
  /** Guests' files that were kept before a time. */
  listGuests: (before: Date) => Promise<string[]>;
  forget: (id: string) => Promise<void>;
  /** Everything of a customer who is erased. */
  forgetOwner: (customerId: number) => Promise<void>;
};
