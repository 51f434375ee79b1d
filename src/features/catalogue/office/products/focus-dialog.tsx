import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { pictureUrl } from "../../domain/picture-url.ts";
import { focusPictureCall } from "../../staff-calls.ts";

const ID = "office-focus";
type Focus = { x: number; y: number };
type Props = { productId: number; file: string; src: string; focus: Focus };

export const openFocus = (props: Props) => openModal(ID, <FocusDialog {...props} />);

const STEPS = [0, 0.5, 1] as const;
const POINTS = STEPS.flatMap((y) => STEPS.map((x) => ({ x, y })));

/** Nine places for the middle of the square, reached by Tab and chosen by Enter as by mouse. */
function FocusDialog({ productId, file, src, focus }: Props) {
  const t = useT();
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState(focus);
  const save = async () => {
    const input = { product_id: productId, file, focus: chosen };
    if (await run(() => callApi(focusPictureCall, input))) closeModal(ID);
  };
  return (
    <Dialog title={t("office.goods.picture_crop")} size="narrow">
      <p className="mb-3 text-ink-2">{t("office.goods.picture_crop_text")}</p>
      <div className="picture-focus">
        <img src={pictureUrl(src, 640)} alt="" />
        <div className="picture-points">
          {POINTS.map(({ x, y }, at) => {
            const isChosen = chosen.x === x && chosen.y === y;
            return (
              <button
                key={`${x} ${y}`}
                type="button"
                className={classNames("picture-point", isChosen && "picture-point-chosen")}
                aria-pressed={isChosen}
                aria-label={t("office.goods.picture_point", { at: at + 1 })}
                onClick={() => setChosen({ x, y })}
              />
            );
          })}
        </div>
      </div>
      <Button variant="go" className="mt-4" busy={busy} onClick={save}>
        {t("office.goods.picture_crop_save")}
      </Button>
    </Dialog>
  );
}
