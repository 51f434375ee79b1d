import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { failedPicturesCall } from "../../imports/staff-calls.ts";
import { RowsOnDemand } from "./rows-on-demand.tsx";

/** Lists the pictures of an import that could not be downloaded. */
export function FailedPictures({ source, count }: { source: string; count: number }) {
  const t = useT();
  return (
    <RowsOnDemand
      words={t("office.imports.pictures_failed", { count })}
      load={async () => (await callApi(failedPicturesCall, { source })).pictures}
    >
      {(pictures) => (
        <ul>
          {pictures.map(({ reference, url, problem }) => (
            <li key={url} className="py-1">
              {reference && <span className="num me-3">{reference}</span>}
              <span className="break-all text-ink-3">{url}</span>
              <span className="block">{t(`office.imports.picture.${problem}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </RowsOnDemand>
  );
}
