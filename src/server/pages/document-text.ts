/**
 * A rendered document with one character per byte (latin1): nothing is decoded while marks are set and scripts
 * are looked for, and what is hashed are the bytes that are sent.
 */
export type DocumentText = string;

export const toDocumentText = (bytes: NonSharedBuffer): DocumentText => bytes.toString("latin1");

export const toBytes = (html: DocumentText): NonSharedBuffer => Buffer.from(html, "latin1");
