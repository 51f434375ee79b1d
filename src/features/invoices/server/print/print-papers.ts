import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { type Failure, type Result, succeed } from "#core/result.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import type { Paper } from "../read-paper.ts";
import { invoiceDocument, joinDocuments } from "./invoice-document.ts";

/** Undefined while too many documents are waiting. */
export type MakePdf = (
  document: TDocumentDefinitions,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

export type PrintDeps = { translatorFor: Mail["translatorFor"]; makePdf: MakePdf };

const BUSY: Failure = { ok: false, code: "errors.still_running", retryAfterSeconds: 5 };

/** One PDF of several documents, each in the language it was written in. */
export async function printPapers(
  { translatorFor, makePdf }: PrintDeps,
  { name, papers }: { name: string; papers: readonly [Paper, ...Paper[]] },
): Promise<Result<FileAnswer>> {
  const documentOf = ({ content, status, feeCents }: Paper) =>
    invoiceDocument(translatorFor(content.language), content, status, feeCents);
  const [first, ...others] = papers;
  const body = await makePdf(
    others.length === 0
      ? documentOf(first)
      : joinDocuments(documentOf(first), others.map(documentOf)),
  );
  if (!body) return BUSY;
  return succeed(new FileAnswer({ type: "application/pdf", name, body, isShown: true }));
}

export const printPaper = (deps: PrintDeps, paper: Paper) =>
  printPapers(deps, { name: `${paper.content.number}.pdf`, papers: [paper] });
