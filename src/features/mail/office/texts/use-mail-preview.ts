import { useEffect, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { previewMailCall } from "../../texts/staff-calls.ts";
import type { MailTexts, MailValues } from "./mail-texts-form.ts";

type Preview = {
  of: string;
  subject: string;
  html: string;
  problems?: Readonly<Record<string, MessageKey[]>>;
};

const DELAY_MS = 250;

/** Previews the mail with the typed changes; while these are invalid, keeps the previous preview. */
export function useMailPreview({ id, kind, language }: MailTexts, changes: MailValues) {
  const [preview, setPreview] = useState<Preview>();
  const typed = JSON.stringify(changes);
  const of = `${id}:${kind}:${language}`;
  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const input = { id, kind, language, changes: JSON.parse(typed) };
      try {
        const { subject, html } = await callApi(previewMailCall, input, { signal: abort.signal });
        setPreview({ of, subject, html });
      } catch (error) {
        if (!(error instanceof CallFailed) || abort.signal.aborted) return;
        const { errors: problems } = error;
        setPreview((now) => now && { ...now, problems });
      }
    };
    const timer = setTimeout(() => void show(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, kind, language, of, typed]);
  return preview?.of === of ? preview : undefined;
}
