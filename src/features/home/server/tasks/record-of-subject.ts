import type { OfficePath, OfficeRecord } from "#platform/records/office-record.ts";

type Found = { label: string; to: OfficePath | undefined };

/** `order:17` is QU17 with its page; a subject that is no such record is named by the part after the colon. */
export function recordOfSubject(records: readonly OfficeRecord[], subject: string): Found {
  const name = subject.slice(subject.indexOf(":") + 1);
  const record = records.find(({ kind }) => subject.startsWith(`${kind}:`));
  if (!record || !/^\d{1,15}$/.test(name)) return { label: name, to: undefined };
  return { label: record.title(Number(name)), to: record.to(Number(name)) };
}
