import { useRef } from "react";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { Photos } from "../form/photos.tsx";
import { photosIn } from "./info-form.ts";

type InfoPhotosProps = { value: string; onChange: (value: string) => void };

/** Often a picture answers what was asked; eight for the whole answer (product notes §6). */
export function InfoPhotos({ value, onChange }: InfoPhotosProps) {
  const files = photosIn(value);
  const latest = useRef(files);
  return (
    <Photos
      files={files}
      room={MAX_FILES_PER_FORM - files.length}
      change={(by) => {
        latest.current = by(latest.current);
        onChange(latest.current.join(" "));
      }}
    />
  );
}
