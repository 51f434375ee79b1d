import { useT } from "#i18n/use-t.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import type { ForwardParcel } from "../../contract.ts";
import "./parcel-photos.css";

const SIZE = { width: 800, height: 600 };

/** What the warehouse photographed, large; before it has the parcel, when there will be something to see. */
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
