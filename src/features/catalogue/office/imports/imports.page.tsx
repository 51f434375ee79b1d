import { useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { guessImportCall, type ListedImport, listImportsCall } from "../../imports/staff-calls.ts";
import { staffTaxonomyCall } from "../../staff-calls.ts";
import { FailedPictures } from "./failed-pictures.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { LateBadRows } from "./late-bad-rows.tsx";
import { NoImports } from "./no-imports.tsx";
import { uploadList } from "./upload-list.ts";

export async function loader() {
  const [{ imports }, { taxonomy }] = await Promise.all([
    callApi(listImportsCall, {}),
    callApi(staffTaxonomyCall, {}),
  ]);
  return { imports, taxonomy };
}

type Uploaded = { id: string; name: string; file: OutputOf<typeof guessImportCall> };

/** Imports a supplier's list step by step: file, columns, bad rows, preview of the changes, and then the products. */
export default function ImportsPage() {
  const t = useT();
  const { imports, taxonomy } = useLoaderData<typeof loader>();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const choose = <ChooseFile name={uploaded?.name} onUploaded={setUploaded} />;
  return (
    <OfficePage title={t("office.imports.title")}>
      <div className="office-body">
        {imports.length === 0 && !uploaded ? (
          <NoImports choose={choose} />
        ) : (
          <OfficePanel title={t("office.imports.file")}>
            <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
              {choose}
            </div>
          </OfficePanel>
        )}
        {uploaded && <ImportMapping key={uploaded.id} {...uploaded} taxonomy={taxonomy} />}
        <PastImports imports={imports} />
      </div>
    </OfficePage>
  );
}

type ChooseFileProps = {
  /** The name of the file that is already chosen. */
  name: string | undefined;
  onUploaded: (uploaded: Uploaded) => void;
};

function ChooseFile({ name, onUploaded }: ChooseFileProps) {
  const t = useT();
  const { busy, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const upload = (file: File) =>
    run(async () => {
      try {
        const id = await uploadList(file, setPercent);
        onUploaded({ id, name: file.name, file: await callApi(guessImportCall, { id }) });
      } finally {
        setPercent(undefined);
      }
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
        aria-label={t("office.imports.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = "";
        }}
      />
      <Button variant={name ? "line" : "go"} busy={busy} onClick={() => input.current?.click()}>
        <OfficeIcon name="upload" />
        {t("office.imports.choose")}
      </Button>
      <p className="text-14 text-ink-2" aria-live="polite">
        {percent === undefined
          ? (name ?? t("office.imports.choose_text"))
          : t("office.imports.uploading", { percent })}
      </p>
    </>
  );
}

function PastImports({ imports }: { imports: readonly ListedImport[] }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  if (imports.length === 0) return null;
  return (
    <OfficePanel title={t("office.imports.past")} count={imports.length}>
      {imports.map(
        ({ source, file, rows, bad, late_bad, is_finished, changed_at, ...pictures }) => (
          <div key={source} className="flex flex-wrap gap-3 border-t border-line px-4 py-2">
            <span className="min-w-40 flex-1">
              <span className="block font-medium">{source}</span>
              <span className="block text-12 text-ink-3">{file}</span>
            </span>
            <span className="num text-ink-2">{t("office.imports.checked", { rows, bad })}</span>
            <span>{t(is_finished ? "office.imports.finished" : "office.imports.waiting")}</span>
            <span className="num text-ink-3">{moment(changed_at)}</span>
            {late_bad > 0 && <LateBadRows source={source} count={late_bad} />}
            {pictures.pictures_waiting > 0 && (
              <span className="w-full text-ink-2">
                {t("office.imports.pictures_waiting", { count: pictures.pictures_waiting })}
              </span>
            )}
            {pictures.pictures_failed > 0 && (
              <FailedPictures source={source} count={pictures.pictures_failed} />
            )}
          </div>
        ),
      )}
    </OfficePanel>
  );
}
