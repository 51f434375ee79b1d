import { useCallback, useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Changed, WordDifference } from "#office-ui/conflict/word-difference.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  productVersionCall,
  restoreProductCall,
  type VersionPart,
} from "../../../product-versions/staff-calls.ts";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { isLongText, useFieldTitle } from "../product-words.ts";
import { useShownValue } from "./use-shown-value.ts";

type Props = {
  id: number;
  version: number;
  taxonomy: StaffTaxonomy;
  onBack: () => void;
  onRestored: () => unknown;
};

const nameOf = (record: string, field: string) => `${record} ${field}`;

/** Shows the present and the former value of each field; deselected fields keep their present value. */
export function VersionPreview({ id, version, taxonomy, onBack, onRestored }: Props) {
  const t = useT();
  const { parts, problem, restore, busy } = useVersion({ id, version, onRestored });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string, isChosen: boolean) =>
    setLeft((now) => {
      const next = new Set(now);
      if (isChosen) next.delete(name);
      else next.add(name);
      return next;
    });
  const seen = Object.fromEntries(
    (parts ?? []).flatMap(({ record, fields }) => {
      const chosen = fields.filter(({ field }) => !left.has(nameOf(record, field)));
      return chosen.length === 0
        ? []
        : [[record, Object.fromEntries(chosen.map(({ field, now }) => [field, now]))]];
    }),
  );
  return (
    <div className="grid gap-3">
      {problem && (
        <Notice kind="bad" announce>
          {problem}
        </Notice>
      )}
      {!parts && !problem && <Skeleton shape="text" />}
      {parts?.length === 0 && <p className="text-ink-2">{t("office.goods.version_same")}</p>}
      {parts?.map((part) => (
        <PartChanges
          key={part.record}
          part={part}
          taxonomy={taxonomy}
          isChosen={(field) => !left.has(nameOf(part.record, field))}
          onChoose={(field, isChosen) => toggle(nameOf(part.record, field), isChosen)}
        />
      ))}
      <p className="text-12 text-ink-3">{t("office.goods.version_kept")}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t("office.goods.version_back")}</Button>
        <Button
          variant="go"
          busy={busy}
          disabled={Object.keys(seen).length === 0}
          onClick={() => void restore(seen)}
        >
          {t("office.goods.version_restore")}
        </Button>
      </div>
    </div>
  );
}

type UseVersion = Pick<Props, "id" | "version" | "onRestored">;
type Seen = Record<string, Record<string, unknown>>;

function useVersion({ id, version, onRestored }: UseVersion) {
  const t = useT();
  const [parts, setParts] = useState<readonly VersionPart[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refuse = useCallback(
    (error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
      const [[first] = []] = Object.values(error.errors);
      setProblem(t(first ?? error.message));
    },
    [t],
  );
  const load = useCallback(
    () => callApi(productVersionCall, { id, version }).then((read) => setParts(read.parts), refuse),
    [id, version, refuse],
  );
  useEffect(() => void load(), [load]);
  const restore = async (seen: Seen) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi(restoreProductCall, { id, version, seen });
      showToast({ kind: "good", text: t("office.goods.version_restored") });
      await onRestored();
    } catch (error) {
      refuse(error);
      // Shows what a colleague changed meanwhile before the user confirms again.
      await load();
    } finally {
      setBusy(false);
    }
  };
  return { parts, problem, busy, restore };
}

type PartProps = {
  part: VersionPart;
  taxonomy: StaffTaxonomy;
  isChosen: (field: string) => boolean;
  onChoose: (field: string, isChosen: boolean) => void;
};

function PartChanges({ part, taxonomy, isChosen, onChoose }: PartProps) {
  const t = useT();
  const titleOf = useFieldTitle();
  const shown = useShownValue(taxonomy);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{part.sku ?? t("office.goods.product")}</legend>
      {part.fields.map(({ field, now, before }) => {
        const [from, to] = [shown(field, now), shown(field, before)];
        return (
          <div key={field} className="border-t border-line py-2">
            <Checkbox
              checked={isChosen(field)}
              onChange={({ target }) => onChoose(field, target.checked)}
            >
              {titleOf(field)}
            </Checkbox>
            <p className="word-diff ps-8 break-words">
              {isLongText(field) ? (
                <WordDifference before={from} after={to} />
              ) : (
                <>
                  <Changed kind="removed" text={from} /> <span aria-hidden="true">→</span>{" "}
                  <Changed kind="added" text={to} />
                </>
              )}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
