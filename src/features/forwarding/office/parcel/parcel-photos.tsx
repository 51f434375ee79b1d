import { useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { ParcelWithoutMoney } from "../../staff-calls.ts";

type Photos = ParcelWithoutMoney["parcels"][number]["photos"];
type PhotosProps = { photos: Photos; shop: string; isHere: boolean };

/** The photographs of a parcel; each opens large. */
export function ParcelPhotos({ photos, shop, isHere }: PhotosProps) {
  const t = useT();
  if (photos.length === 0) {
    if (!isHere) return null;
    return (
      <p className="border-t border-line px-4 py-2 text-ink-3">{t("office.parcels.no_photos")}</p>
    );
  }
  return (
    <ul className="parcel-photos">
      {photos.map(({ small }, at) => {
        const label = t("office.parcels.photo", { at: at + 1, of: photos.length, shop });
        return (
          <li key={small}>
            <button
              type="button"
              className="parcel-photos-open"
              aria-label={label}
              onClick={() =>
                openModal(
                  "office-parcel-photo",
                  <PhotoDialog photos={photos} shop={shop} first={at} />,
                )
              }
            >
              <img src={small} alt="" width={120} height={120} loading="lazy" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type PhotoDialogProps = Omit<PhotosProps, "isHere"> & { first: number };

/** One photograph at a time; a press shows it at its full size. */
function PhotoDialog({ photos, shop, first }: PhotoDialogProps) {
  const t = useT();
  const [at, setAt] = useState(first);
  const [isLarge, setIsLarge] = useState(false);
  const show = (next: number) => {
    setAt((next + photos.length) % photos.length);
    setIsLarge(false);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by) setAt((now) => (now + by + photos.length) % photos.length);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [photos.length]);
  const title = t("office.parcels.photo", { at: at + 1, of: photos.length, shop });
  return (
    <Dialog
      title={title}
      size="wide"
      footer={
        photos.length > 1 && (
          <>
            <Button onClick={() => show(at - 1)}>
              <OfficeIcon name="chevron-left" />
              {t("office.parcels.photo_previous")}
            </Button>
            <Button onClick={() => show(at + 1)}>
              {t("office.parcels.photo_next")}
              <OfficeIcon name="chevron-right" />
            </Button>
          </>
        )
      }
    >
      <button
        type="button"
        className={classNames("parcel-photos-frame", isLarge && "parcel-photos-large")}
        aria-pressed={isLarge}
        aria-label={t(isLarge ? "office.parcels.photo_smaller" : "office.parcels.photo_larger")}
        onClick={() => setIsLarge(!isLarge)}
      >
        <img src={photos[at]?.large} alt={title} />
      </button>
    </Dialog>
  );
}
