import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { uploadFile } from "#platform/client/upload-file.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { pictureUrl } from "../../../domain/picture-url.ts";
import {
  addPictureCall,
  editPicturesCall,
  type StaffPicture,
  type StaffProduct,
} from "../../../staff-calls.ts";
import { openFocus } from "./focus-dialog.tsx";
import { movedTo } from "./moved-to.ts";

const TYPES = "image/jpeg,image/png,image/webp";
const MIDDLE = { x: 0.5, y: 0.5 };
const orderOf = (pictures: readonly StaffPicture[]) =>
  pictures.map(({ file, variant_colour }) => ({ file, variant_colour }));

/** Cards show the first picture. Pictures move by Alt and arrow keys, by dragging, or by the buttons below each. */
export function PicturesPanel({ product }: { product: StaffProduct }) {
  const t = useT();
  const { id, pictures } = product;
  const { busy, run } = useAction();
  const [dragged, setDragged] = useState<number>();
  const save = (next: readonly StaffPicture[]) =>
    run(() =>
      callApi(editPicturesCall, {
        id,
        seen: { pictures: orderOf(pictures) },
        changes: { pictures: orderOf(next) },
      }),
    );
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < pictures.length) void save(movedTo(pictures, from, to));
  };
  return (
    <OfficePanel
      title={t("office.goods.pictures")}
      count={pictures.length}
      aside={<UploadButton productId={id} />}
    >
      {pictures.length === 0 && (
        <p className="border-t border-line p-4 text-ink-2">{t("office.goods.pictures_none")}</p>
      )}
      {pictures.length > 0 && (
        <ol className="picture-strip" aria-busy={busy}>
          {pictures.map((picture, at) => (
            <PictureItem
              key={picture.file}
              picture={picture}
              productId={id}
              position={{ at, of: pictures.length }}
              onMove={(to) => move(at, to)}
              onRemove={() => void save(pictures.filter((one) => one !== picture))}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              }}
            />
          ))}
        </ol>
      )}
    </OfficePanel>
  );
}

type PictureItemProps = {
  picture: StaffPicture;
  productId: number;
  position: { at: number; of: number };
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
};

function PictureItem(props: PictureItemProps) {
  const { picture, productId, position, onMove, onRemove } = props;
  const { at, of } = position;
  const t = useT();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  const icon = (name: "chevron-left" | "chevron-right" | "trash" | "pencil") => (
    <OfficeIcon name={name} small />
  );
  const label = t("office.goods.picture", { at: at + 1, of });
  const { focus } = picture;
  return (
    <li
      className="picture-item"
      draggable
      onDragStart={props.onDragStart}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onKeyDown={onKeyDown}
    >
      <img src={pictureUrl(picture.src, 240)} alt={label} width={120} height={120} loading="lazy" />
      <span className="picture-tools">
        <IconButton
          label={t("office.goods.picture_earlier")}
          icon={icon("chevron-left")}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={t("office.goods.picture_later")}
          icon={icon("chevron-right")}
          disabled={at === of - 1}
          onClick={() => onMove(at + 1)}
        />
        {focus && (
          <IconButton
            label={t("office.goods.picture_crop")}
            icon={icon("pencil")}
            onClick={() => openFocus({ productId, file: picture.file, focus })}
          />
        )}
        <IconButton
          label={t("office.goods.picture_remove")}
          icon={icon("trash")}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** Uploads files one by one, so that they keep the order in which they were chosen. */
function UploadButton({ productId }: { productId: number }) {
  const t = useT();
  const { busy, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) =>
    run(async () => {
      for (const file of files) {
        const uploaded = await uploadFile(file, "goods");
        if ("problem" in uploaded) showToast({ kind: "bad", text: t(uploaded.problem) });
        else {
          await callApi(addPictureCall, {
            product_id: productId,
            upload: uploaded.id,
            focus: MIDDLE,
          });
        }
      }
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        hidden
        aria-label={t("office.goods.pictures_add")}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        <OfficeIcon name="image-plus" />
        {t("office.goods.pictures_add")}
      </Button>
    </>
  );
}
