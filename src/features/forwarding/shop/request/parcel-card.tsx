import { FileText } from "lucide-react";
import { toCents } from "#core/money.ts";
import { BoxDrawing } from "#features/shipping/shop/box-drawing.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney, formatTyped } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { ForwardParcel } from "../../domain/forward-view.ts";
import "#features/shipping/shop/weight-explained.css";

/** One parcel as it was declared, and as it was measured once it is here. */
export function ParcelCard({ parcel }: { parcel: ForwardParcel }) {
  const t = useT();
  const { language } = useShell();
  return (
    <article className="panel" aria-label={parcel.shop}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="h3">{parcel.shop}</h2>
          <p className="mt-1 text-14 text-ink-2">
            {t(`forwarding.carrier.${parcel.carrier}`)}{" "}
            <span className="num wrap-anywhere">{parcel.tracking_number}</span>
          </p>
        </div>
        <Measures parcel={parcel} />
      </div>
      <ul className="mt-4 grid gap-2 border-t border-line pt-4">
        {parcel.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a declaration never changes its lines
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {line.quantity > 1 && <span className="num">{line.quantity} × </span>}
              {line.name}
              <span className="block text-14 text-ink-2">{t(`calculate.kind.${line.tariff}`)}</span>
            </span>
            <span className="num whitespace-nowrap">
              {formatMoney(toCents(line.value), "EUR", language)}
            </span>
          </li>
        ))}
      </ul>
      {parcel.photos.length > 0 && <Photos parcel={parcel} />}
      {parcel.invoice && (
        <a
          href={parcel.invoice}
          target="_blank"
          rel="noreferrer"
          className="link mt-4 inline-flex min-h-(--tap) items-center gap-2"
        >
          <FileText className="icon" aria-hidden="true" />
          {t("forwarding.declare.invoice")}
        </a>
      )}
    </article>
  );
}

function Photos({ parcel }: { parcel: ForwardParcel }) {
  const t = useT();
  return (
    <ul className="mt-4 flex flex-wrap gap-3" aria-label={t("forwarding.photos")}>
      {parcel.photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={photo}
              width={96}
              height={96}
              className="size-24 rounded-sm bg-sunk object-cover"
              alt={t("forwarding.photo", { number: at + 1 })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Measures({ parcel: { measures } }: { parcel: ForwardParcel }) {
  const t = useT();
  const { language } = useShell();
  if (!measures) return null;
  const { weight, length, width, height } = measures;
  const box = { grams: weight * 1000, lengthCm: length, widthCm: width, heightCm: height };
  const cm = [length, width, height].map((side) => formatTyped(side, language)).join(" × ");
  return (
    <div className="flex items-center gap-4">
      <div className="w-24">
        <BoxDrawing parcel={box} />
      </div>
      <p className="num text-14">
        <b className="block text-16">
          {t("calculator.kg", { value: formatTyped(weight, language) })}
        </b>
        {cm} {t("calculator.unit.cm")}
      </p>
    </div>
  );
}
