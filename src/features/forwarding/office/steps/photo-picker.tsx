import { useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon, type OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MOST_PHOTOS } from "../../domain/parcel-photo.ts";
import type { Photos } from "./use-photos.ts";

const TYPES = "image/jpeg,image/png,image/webp";

/** Up to eight photographs from the phone's camera or from its files; each can be removed again. */
export function PhotoPicker({ photos, error }: { photos: Photos; error?: string }) {
  const t = useT();
  const of = { count: photos.photos.length, most: MOST_PHOTOS };
  return (
    <fieldset>
      <legend className="field-label">{t("office.parcels.photos.title", of)}</legend>
      <div className="parcel-step-photos" aria-busy={photos.isSending}>
        {photos.photos.map(({ id, name }) => (
          <div key={id} className="parcel-step-photo">
            <img src={`/api/files/${id}`} alt={name} />
            <IconButton
              label={t("office.parcels.photos.remove", { name })}
              icon={<OfficeIcon name="x" />}
              onClick={() => photos.remove(id)}
            />
          </div>
        ))}
        {photos.isSending && (
          <div className="parcel-step-photo parcel-step-add" role="status">
            {t("office.parcels.photos.sending")}
          </div>
        )}
        {photos.room > 0 && (
          <>
            <AddPhotos
              icon="camera"
              label={t("office.parcels.photos.take")}
              photos={photos}
              camera
            />
            <AddPhotos
              icon="image-plus"
              label={t("office.parcels.photos.choose")}
              photos={photos}
            />
          </>
        )}
      </div>
      {(error || photos.refused.length > 0) && (
        <div role="alert" className="field-error mt-2">
          {error && <p>{error}</p>}
          {photos.refused.map(({ name, problem }) => (
            <p key={name}>{`${name}: ${t(problem)}`}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}

type AddPhotosProps = { icon: OfficeIconName; label: string; photos: Photos; camera?: boolean };

function AddPhotos({ icon, label, photos, camera }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={label}
        {...(camera ? { capture: "environment" as const } : { multiple: true })}
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <button type="button" className="parcel-step-add" onClick={() => input.current?.click()}>
        <OfficeIcon name={icon} />
        {label}
      </button>
    </>
  );
}
