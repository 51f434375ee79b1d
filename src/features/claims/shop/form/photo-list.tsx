import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { Photo, Photos } from "./use-photos.ts";

export function PhotoList({ photos: { photos, remove } }: { photos: Photos }) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <ul className="claim-photos" aria-label={t("claims.photos.title")}>
      {photos.map((photo) => (
        <li key={photo.key} data-photo={stateOf(photo)}>
          <Preview photo={photo} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{photo.name}</p>
            <State photo={photo} />
          </div>
          <IconButton
            label={t("claims.photos.remove", { name: photo.name })}
            icon={<Icon name="x" />}
            onClick={() => remove(photo.key)}
          />
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ id, problem, waiting }: Photo) => {
  if (problem) return "refused";
  if (id) return "sent";
  return waiting ? "waiting" : "sending";
};

function State({ photo }: { photo: Photo }) {
  const t = useT();
  const { name, sent, problem } = photo;
  const state = stateOf(photo);
  if (problem) return <p className="text-14 text-bad">{t(problem)}</p>;
  if (state === "sent") return <p className="text-14 text-good">{t("claims.photos.sent")}</p>;
  return (
    <>
      <progress className="claim-progress" value={sent} max={1} aria-label={name} />
      <p className="text-14 text-ink-2">
        {state === "waiting"
          ? t("claims.photos.waiting")
          : t("claims.photos.sending", { percent: Math.round(sent * 100) })}
      </p>
    </>
  );
}

/** Shown after the upload; files that browsers cannot show as an image get a document icon. */
function Preview({ photo: { id } }: { photo: Photo }) {
  const [isPicture, setPicture] = useState(true);
  if (!id || !isPicture) {
    return (
      <span className="claim-preview" aria-hidden="true">
        <Icon name="file-text" />
      </span>
    );
  }
  return (
    <img
      className="claim-preview"
      src={`/api/files/${id}`}
      alt=""
      width={56}
      height={56}
      onError={() => setPicture(false)}
    />
  );
}
