import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { pictureUrl } from "../../domain/picture-url.ts";
import type { GridOutcomeView, GridRowView } from "../../price-grid/staff-calls.ts";
import { useWords } from "../use-words.ts";
import type { GridPreviewState } from "./use-grid-preview.ts";

const SHOWN = 8;

type GridPreviewProps = {
  rows: readonly GridRowView[];
  preview: GridPreviewState;
  busy: boolean;
  onApply: () => void;
  onDiscard: () => void;
};

/** Shows counts, refused rows with their reasons, and examples before and after; nothing is saved yet. */
export function GridPreview({ rows, preview, busy, onApply, onDiscard }: GridPreviewProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  const outcomes = [...preview.outcomes.values()];
  const changing = outcomes.filter(({ problem }) => problem === null);
  const refused = outcomes.filter(({ problem }) => problem !== null && problem !== "nothing");
  const { sent, unread, elsewhere } = preview;
  const isEmpty = sent.length === 0 && unread.size === 0 && elsewhere === 0;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const counts = [
    { key: "change", count: changing.length },
    { key: "refuse", count: refused.length + unread.size },
    { key: "untouched", count: rows.length - changing.length - refused.length },
  ] as const;
  return (
    <aside className="grid-aside" aria-label={t("office.grid.preview")}>
      <div className="flex items-center justify-between p-4">
        <h2 className="font-medium">{t("office.grid.preview")}</h2>
        <span className="text-ink-3">{t("office.grid.nothing_saved")}</span>
      </div>
      <dl className="grid-counts" aria-live="polite">
        {counts.map(({ key, count }) => (
          <div key={key} className={classNames("grid-count", `grid-count-${key}`)}>
            <dd className="num">{number(count)}</dd>
            <dt>{t(keyUnder("office.grid.counts", key))}</dt>
          </div>
        ))}
      </dl>
      {preview.isAway && <Notice kind="bad">{t("errors.offline")}</Notice>}
      {isEmpty && <p className="p-4 text-ink-2">{t("office.grid.how")}</p>}
      <ul>
        {[...refused, ...changing].slice(0, SHOWN).map((outcome) => (
          <PreviewRow key={outcome.id} outcome={outcome} row={byId.get(outcome.id)} />
        ))}
      </ul>
      {unread.size > 0 && (
        <p className="px-4 py-2 text-bad">{t("office.grid.unread", { count: unread.size })}</p>
      )}
      {elsewhere > 0 && (
        <p className="px-4 py-2 text-ink-2">{t("office.grid.elsewhere", { count: elsewhere })}</p>
      )}
      <div className="grid-apply">
        <Button variant="go" wide busy={busy} disabled={changing.length === 0} onClick={onApply}>
          {t("office.grid.apply_rows", { count: changing.length })}
        </Button>
        {!isEmpty && (
          <Button wide onClick={onDiscard}>
            {t("office.form.discard")}
          </Button>
        )}
        <p className="text-12 text-ink-3">{t("office.grid.undo_text")}</p>
      </div>
    </aside>
  );
}

type PreviewRowProps = { outcome: GridOutcomeView; row: GridRowView | undefined };

function PreviewRow({ outcome, row }: PreviewRowProps) {
  const t = useT();
  const nameOf = useWords();
  const { amount, number } = useOfficeFormat();
  const { before, after, problem } = outcome;
  const isPriced = before && after && before.price !== after.price;
  const percent = isPriced ? (after.price / before.price - 1) * 100 : 0;
  return (
    <li className="grid-example">
      <Thumb src={row?.picture ? pictureUrl(row.picture, 160) : undefined} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{row && nameOf(row.names)}</span>
        <span className={classNames("block text-12", problem ? "text-bad" : "text-ink-3")}>
          {problem ? t(keyUnder("office.grid.problems", problem)) : row?.sku}
        </span>
      </span>
      {isPriced && (
        <span className="num text-end">
          <s className="text-ink-3">{amount(toCents(before.price))}</s>{" "}
          <b className="font-medium">{amount(toCents(after.price))}</b>
          <span className="block text-12 text-ink-3">
            {percent > 0 ? "+" : "−"}
            {number(Math.abs(percent), 1)} %
          </span>
        </span>
      )}
    </li>
  );
}
