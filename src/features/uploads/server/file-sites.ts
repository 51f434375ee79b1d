import type { Queryable } from "#database/connect.ts";
import type { FileKind } from "#ports/files.ts";

/** A file of a customer's. */
export type CustomerFile = { id: string; owner: number };

/** On which sites a customer's records are that name a file; none where it was never sent. */
export type FileSites = (db: Queryable, file: CustomerFile) => Promise<number[]>;

/** By what a file is for; those of other kinds are of no site. */
export type FileSitesOf = Partial<Record<FileKind, FileSites>>;
