import { type ReactNode, useId, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { openModal } from "../modal-stack/modal-stack.store.ts";
import type { Picture } from "./picture.ts";
import { useStrip } from "./use-strip.ts";

type GalleryProps = {
  label: string;
  pictures: readonly Picture[];
  /** Shown on the corner of the pictures. */
  mark?: ReactNode;
};

/** A strip to swipe; arrows, thumbnails and keys move it too. Pressing a picture enlarges it. */
export function Gallery({ label, pictures, mark }: GalleryProps) {
  const t = useT();
  const zoomId = useId();
  const strip = useRef<HTMLUListElement>(null);
  const { current, show, onKeyDown } = useStrip(strip, pictures.length);
  const enlarge = async () => {
    const { GalleryZoom } = await import("./gallery-zoom.tsx");
    openModal(zoomId, <GalleryZoom label={label} pictures={pictures} start={current} />);
  };
  return (
    <section className="gallery" aria-label={label}>
      <div className="gallery-stage">
        <ul ref={strip} className="gallery-strip" onKeyDown={onKeyDown}>
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className="pic"
                tabIndex={at === current ? 0 : -1}
                aria-label={`${picture.alt}. ${t("ui.enlarge")}`}
                onClick={enlarge}
              >
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes={picture.sizes}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading={at === 0 ? "eager" : "lazy"}
                  fetchPriority={at === 0 ? "high" : undefined}
                  style={{ backgroundColor: picture.colour }}
                />
              </button>
            </li>
          ))}
        </ul>
        {mark && <span className="gallery-mark">{mark}</span>}
        <span className="gallery-enlarge" aria-hidden="true">
          <Icon name="maximize-2" />
        </span>
        {pictures.length > 1 && <Arrows current={current} count={pictures.length} onShow={show} />}
        <p className="visually-hidden" aria-live="polite">
          {t("ui.picture_of", { number: current + 1, total: pictures.length })}
        </p>
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} current={current} onShow={show} />}
    </section>
  );
}

type ArrowsProps = { current: number; count: number; onShow: (at: number) => void };

function Arrows({ current, count, onShow }: ArrowsProps) {
  const t = useT();
  return (
    <div className="gallery-arrows">
      <IconButton
        variant="floating"
        label={t("ui.previous_picture")}
        icon={<Icon name="chevron-left" className="rtl:-scale-x-100" />}
        disabled={current === 0}
        onClick={() => onShow(current - 1)}
      />
      <IconButton
        variant="floating"
        label={t("ui.next_picture")}
        icon={<Icon name="chevron-right" className="rtl:-scale-x-100" />}
        disabled={current === count - 1}
        onClick={() => onShow(current + 1)}
      />
    </div>
  );
}

type ThumbsProps = {
  pictures: readonly Picture[];
  current: number;
  onShow: (at: number) => void;
};

function Thumbs({ pictures, current, onShow }: ThumbsProps) {
  const t = useT();
  return (
    <ul className="gallery-thumbs">
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={t("ui.picture_of", { number: at + 1, total: pictures.length })}
            aria-current={at === current}
            onClick={() => onShow(at)}
          >
            <img src={picture.thumb ?? picture.src} alt="" width={80} height={80} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
