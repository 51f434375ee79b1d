import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { isUnlike } from "../../domain/measure-warning.ts";
import type { ParcelWithoutMoney, ShownParcel, StaffParcel } from "../../staff-calls.ts";
import { ParcelPhotos } from "./parcel-photos.tsx";

type Shown = ParcelWithoutMoney["parcels"][number] | StaffParcel["parcels"][number];
type ContentsProps = { parcel: Shown; of: ShownParcel };

/** One parcel: its label, what is in it, what was declared and measured, and its photographs. */
export function ParcelContents({ parcel, of }: ContentsProps) {
  const t = useT();
  const isMerged = parcel.number !== of.number;
  return (
    <OfficePanel
      title={isMerged ? `${parcel.shop} · ${parcel.number}` : parcel.shop}
      isEntry
      aside={
        <span className="num">
          {parcel.tracking_number
            ? `${t(keyUnder("forwarding.carrier", parcel.carrier))} ${parcel.tracking_number}`
            : t("office.parcels.no_label")}
        </span>
      }
    >
      <Lines parcel={parcel} />
      <Measures parcel={parcel} />
      {"invoice" in parcel && parcel.invoice && (
        <a
          className="flex items-center gap-2 border-t border-line px-4 py-2"
          href={parcel.invoice}
          target="_blank"
          rel="noreferrer"
        >
          <OfficeIcon name="file-text" />
          <span className="office-link">{t("office.parcels.invoice")}</span>
        </a>
      )}
      <ParcelPhotos
        photos={parcel.photos}
        shop={parcel.shop}
        isHere={parcel.received_at !== null}
      />
    </OfficePanel>
  );
}

function Lines({ parcel }: { parcel: Shown }) {
  const t = useT();
  const { money } = useOfficeFormat();
  return (
    <ul className="parcel-lines">
      {parcel.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <li key={at}>
          <span className="num parcel-lines-pieces">{`${line.quantity} ×`}</span>
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere">{line.name}</span>
            <span className="block text-12 text-ink-3">
              {t(keyUnder("calculate.kind", line.kind))}
            </span>
          </span>
          {"value" in line && (
            <span className="text-end">
              <span className="num block font-medium">{money(toCents(line.value))}</span>
              {line.paid.currency !== "EUR" && (
                <span className="num block text-12 text-ink-3">
                  {money(toCents(line.paid.amount), line.paid.currency)}
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Declared against measured. */
function Measures({ parcel: { declared_weight, measures } }: { parcel: Shown }) {
  const t = useT();
  const { number } = useOfficeFormat();
  const isOdd =
    measures !== null &&
    declared_weight !== null &&
    isUnlike(measures.weight * 1000, declared_weight * 1000);
  const kilograms = (weight: number) => `${number(weight, 2)} kg`;
  return (
    <dl className="parcel-measures">
      <div>
        <dt>{t("office.parcels.declared")}</dt>
        <dd className="num">
          {declared_weight === null ? t("office.parcels.unknown") : kilograms(declared_weight)}
        </dd>
      </div>
      <div>
        <dt>{t("office.parcels.measured")}</dt>
        <dd className="num">
          {measures ? kilograms(measures.weight) : "–"}{" "}
          {isOdd && <Tag tone="warn">{t("office.parcels.differs")}</Tag>}
        </dd>
      </div>
      <div>
        <dt>{t("office.parcels.size")}</dt>
        <dd className="num">
          {measures
            ? `${[measures.length, measures.width, measures.height].map((one) => number(one, one % 1 === 0 ? 0 : 1)).join(" × ")} cm`
            : "–"}
        </dd>
      </div>
    </dl>
  );
}
