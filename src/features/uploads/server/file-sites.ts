import type { Queryable } from "#database/connect.ts";
import type { FileKind } from "#ports/files.ts";

/** A file that a customer uploaded. */
export type CustomerFile = { id: string; owner: number };

/** The sites of a customer's records that reference the file; empty if it was never submitted. */
export type FileSites = (db: Queryable, file: CustomerFile) => Promise<number[]>;

/** By kind of file; files of other kinds belong to no site. */
export type FileSitesOf = Partial<Record<FileKind, FileSites>>;
