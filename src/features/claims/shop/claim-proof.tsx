import { FileText } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/use-t.ts";

/** What was sent along, opened in a window of its own. */
export function ClaimProof({ files }: { files: readonly string[] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="claim-proof" aria-label={t("claims.photos.title")}>
      {files.map((file, at) => (
        <li key={file}>
          <Proof file={file} label={t("claims.photos.one", { number: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}

/** What browsers cannot show is a sheet of paper. */
function Proof({ file, label }: { file: string; label: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <a href={file} target="_blank" rel="noreferrer" className="block" aria-label={label}>
      {isPicture ? (
        <img
          className="rounded-sm bg-sunk object-cover"
          src={file}
          alt=""
          width={96}
          height={96}
          onError={() => setPicture(false)}
        />
      ) : (
        <span className="claim-preview">
          <FileText className="icon" aria-hidden="true" />
        </span>
      )}
    </a>
  );
}
