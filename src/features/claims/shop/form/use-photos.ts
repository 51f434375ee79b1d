import { useEffect, useRef, useState } from "react";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import { uploadInParts } from "#platform/client/upload-in-parts.ts";
import type { UploadedPhoto } from "./claim-draft.ts";

export type Photo = {
  key: number;
  name: string;
  /** 0 to 1; whole once there is an id. */
  sent: number;
  /** There is no connection just now; it goes on by itself. */
  waiting: boolean;
  id?: string;
  problem?: MessageKey;
};

/** Photos on their way to us, each by itself; what is lost on the way is sent again from where it was. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** Names of those that there was no room for. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Photo>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: number, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const uploaded = await uploadInParts(file, "claim", {
      signal: stop.signal,
      onProgress: (bytes) => change(key, { sent: bytes / file.size }),
      onWaiting: (waiting) => change(key, { waiting }),
    });
    stops.current.delete(key);
    change(key, uploaded);
  }

  return {
    photos,
    leftOut,
    add(files: readonly File[]) {
      const chosen = choosePhotos(photos, files);
      setLeftOut(chosen.leftOut);
      const added = chosen.taken.map((file) => ({
        file,
        photo: { key: nextKey.current++, name: file.name, sent: 0, waiting: false },
      }));
      setPhotos((all) => [...all, ...added.map(({ photo }) => photo)]);
      for (const { file, photo } of added) void send(photo.key, file);
    },
    /** Of a draft: they are with us already. */
    restore(stored: readonly UploadedPhoto[]) {
      const whole = { sent: 1, waiting: false };
      setPhotos(stored.map((one) => ({ ...one, ...whole, key: nextKey.current++ })));
    },
    remove(key: number) {
      stops.current.get(key)?.abort();
      setLeftOut([]);
      setPhotos((all) => all.filter((one) => one.key !== key));
    },
  };
}
export type Photos = ReturnType<typeof usePhotos>;

export const uploadedPhotos = (photos: readonly Photo[]): UploadedPhoto[] =>
  photos.flatMap(({ id, name }) => (id ? [{ id, name }] : []));

/** Why not all that was chosen can go along: nobody is to think that a file was sent which was refused. */
export function pendingOf(
  photos: readonly Pick<Photo, "id" | "problem">[],
): "" | "sending" | "refused" {
  if (photos.some(({ problem }) => problem)) return "refused";
  return photos.some(({ id }) => !id) ? "sending" : "";
}

/** As many as there is room for; what was refused takes none. The others are named, so that nobody thinks they were sent. */
export function choosePhotos<Chosen extends { name: string }>(
  there: readonly { name: string; problem?: string }[],
  chosen: readonly Chosen[],
): { taken: Chosen[]; leftOut: string[] } {
  const room = Math.max(0, MAX_FILES_PER_FORM - there.filter(({ problem }) => !problem).length);
  return { taken: chosen.slice(0, room), leftOut: chosen.slice(room).map(({ name }) => name) };
}
