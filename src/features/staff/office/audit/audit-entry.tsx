import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Changed, WordDifference } from "#office-ui/conflict/word-difference.tsx";
import { knownWords } from "#office-ui/marks/known-words.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { AuditRow, RecordVersion } from "../../staff-calls.ts";
import { changeWords, detailWords, type FieldChange } from "./audit-words.ts";
import { personWords, type RecordNames, recordWords } from "./record-words.ts";
import { useAuditFormats } from "./use-audit-formats.ts";

type EntryProps = {
  row: AuditRow;
  /** The record before and after the change; set where only one record's changes are shown. */
  version?: RecordVersion | undefined;
  /** Names of records, by `kind:id`. */
  names: Readonly<Record<string, string>>;
};

/** Who did what to which record, and when. */
export function AuditEntry({ row, version, names }: EntryProps) {
  const t = useT();
  const formats = useAuditFormats(names);
  const { moment } = useOfficeFormat();
  const changes = version ? changeWords(row, version, formats) : [];
  // The list of changes already names the changed fields.
  const details = detailWords(version ? { ...row, fields: [] } : row, formats);
  return (
    <div className="audit-entry">
      <span className="audit-at num">{moment(row.at)}</span>
      <Who row={row} formats={formats} />
      <span className="audit-what">
        {/* An action logged by an earlier version may have no text any more. */}
        {knownWords(t, keyUnder("office.audit.actions", row.action)) ?? row.action}
        <span className="block text-12 text-ink-3">{details.join(" · ")}</span>
      </span>
      <Link
        to={`/audit?record=${encodeURIComponent(row.record)}`}
        className="audit-record office-link num truncate"
      >
        {recordWords(row.record, formats)}
      </Link>
      {changes.length > 0 && <Changes changes={changes} />}
    </div>
  );
}

function Who({ row: { who, way }, formats }: { row: AuditRow; formats: RecordNames }) {
  const { t } = formats;
  if (!who)
    return <span className="audit-who truncate">{t(keyUnder("office.audit.way", way))}</span>;
  return (
    <Link to={`/audit?who=${who.id}`} className="audit-who office-link truncate">
      {personWords(who, formats)}
    </Link>
  );
}

/** Texts longer than this are compared word by word. */
const LONG = 40;

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const t = useT();
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before && after && Math.max(before.length, after.length) > LONG ? (
              <WordDifference before={before} after={after} />
            ) : (
              <>
                {before && <Changed kind="removed" text={before} />}
                {before && after && <span aria-hidden="true"> → </span>}
                {after && <Changed kind="added" text={after} />}
                {!before && !after && t("office.audit.empty")}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
