import { Link } from "react-router";
import { isForwardingServed } from "#features/forwarding/domain/forwarding-paths.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { ClaimDetails } from "../contract.ts";

type ClaimSubjectProps = { claim: Pick<ClaimDetails, "kind" | "subject" | "subject_path"> };

/** The subject of a claim; a parcel has no link on sites without pages for parcels. */
export function ClaimSubject({ claim: { kind, subject, subject_path } }: ClaimSubjectProps) {
  const t = useT();
  const { language, config } = useShell();
  const words = t(`claims.about.${kind}`, { number: subject });
  if (kind === "parcel" && !isForwardingServed(config.site)) return <p>{words}</p>;
  return (
    <Link
      to={`/${language}${subject_path}`}
      className="link inline-flex min-h-(--tap) items-center"
    >
      {words}
    </Link>
  );
}
