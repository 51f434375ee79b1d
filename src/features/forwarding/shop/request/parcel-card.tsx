import type { ReactNode } from "react";
import { toCents } from "#core/money.ts";
import { BoxDrawing } from "#features/shipping/shop/box-drawing.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney, formatTyped } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ForwardLineShown, ForwardParcel } from "../../contract.ts";
import "#features/shipping/shop/weight-explained.css";
import "./parcel-photos.css";

const SIZE = { width: 800, height: 600 };

/** The warehouse's photos in large; until the parcel arrives, says when there will be photos. */
export function ParcelPhotos({ parcel }: { parcel: ForwardParcel }) {
  const t = useT();
  const { photos, shop, received_on } = parcel;
  const title = t("forwarding.photos");
  if (photos.length === 0) {
    const words = received_on === null ? "forwarding.photos_later" : "forwarding.photos_none";
    return <p className="mt-4 border-t border-line pt-4 text-14 text-ink-2">{t(words)}</p>;
  }
  const total = photos.length;
  const pictures = photos.map((src, at) => ({
    src,
    alt: t("forwarding.photo_of", { number: at + 1, total, shop }),
    ...SIZE,
  }));
  return (
    <div className="parcel-photos mt-4 border-t border-line pt-4">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <Gallery label={title} pictures={pictures} />
    </div>
  );
}

/** A parcel as declared and, once it has arrived, as measured. */
export function ParcelCard({ parcel, children }: { parcel: ForwardParcel; children?: ReactNode }) {
  const t = useT();
  return (
    <article className="panel" aria-label={parcel.shop}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="h3">{parcel.shop}</h2>
          <p className="mt-1 text-14 text-ink-2">
            {parcel.tracking_number ? (
              <>
                {t(`forwarding.carrier.${parcel.carrier}`)}{" "}
                <span className="num wrap-anywhere">{parcel.tracking_number}</span>
              </>
            ) : (
              t("forwarding.no_tracking")
            )}
          </p>
        </div>
        <Measures parcel={parcel} />
      </div>
      {children}
      <ul className="mt-4 grid gap-2 border-t border-line pt-4">
        {parcel.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a declaration never changes its lines
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {line.quantity > 1 && <span className="num">{line.quantity} × </span>}
              {line.name}
              <span className="block text-14 text-ink-2">{t(`calculate.kind.${line.tariff}`)}</span>
            </span>
            <Value line={line} />
          </li>
        ))}
      </ul>
      <ParcelPhotos parcel={parcel} />
      {parcel.invoice && (
        <a
          href={parcel.invoice}
          target="_blank"
          rel="noreferrer"
          className="link mt-4 inline-flex min-h-(--tap) items-center gap-2"
        >
          <Icon name="file-text" />
          {t("forwarding.declare.invoice")}
        </a>
      )}
    </article>
  );
}

/** The value declared to customs in euros and, if different, the amount paid to the shop. */
function Value({ line: { value, paid } }: { line: ForwardLineShown }) {
  const { language } = useShell();
  return (
    <span className="num text-end whitespace-nowrap">
      {formatMoney(toCents(value), "EUR", language)}
      {paid.currency !== "EUR" && (
        <span className="block text-14 text-ink-2">
          {formatMoney(toCents(paid.amount), paid.currency, language)}
        </span>
      )}
    </span>
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
