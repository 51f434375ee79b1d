import type { FileOwner } from "#ports/files.ts";

export const SECRET_BYTES = 24;

export const folderOf = (owner: FileOwner): string => (owner === null ? "g" : `c${owner}`);
