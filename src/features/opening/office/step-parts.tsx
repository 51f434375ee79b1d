import { keyUnder } from "#core/message-key.ts";
import { usePreview } from "#features/sites/office/preview/use-preview.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { ORDER_MARK, TAXES_MARK, textMark } from "../domain/opening-steps.ts";
import { STARTING_TREES } from "../domain/starting-tree-names.ts";
import {
  markOpeningCall,
  type OpeningStepView,
  type OpeningView,
  startCategoriesCall,
} from "../staff-calls.ts";

type Props = { opening: OpeningView };

/** Stores that a user has checked something. */
function useMark({ site }: OpeningView) {
  const { run } = useAction();
  return (mark: string, isDone: boolean) =>
    void run(() => callStaff(markOpeningCall, { site_id: site.id, mark, is_done: isDone }));
}

export function TaxesStep({ opening }: Props) {
  const t = useT();
  const { number } = useOfficeFormat();
  const mark = useMark(opening);
  const isRead = opening.steps.some(({ id, is_done }) => id === "taxes" && is_done);
  const rates = opening.taxes.map(
    ({ country, percent }) => `${country} ${number(percent, percent % 1 ? 1 : 0)} %`,
  );
  return (
    <Checkbox checked={isRead} onChange={(event) => mark(TAXES_MARK, event.target.checked)}>
      {t("office.open.taxes_right", { rates: rates.join(", ") })}
    </Checkbox>
  );
}

/** The texts start as templates that contain the company's data; users tick each text after reading it. */
export function TextsStep({ opening }: Props) {
  const t = useT();
  const mark = useMark(opening);
  const { site, texts } = opening;
  const { show } = usePreview(site.id);
  return (
    <ul className="grid gap-1">
      {texts.map(({ page, title, is_read }) => (
        <li key={page} className="flex items-center gap-3">
          <Checkbox
            className="max-sm:flex-1"
            checked={is_read}
            onChange={(event) => mark(textMark(page), event.target.checked)}
          >
            {t("office.open.text_read", { title })}
          </Checkbox>
          <button
            type="button"
            className="office-link"
            onClick={() => show(`/${site.language}/${page}`)}
          >
            {t("office.open.read")}
            <span className="visually-hidden">{` ${title}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CategoryStart() {
  const t = useT();
  const { busy, run } = useAction();
  return (
    <fieldset className="mt-1 flex flex-wrap items-center gap-2">
      <legend className="visually-hidden">{t("office.open.tree")}</legend>
      {STARTING_TREES.map((tree) => (
        <Button
          key={tree}
          busy={busy}
          onClick={() =>
            void run(() => callStaff(startCategoriesCall, { tree }), t("office.form.saved"))
          }
        >
          {t(keyUnder("office.open.trees", tree))}
        </Button>
      ))}
    </fieldset>
  );
}

export function OrderStep({ opening, step }: Props & { step: OpeningStepView }) {
  const t = useT();
  const { busy, show } = usePreview(opening.site.id);
  const mark = useMark(opening);
  if (step.is_done) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={busy} onClick={() => show()}>
        {t("office.open.preview")}
      </Button>
      <Checkbox checked={false} onChange={() => mark(ORDER_MARK, true)}>
        {t("office.open.skip_order")}
      </Checkbox>
    </div>
  );
}
