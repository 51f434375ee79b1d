import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { type FailedPicture, failedPicturesCall } from "../../imports/staff-calls.ts";

/** Which pictures of a list could not be fetched, shown where somebody asks. */
export function FailedPictures({ source, count }: { source: string; count: number }) {
  const t = useT();
  const { busy, run } = useAction();
  const [pictures, setPictures] = useState<readonly FailedPicture[]>();
  const show = () =>
    run(async () => setPictures((await callApi(failedPicturesCall, { source })).pictures));
  return (
    <div className="w-full">
      <Button variant="quiet" busy={busy} onClick={show}>
        {t("office.imports.pictures_failed", { count })}
      </Button>
      <ul>
        {pictures?.map(({ reference, url, problem }) => (
          <li key={url} className="py-1">
            {reference && <span className="num me-3">{reference}</span>}
            <span className="break-all text-ink-3">{url}</span>
            <span className="block">{t(`office.imports.picture.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
