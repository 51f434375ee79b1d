import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { TASK_OF_WAY } from "../../domain/claim-remedy.ts";
import type { StaffClaim, StaffRemedy } from "../../staff-calls.ts";

type ClaimRemedyProps = { claim: StaffClaim; order: StaffOrder | null };

/** How an accepted claim is put right, who asked for it, and who did it or has to. */
export function ClaimRemedy({ claim: { remedy }, order }: ClaimRemedyProps) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  if (!remedy) return null;
  const { way, status, asked_by, asked_at, done_by, done_at } = remedy;
  const asked = t("office.claims.asked", { name: asked_by ?? "–" });
  return (
    <OfficePanel
      title={t("office.claims.remedy")}
      aside={
        <Tag tone={status === "open" ? "warn" : "plain"}>
          {t(keyUnder("office.claims.remedy_status", status))}
        </Tag>
      }
    >
      <div className="grid gap-1 border-t border-line px-4 py-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{t(keyUnder("office.claims.ways", way))}</span>
          <RemedySum remedy={remedy} />
        </p>
        {order && remedy.lines.length > 0 && (
          <ul className="text-ink-2">
            {remedy.lines.map(({ position, quantity }) => (
              <li key={position}>{`${quantity} × ${nameOf(order, position)}`}</li>
            ))}
          </ul>
        )}
        <p className="text-12 text-ink-3">{`${asked} · ${dayAndTime(asked_at)}`}</p>
        {done_at ? (
          <p className="text-12 text-ink-3">
            {`${t("office.claims.made", { name: done_by ?? "–" })} · ${dayAndTime(done_at)}`}
          </p>
        ) : (
          <p className="text-12 text-ink-3">
            {t(keyUnder("office.claims.waits_for", TASK_OF_WAY[way]))}
          </p>
        )}
      </div>
    </OfficePanel>
  );
}

const nameOf = ({ lines }: StaffOrder, position: number): string =>
  lines.find((line) => line.position === position)?.name ?? "";

/** What was given in fact, and what was promised if that was another sum; or the number of the new parcel. */
function RemedySum({ remedy }: { remedy: StaffRemedy }) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { way, amount, done_amount, currency, tracking_number } = remedy;
  if (way === "resend") {
    return tracking_number ? (
      <span className="num">{t("office.claims.new_parcel", { number: tracking_number })}</span>
    ) : null;
  }
  const promised = money(toCents(amount), currency);
  return (
    <span className="num text-16 font-semibold">
      {done_amount === null ? promised : money(toCents(done_amount), currency)}
      {done_amount !== null && done_amount !== amount && (
        <span className="ms-2 text-12 font-normal text-ink-3">
          {t("office.claims.promised", { sum: promised })}
        </span>
      )}
    </span>
  );
}
