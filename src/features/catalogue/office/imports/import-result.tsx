import { useState } from "react";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import {
  applyImportCall,
  type compareImportCall,
  type stageImportCall,
} from "../../imports/staff-calls.ts";
import { useTargetTitle } from "./use-target-title.ts";

export type CheckedImport = {
  source: string;
  staged: OutputOf<typeof stageImportCall>;
  difference: OutputOf<typeof compareImportCall>;
};

/** Shows bad rows by reason and what would change; the import is only applied from here. */
export function ImportResult({ checked }: { checked: CheckedImport }) {
  const t = useT();
  const titleOf = useTargetTitle();
  const { staged } = checked;
  return (
    <>
      {staged.bad > 0 && (
        <OfficePanel title={t("office.imports.reasons")} count={staged.bad}>
          {staged.reasons.map(({ code, of, reason, rows, line, values }) => (
            <div key={reason} className="flex gap-3 border-t border-line px-4 py-2">
              <span className="min-w-0 flex-1">
                <span className="block">
                  {t(`office.imports.faults.${code}`, {
                    of: code === "not_a_number" ? titleOf(of) : of,
                  })}
                </span>
                <span className="block truncate text-12 text-ink-3">
                  {values.slice(0, 5).join(" · ")}
                </span>
              </span>
              <span className="num text-ink-2">
                {t("office.imports.reason_rows", { rows, line })}
              </span>
            </div>
          ))}
        </OfficePanel>
      )}
      <Difference checked={checked} />
    </>
  );
}

function Difference({ checked }: { checked: CheckedImport }) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  const { busy, run } = useAction();
  const [keepsMissing, setKeepsMissing] = useState(true);
  const { source, staged, difference } = checked;
  const counts = [
    { label: t("office.imports.new"), count: difference.new },
    { label: t("office.imports.changed"), count: difference.changed },
    { label: t("office.imports.same"), count: difference.same },
    { label: t("office.imports.missing"), count: difference.missing },
  ];
  const apply = () =>
    run(
      () =>
        callApi(applyImportCall, {
          source,
          staging: staged.staging,
          keep_missing: keepsMissing,
        }),
      t("office.imports.applied"),
    );
  return (
    <OfficePanel
      title={t("office.imports.difference")}
      aside={
        <span className="num text-ink-3">
          {t("office.imports.checked", { rows: number(staged.rows), bad: number(staged.bad) })}
        </span>
      }
    >
      <dl className="flex flex-wrap gap-6 border-t border-line p-4">
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dd className="num text-20 font-semibold">{number(count)}</dd>
            <dt className="text-ink-2">{label}</dt>
          </div>
        ))}
      </dl>
      {difference.examples.map((example) => (
        <div key={example.reference} className="flex gap-3 border-t border-line px-4 py-1">
          <span className="min-w-0 flex-1 truncate">{example.name || example.reference}</span>
          <span className="num text-ink-3">
            {example.former_price !== null && money(toCents(example.former_price))}
          </span>
          <span className="num w-24 text-end font-medium">{money(toCents(example.price))}</span>
        </div>
      ))}
      <div className="grid justify-items-start gap-3 border-t border-line p-4">
        <Checkbox checked={keepsMissing} onChange={({ target }) => setKeepsMissing(target.checked)}>
          {t("office.imports.keep_missing")}
        </Checkbox>
        <Button
          variant="go"
          busy={busy}
          disabled={difference.new + difference.changed + difference.same === 0}
          onClick={apply}
        >
          {t("office.imports.apply")}
        </Button>
      </div>
    </OfficePanel>
  );
}
