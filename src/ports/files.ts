import type { FileType } from "#core/file-type.ts";
import type { Result } from "#core/result.ts";

/** What a file was uploaded for: a photo for a quote, papers of a parcel, proof of a claim, a picture of goods. */
export const FILE_KINDS = ["quote", "parcel", "claim", "goods"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Whose it is: a customer's by number, or a guest's, which opens to whoever holds its id. */
export type FileOwner = number | null;

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: FileType; owner: FileOwner };
type FileProblem = "errors.file_too_large" | "errors.file_type" | "errors.file_broken";

/** A file that comes in parts: how much of it is here, and once it is whole its id. */
export type UploadProgress = {
  owner: FileOwner;
  size: number;
  offset: number;
  id: string | undefined;
};
type PartProblem = FileProblem | "errors.not_found" | "errors.upload_offset";

/** Where files are kept does not answer for now, or not in time: asking again later may help. */
export class FilesUnavailable extends Error {}

/** What the shop makes for its own nodes, by name, where all of them reach it. */
export type ObjectStore = {
  put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove: (name: string) => Promise<void>;
};

/** Product notes §6: uploads are kept as they came; what they are is told by their content. */
export type FileStore = {
  /** Answers with an id that cannot be guessed. */
  save: (
    bytes: Uint8Array,
    about: { owner: FileOwner; kind: FileKind },
  ) => Promise<Result<string, FileProblem>>;
  /** Makes room for a file that comes in parts; answers with a name for them that cannot be guessed. */
  begin: (about: {
    owner: FileOwner;
    kind: FileKind;
    size: number;
  }) => Promise<Result<string, FileProblem>>;
  findUpload: (upload: string) => Promise<UploadProgress | undefined>;
  /** The next part, from where the last one ended; sent twice it is the same. The last byte makes it a file. */
  append: (
    upload: string,
    offset: number,
    bytes: Uint8Array,
  ) => Promise<Result<UploadProgress, PartProblem>>;
  read: (id: string) => Promise<StoredFile | undefined>;
  /** Whose it is and what for, without its content. */
  readMetadata: (id: string) => Promise<{ owner: FileOwner; kind: FileKind } | undefined>;
  /** Files of a kind that were kept before a time, whole or not, whoever's they are. */
  listKind: (kind: FileKind, before: Date) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
  /** Everything of a customer who is erased. */
  removeByOwner: (customerId: number) => Promise<void>;
};
