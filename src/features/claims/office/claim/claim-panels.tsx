import { useState } from "react";
import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { StaffClaim } from "../../staff-calls.ts";
import { ClaimState } from "./claim-state.tsx";

/** What the customer wrote, in their language, with the proof that they sent. */
export function ClaimWords({ claim }: { claim: StaffClaim }) {
  const t = useT();
  const languageName = useLanguageName();
  const { language, reason, description, files } = claim;
  return (
    <OfficePanel title={t("office.claims.said")} aside={languageName(language)}>
      <div className="grid gap-3 border-t border-line px-4 py-3">
        <p className="font-medium">{t(keyUnder("claims.reason", reason))}</p>
        {description ? (
          <p lang={language} className="whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        ) : (
          <p className="text-ink-3">{t("office.claims.erased")}</p>
        )}
        {files.length > 0 ? (
          <ClaimFiles files={files} label={t("office.claims.proof")} nameOf={fileName(t)} />
        ) : (
          <p className="text-12 text-ink-3">{t("office.claims.no_proof")}</p>
        )}
      </div>
    </OfficePanel>
  );
}

const fileName = (t: ReturnType<typeof useT>) => (number: number) =>
  t("office.claims.file", { number });

type ClaimFilesProps = {
  /** Addresses of pictures or papers. */
  files: readonly string[];
  label: string;
  nameOf: (number: number) => string;
};

/** Large enough to judge a fault; each opens in a tab of its own at its full size. */
export function ClaimFiles({ files, label, nameOf }: ClaimFilesProps) {
  return (
    <ul className="claim-files" aria-label={label}>
      {files.map((file, at) => (
        <li key={file}>
          <ClaimFile file={file} name={nameOf(at + 1)} />
        </li>
      ))}
    </ul>
  );
}

/** A file that browsers cannot show as a picture gets the icon of a paper. */
function ClaimFile({ file, name }: { file: string; name: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <a href={file} target="_blank" rel="noreferrer" className="claim-files-one" aria-label={name}>
      {isPicture ? (
        <img src={file} alt="" loading="lazy" onError={() => setPicture(false)} />
      ) : (
        <span>
          <OfficeIcon name="file-text" />
          {name}
        </span>
      )}
    </a>
  );
}

/** What the same customer claimed before and since. */
export function ClaimOthers({ claim: { others } }: { claim: StaffClaim }) {
  const t = useT();
  const { day } = useOfficeFormat();
  if (others.length === 0) return null;
  return (
    <OfficePanel title={t("office.claims.others")} count={others.length}>
      {others.map(({ id, number, reason, status, created_at }) => (
        <Link key={id} to={`/claims/${id}`} className="queue">
          <span className="num font-medium">{number}</span>
          <span className="truncate text-ink-2">{t(keyUnder("claims.reason", reason))}</span>
          <ClaimState status={status} />
          <span className="num text-12 text-ink-3">{day(created_at)}</span>
        </Link>
      ))}
    </OfficePanel>
  );
}
