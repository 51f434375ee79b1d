import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { lateBadRowsCall } from "../../imports/staff-calls.ts";
import { RowsOnDemand } from "./rows-on-demand.tsx";

/** Lists the rows of an import that turned out to be bad when it was applied. */
export function LateBadRows({ source, count }: { source: string; count: number }) {
  const t = useT();
  return (
    <RowsOnDemand
      words={t("office.imports.late_bad", { count })}
      load={async () => (await callApi(lateBadRowsCall, { source })).rows}
    >
      {(rows) => (
        <>
          <ul>
            {rows.map(({ line, faults }) => (
              <li key={line} className="py-1">
                <span className="num text-ink-3">{t("office.imports.late_line", { line })}</span>
                {faults.map(({ code, value }) => (
                  <span key={`${code} ${value}`} className="block break-words">
                    {t(`office.imports.faults.${code}`, { value })}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          {rows.length < count && (
            <p className="text-ink-3">
              {t("office.imports.late_more", { count: count - rows.length })}
            </p>
          )}
        </>
      )}
    </RowsOnDemand>
  );
}
