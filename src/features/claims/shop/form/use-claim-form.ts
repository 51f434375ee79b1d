import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { claimPath } from "../../domain/claim-paths.ts";
import type { ClaimKind } from "../../domain/claim-reason.ts";
import type { ClaimSubject } from "../../domain/claim-status.ts";
import { claimForm } from "./claim-call.ts";
import { readDraft, saveDraft } from "./claim-draft.ts";
import { pendingOf, uploadedPhotos, usePhotos } from "./use-photos.ts";

type Options = {
  kind: ClaimKind;
  customerId: number;
  subjects: readonly ClaimSubject[];
  /** The subject named in the URL. */
  about: string;
  posted: RefusedForm | undefined;
};

/** The form of a claim with its photos; its content survives leaving the page until it is sent. */
export function useClaimForm({ kind, customerId, subjects, about, posted }: Options) {
  const { language } = useShell();
  const navigate = useNavigate();
  const photos = usePhotos();
  const isSent = useRef(false);
  const description = useMemo(() => claimForm(kind), [kind]);
  const form = useCallForm(description, {
    initial: { subject: about },
    posted,
    async onDone({ claim }) {
      isSent.current = true;
      saveDraft({ kind, customerId }, NOTHING, localStorage);
      await navigate(`/${language}${claimPath(claim.id)}?sent`);
    },
  });
  const [isReady, setReady] = useState(false);
  const { values } = form;

  const restore = useEffectEvent(() => {
    setReady(true);
    const draft = posted ? undefined : readDraft({ kind, customerId }, localStorage);
    if (!draft || !form.element.current) return;
    // Values typed before hydration are newer than any draft.
    const typed = new FormData(form.element.current);
    const isOffered = subjects.some(({ value }) => value === draft.subject);
    if (!about && isOffered && !typed.get("subject")) form.set("subject", draft.subject);
    for (const field of ["reason", "description"] as const) {
      if (!typed.get(field)) form.set(field, draft[field]);
    }
    photos.restore(draft.photos);
  });
  useEffect(() => restore(), []);

  const mirror = useEffectEvent((all: typeof photos.photos) => {
    const ids = uploadedPhotos(all).map(({ id }) => id);
    form.set("files", ids.join(" "));
    form.set("pending", pendingOf(all));
  });
  useEffect(() => mirror(photos.photos), [photos.photos]);

  const keep = useEffectEvent(() => {
    const { subject, reason, description: text } = values;
    const draft = { subject, reason, description: text, photos: uploadedPhotos(photos.photos) };
    if (isReady && !isSent.current) saveDraft({ kind, customerId }, draft, localStorage);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is saved whenever one of these changes
  useEffect(() => keep(), [isReady, values, photos.photos]);

  return { form, photos };
}

const NOTHING = { subject: "", reason: "", description: "", photos: [] };
