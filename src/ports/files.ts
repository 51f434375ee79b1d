import type { FileType } from "#core/file-type.ts";
import type { Result } from "#core/result.ts";

/** What a file was uploaded for: a photo for a quote, papers of a parcel, proof of a claim, a picture of goods. */
export const FILE_KINDS = ["quote", "parcel", "claim", "goods"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The owner: a customer by id, or null for a guest, whose file anyone who has its id can open. */
export type FileOwner = number | null;

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: FileType; owner: FileOwner };
type FileProblem = "errors.file_too_large" | "errors.file_type" | "errors.file_broken";

/** The state of a file that is uploaded in parts: how much has arrived, and its id once it is complete. */
export type UploadProgress = {
  owner: FileOwner;
  size: number;
  offset: number;
  id: string | undefined;
};
type PartProblem = FileProblem | "errors.not_found" | "errors.upload_offset";

/** The file store does not answer now, or not in time: retrying later may help. */
export class FilesUnavailable extends Error {}

/** Named objects that the shop makes for its own nodes, in a place that all of them can reach. */
export type ObjectStore = {
  put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove: (name: string) => Promise<void>;
};

/** Product notes §6: uploads are kept unchanged; their content determines their type. */
export type FileStore = {
  /** Returns an id that cannot be guessed. */
  save: (
    bytes: Uint8Array,
    about: { owner: FileOwner; kind: FileKind },
  ) => Promise<Result<string, FileProblem>>;
  /** Starts an upload in parts; returns an upload id that cannot be guessed. */
  begin: (about: {
    owner: FileOwner;
    kind: FileKind;
    size: number;
  }) => Promise<Result<string, FileProblem>>;
  findUpload: (upload: string) => Promise<UploadProgress | undefined>;
  /**
   * Adds the next part, where the last one ended; sending a part twice has no effect. The last byte completes the
   * file.
   */
  append: (
    upload: string,
    offset: number,
    bytes: Uint8Array,
  ) => Promise<Result<UploadProgress, PartProblem>>;
  read: (id: string) => Promise<StoredFile | undefined>;
  /** The owner and kind, without the content. */
  readMetadata: (id: string) => Promise<{ owner: FileOwner; kind: FileKind } | undefined>;
  /** Files of a kind, complete or not, of any owner, that were saved before a time. */
  listKind: (kind: FileKind, before: Date) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
  /** Removes everything of a customer who is being erased. */
  removeByOwner: (customerId: number) => Promise<void>;
};
