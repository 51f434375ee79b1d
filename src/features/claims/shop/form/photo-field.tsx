import { type DragEvent, type ReactNode, useId, useState } from "react";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { useT } from "#i18n/use-t.ts";
import { UPLOAD_TYPES } from "#platform/client/upload-file.ts";
import { buttonClass } from "#ui/button.tsx";
import { FieldNote } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { PhotoList } from "./photo-list.tsx";
import type { Photos } from "./use-photos.ts";

type PhotoFieldProps = {
  photos: Photos;
  error: string | undefined;
  /** Whether a photo explains this reason better than words. */
  wanted: boolean;
};

/** Files can be dropped, chosen or taken with the camera; each upload starts at once. */
export function PhotoField({ photos, error, wanted }: PhotoFieldProps) {
  const t = useT();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hold = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const { leftOut } = photos;
  const most = MAX_FILES_PER_FORM;
  const problem =
    leftOut.length > 0 ? t("claims.photos.left_out", { names: leftOut.join(", "), most }) : error;
  return (
    <fieldset className="mt-3 noscript:hidden" aria-describedby={`${id}-note`}>
      <legend className="field-label">{t("claims.photos.title")}</legend>
      <p className="mb-3 text-14 text-ink-2">
        {t(wanted ? "claims.photos.why" : "claims.photos.optional")}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div
        className="claim-drop"
        data-over={isOver || undefined}
        onDragEnter={hold(true)}
        onDragOver={hold(true)}
        onDragLeave={hold(false)}
        onDrop={(event) => {
          hold(false)(event);
          photos.add([...event.dataTransfer.files]);
        }}
      >
        <FileInput id={`${id}-files`} onChosen={photos.add}>
          <Icon name="image-plus" />
          {t("claims.photos.choose")}
        </FileInput>
        <FileInput id={`${id}-camera`} camera onChosen={photos.add}>
          <Icon name="camera" />
          {t("claims.photos.camera")}
        </FileInput>
        <p className="claim-drop-hint text-14 text-ink-2">{t("claims.photos.drop")}</p>
      </div>
      <PhotoList photos={photos} />
      <div aria-live="polite">
        <FieldNote
          id={`${id}-note`}
          hint={t("claims.photos.limits", { most })}
          {...(problem ? { error: problem } : {})}
        />
      </div>
    </fieldset>
  );
}

type FileInputProps = {
  id: string;
  camera?: boolean;
  onChosen: (files: File[]) => void;
  children: ReactNode;
};

/** The input comes before its label, because the label shows the input's focus. */
function FileInput({ id, camera, onChosen, children }: FileInputProps) {
  return (
    <span className={camera ? "claim-camera" : undefined}>
      <input
        id={id}
        type="file"
        multiple={!camera}
        accept={camera ? "image/*" : UPLOAD_TYPES}
        {...(camera ? { capture: "environment" as const } : {})}
        className="peer visually-hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = "";
          onChosen(chosen);
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: "line" },
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
        )}
      >
        {children}
      </label>
    </span>
  );
}
