import { useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { uploadFile } from "#platform/client/upload-file.ts";
import { MOST_PHOTOS } from "../../domain/parcel-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** A photograph that is uploaded and not yet of a parcel. */
export type StepPhoto = { id: string; name: string };
type Refused = { name: string; problem: MessageKey };

/** Makes photographs smaller and sends them one after another; a refused one is named and can be taken again. */
export function usePhotos(
  photos: readonly StepPhoto[],
  change: (work: (now: StepPhoto[]) => StepPhoto[]) => void,
) {
  const [sending, setSending] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const room = MOST_PHOTOS - photos.length - sending;
  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room));
    const left = files.slice(taken.length);
    const tooMany = "office.parcels.photos.too_many" as const;
    setRefused(left.map(({ name }) => ({ name, problem: tooMany })));
    setSending((now) => now + taken.length);
    for (const file of taken) {
      const small = await shrinkPhoto(file);
      const sent = small
        ? await uploadFile(small, "parcel")
        : { problem: "errors.file_broken" as const };
      if ("id" in sent) change((now) => [...now, { id: sent.id, name: file.name }]);
      else setRefused((now) => [...now, { name: file.name, problem: sent.problem }]);
      setSending((now) => now - 1);
    }
  };
  return {
    photos,
    refused,
    room,
    isSending: sending > 0,
    add: (files: readonly File[]) => void add(files),
    remove: (id: string) => change((now) => now.filter((one) => one.id !== id)),
  };
}
export type Photos = ReturnType<typeof usePhotos>;
