import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useModal } from "../modal-stack/modal-stack.store.ts";
import type { Picture } from "./picture.ts";
import { useStrip } from "./use-strip.ts";

type GalleryZoomProps = { label: string; pictures: readonly Picture[]; start: number };

/** Shows one picture on the whole screen; pressing it doubles its size, to be dragged or scrolled. */
export function GalleryZoom({ label, pictures, start }: GalleryZoomProps) {
  const t = useT();
  const modal = useModal();
  const strip = useRef<HTMLUListElement>(null);
  const [closer, setCloser] = useState(false);
  const { current, onKeyDown } = useStrip(strip, pictures.length, start);
  // Moves the pressed point to the middle.
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const byKey = event.detail === 0;
    const x = byKey ? 0.5 : (event.clientX - left) / width;
    const y = byKey ? 0.5 : (event.clientY - top) / height;
    const frame = event.currentTarget.parentElement;
    flushSync(() => setCloser(!closer));
    frame?.scrollTo({
      left: x * frame.scrollWidth - frame.clientWidth / 2,
      top: y * frame.scrollHeight - frame.clientHeight / 2,
      behavior: "instant",
    });
  };
  return (
    <div role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} className="gallery-zoom">
      <ul ref={strip} className="gallery-strip" onKeyDown={onKeyDown}>
        {pictures.map((picture, at) => (
          <li key={picture.src} data-closer={closer || undefined}>
            <button
              type="button"
              data-autofocus={at === start ? "" : undefined}
              tabIndex={at === current ? 0 : -1}
              aria-pressed={closer}
              aria-label={`${picture.alt}. ${t(closer ? "ui.zoom_out" : "ui.zoom_in")}`}
              onClick={toggle}
            >
              <img
                src={picture.large ?? picture.src}
                alt=""
                width={picture.width}
                height={picture.height}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="gallery-count num">
        {current + 1} / {pictures.length}
      </p>
      <IconButton
        variant="floating"
        className="gallery-close"
        label={t("ui.close")}
        icon={<Icon name="x" />}
        onClick={modal?.close}
      />
    </div>
  );
}
