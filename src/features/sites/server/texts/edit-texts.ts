import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { replacementProblem } from "#i18n/placeholders.ts";
import type { AuditAction } from "#platform/audit/audit-action.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { saveOverride, selectOverridesOf } from "./texts.repository.ts";

/** The original of a form's text, named `lt:cart.items_few`. */
export type OriginalText = { language: string; key: string; original: string; isPlural: boolean };
export type TextFields = Record<string, string | null>;

export const textField = (language: string, key: string): string => `${language}:${key}`;

type TextsEdit = {
  actor: StaffActor;
  siteId: number;
  /** The action and subject for the audit log. */
  action: AuditAction;
  subject: string;
  /** All texts that may be changed here. */
  originals: readonly OriginalText[];
  edit: Edit<TextFields>;
};

/**
 * Every change that staff make to texts of a site, its pages and its mails goes through
 * here. Null, or a text equal to the original, removes the site's own text.
 */
export async function editTexts(
  { db }: { db: Database },
  { actor, siteId, action, subject, originals, edit }: TextsEdit,
): Promise<Result<TextFields>> {
  const known = new Map(originals.map((one) => [textField(one.language, one.key), one]));
  const errors = textProblems(originals, edit.changes);
  if (errors) return fail("errors.invalid_input", errors);
  return inTransaction(db, async (tx) => {
    await lockNamed(tx, `texts:${siteId}`);
    const rows = await selectOverridesOf(tx, siteId);
    const own = new Map(rows.map(({ language, key, text }) => [textField(language, key), text]));
    const current = Object.fromEntries(
      [...known.keys()].map((field) => [field, own.get(field) ?? null]),
    );
    return editRecord<TextFields>(tx, {
      actor,
      action,
      subject,
      current,
      edit: { seen: edit.seen, changes: withoutOriginals(edit.changes, known) },
      async write(changes) {
        for (const [field, text] of Object.entries(changes)) {
          const place = known.get(field);
          if (place) await saveOverride(tx, { siteId, ...place }, text ?? null);
        }
      },
    });
  });
}

/** Why a text cannot be shown, by field; undefined if all are valid. */
export function textProblems(
  originals: readonly OriginalText[],
  changes: Partial<TextFields>,
): Record<string, MessageKey[]> | undefined {
  const known = new Map(originals.map((one) => [textField(one.language, one.key), one]));
  const errors = Object.entries(changes).flatMap(([field, text]): [string, MessageKey[]][] => {
    const of = known.get(field);
    if (!of) return [[field, ["validation.invalid"]]];
    const problem = typeof text === "string" ? replacementProblem({ ...of, text }) : undefined;
    return problem ? [[field, [problem]]] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

function withoutOriginals(
  changes: Partial<TextFields>,
  known: ReadonlyMap<string, OriginalText>,
): Partial<TextFields> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, text]) => [
      field,
      text === known.get(field)?.original ? null : (text ?? null),
    ]),
  );
}
