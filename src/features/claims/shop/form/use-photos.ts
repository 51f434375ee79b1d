import { useEffect, useRef, useState } from "react";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import { uploadInParts } from "#platform/client/upload-in-parts.ts";
import type { UploadedPhoto } from "./claim-draft.ts";

export type Photo = {
  key: number;
  name: string;
  /** The progress of the upload from 0 to 1; always 1 once there is an id. */
  sent: number;
  /** There is no connection; the upload continues automatically. */
  waiting: boolean;
  id?: string;
  problem?: MessageKey;
};

/** Uploads each photo separately; an interrupted upload continues where it stopped. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** Names of the files that exceeded the limit. */
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
    /** Restores the photos of a draft, which are already uploaded. */
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

/** Why some chosen files are missing, so that nobody thinks that a refused file was sent. */
export function pendingOf(
  photos: readonly Pick<Photo, "id" | "problem">[],
): "" | "sending" | "refused" {
  if (photos.some(({ problem }) => problem)) return "refused";
  return photos.some(({ id }) => !id) ? "sending" : "";
}

/** Takes files up to the limit; refused ones do not count. Returns the names of the others, to tell the user. */
export function choosePhotos<Chosen extends { name: string }>(
  there: readonly { name: string; problem?: string }[],
  chosen: readonly Chosen[],
): { taken: Chosen[]; leftOut: string[] } {
  const room = Math.max(0, MAX_FILES_PER_FORM - there.filter(({ problem }) => !problem).length);
  return { taken: chosen.slice(0, room), leftOut: chosen.slice(room).map(({ name }) => name) };
}
