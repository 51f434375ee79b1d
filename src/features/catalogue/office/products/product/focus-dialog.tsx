import { type MouseEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Slider } from "#ui/fields/slider.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { cropFocus, cropStart } from "../../../domain/picture-crop.ts";
import { focusPictureCall, originalPictureCall } from "../../../staff-calls.ts";

const ID = "office-focus";
type Focus = { x: number; y: number };
type Size = { width: number; height: number };
type Props = { productId: number; file: string; focus: Focus };

export const openFocus = (props: Props) => openModal(ID, <FocusDialog {...props} />);

const originalOf = (file: string) => `${originalPictureCall.path}?${new URLSearchParams({ file })}`;
const percent = (part: number) => `${part * 100}%`;

/** Shows the whole picture with its crop square, which moves by keys, by a slider, or by a click on the picture. */
function FocusDialog({ productId, file, focus }: Props) {
  const t = useT();
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState(focus);
  const [size, setSize] = useState<Size>();
  const save = async () => {
    const input = { product_id: productId, file, focus: chosen };
    if (await run(() => callApi(focusPictureCall, input))) closeModal(ID);
  };
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setChosen({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  return (
    <Dialog title={t("office.goods.picture_crop")} size="narrow">
      <p className="mb-3 text-ink-2">{t("office.goods.picture_crop_text")}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div className="picture-focus" onClick={choose}>
        <img
          src={originalOf(file)}
          alt={t("office.goods.picture_original")}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {size && <Square size={size} focus={chosen} />}
      </div>
      {size && <FocusSlider size={size} focus={chosen} onChange={setChosen} />}
      <Button variant="go" className="mt-4" busy={busy} onClick={save}>
        {t("office.goods.picture_crop_save")}
      </Button>
    </Dialog>
  );
}

function Square({ size: { width, height }, focus }: { size: Size; focus: Focus }) {
  const side = Math.min(width, height);
  return (
    <span
      className="picture-square"
      style={{
        insetInlineStart: percent(cropStart(width, side, focus.x) / width),
        insetBlockStart: percent(cropStart(height, side, focus.y) / height),
        inlineSize: percent(side / width),
        blockSize: percent(side / height),
      }}
    />
  );
}

type FocusSliderProps = { size: Size; focus: Focus; onChange: (focus: Focus) => void };

/** The square only moves along the longer side. */
function FocusSlider({ size: { width, height }, focus, onChange }: FocusSliderProps) {
  const t = useT();
  const [length, side] = [Math.max(width, height), Math.min(width, height)];
  const free = length - side;
  if (free === 0) return <p className="mt-3 text-ink-2">{t("office.goods.picture_is_square")}</p>;
  const axis = width > height ? "x" : "y";
  return (
    <div className="mt-3">
      <Slider
        label={t("office.goods.picture_place")}
        min={0}
        max={100}
        value={Math.round((cropStart(length, side, focus[axis]) / free) * 100)}
        format={(value) => `${value} %`}
        onChange={(value) =>
          onChange({ ...focus, [axis]: cropFocus(length, side, (value / 100) * free) })
        }
      />
    </div>
  );
}
