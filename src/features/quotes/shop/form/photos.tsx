import { useId, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { UPLOAD_TYPES, uploadFile } from "#platform/client/upload-file.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { FieldNote } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";

type PhotosProps = {
  files: readonly string[];
  /** How many more photos may be added. */
  room: number;
  /** Takes an updater function, because uploads run one after another and each adds to the current list. */
  change: (by: (files: readonly string[]) => string[]) => void;
};

/** Uploads photos as soon as they are chosen, shows them, and lets the user remove them. */
export function Photos({ files, room, change }: PhotosProps) {
  const t = useT();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();

  async function add(chosen: readonly File[]): Promise<void> {
    setProblem(chosen.length > room ? "validation.too_many_files" : undefined);
    setBusy(true);
    for (const file of chosen.slice(0, room)) {
      const sent = await uploadFile(file, "quote");
      if ("id" in sent) change((now) => [...now, sent.id]);
      else setProblem(sent.problem);
    }
    setBusy(false);
  }

  return (
    <div className="noscript:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {files.map((file, number) => (
          <Photo
            key={file}
            file={file}
            label={t("quotes.form.remove_photo", { number: number + 1 })}
            onRemove={() => change((now) => now.filter((one) => one !== file))}
          />
        ))}
        <label htmlFor={id} className={buttonClass({ variant: "line" })} aria-busy={busy}>
          <Icon name="image-plus" />
          {t("quotes.form.add_photo")}
        </label>
        <input
          id={id}
          type="file"
          multiple
          disabled={busy}
          accept={UPLOAD_TYPES}
          className="visually-hidden"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = "";
            void add(chosen);
          }}
        />
      </div>
      <div aria-live="polite">{problem && <FieldNote id={`${id}-note`} error={t(problem)} />}</div>
    </div>
  );
}

function Photo({ file, label, onRemove }: { file: string; label: string; onRemove: () => void }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <span className="quote-photo">
      {isPicture ? (
        <img
          src={`/api/files/${file}`}
          alt=""
          width={64}
          height={64}
          onError={() => setPicture(false)}
        />
      ) : (
        <Icon name="file-text" />
      )}
      <Button variant="quiet" aria-label={label} onClick={onRemove}>
        <Icon name="x" />
      </Button>
    </span>
  );
}
