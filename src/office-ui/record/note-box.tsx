import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { Kbd } from "../keyboard/kbd.tsx";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";
import { MentionField } from "./mention-field.tsx";
import { useRequestedAction } from "./use-requested-action.ts";

/** Longer texts belong in files. */
const MAX_LENGTH = 4000;

type NoteBoxProps = {
  /** Such as `order:17`. */
  record: string;
  /** Adds the note; the typed text stays in the field until this succeeds. */
  onAdd: (text: string) => Promise<void>;
};

/** A note for colleagues; customers never see it. */
export function NoteBox({ record, onAdd }: NoteBoxProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const shortcuts = useMemo(
    () => [
      {
        keys: "n",
        label: t("office.keys.note"),
        run: () => field.current?.focus(),
        hint: true,
      },
    ],
    [t],
  );
  useShortcuts(shortcuts);
  useRequestedAction((key) => (key === "note" ? () => field.current?.focus() : undefined));
  const add = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    try {
      await onAdd(text.trim());
      setText("");
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast({ kind: "bad", text: t(error.message) });
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) add(event);
  };
  return (
    <form className="note-box" onSubmit={add}>
      <MentionField
        field={field}
        records={[record]}
        aria-label={t("office.note.label")}
        placeholder={t("office.note.placeholder")}
        maxLength={MAX_LENGTH}
        value={text}
        onText={setText}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="text-12 text-ink-3">{t("office.note.private")}</span>
        <Button type="submit" busy={busy}>
          {t("office.note.add")}
          <Kbd keys="n" className="desktop-only" />
        </Button>
      </div>
    </form>
  );
}
