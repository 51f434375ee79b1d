import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { lateBadRowsCall } from "../../imports/staff-calls.ts";

/** Which rows of a list turned out bad when it was applied, shown where somebody asks. */
export function LateBadRows({ source, count }: { source: string; count: number }) {
  const t = useT();
  const { busy, run } = useAction();
  const [rows, setRows] = useState<OutputOf<typeof lateBadRowsCall>["rows"]>();
  const show = () => run(async () => setRows((await callApi(lateBadRowsCall, { source })).rows));
  return (
    <div className="w-full">
      <Button variant="quiet" busy={busy} onClick={show}>
        {t("office.imports.late_bad", { count })}
      </Button>
      <ul>
        {rows?.map(({ line, faults }) => (
          <li key={line} className="py-1">
            <span className="num text-ink-3">{t("office.imports.late_line", { line })}</span>
            {faults.map(({ code, value }) => (
              <span key={`${code} ${value}`} className="block">
                {t(`office.imports.late.${code}`, { value })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rows && rows.length < count && (
        <p className="text-ink-3">
          {t("office.imports.late_more", { count: count - rows.length })}
        </p>
      )}
    </div>
  );
}
