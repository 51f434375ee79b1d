import { useId, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { UPLOAD_TYPES, uploadFile } from "#platform/client/upload-file.ts";
import { buttonClass } from "#ui/button.tsx";
import { FieldNote } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { DeclareInvoice } from "./declare-values.ts";

type InvoiceFieldProps = {
  invoice: DeclareInvoice | undefined;
  /** The message key that says why the uploaded file was refused. */
  problem: MessageKey | undefined;
  onChange: (invoice: DeclareInvoice | undefined) => void;
  onUploading: (isUploading: boolean) => void;
};

/** The shop's invoice, uploaded as soon as it is chosen, so that the form request itself stays small. */
export function InvoiceField({ invoice, problem, onChange, onUploading }: InvoiceFieldProps) {
  const t = useT();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<MessageKey>();
  const error = fault ?? problem;

  async function send(file: File): Promise<void> {
    setFault(undefined);
    setBusy(true);
    onUploading(true);
    const sent = await uploadFile(file, "parcel");
    setBusy(false);
    onUploading(false);
    if ("id" in sent) onChange({ id: sent.id, name: file.name });
    else setFault(sent.problem);
  }

  return (
    <section className="panel">
      <h2 className="h3">{t("forwarding.declare.invoice")}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t("forwarding.declare.invoice_why")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {/* The input comes before its label, because the label shows the input's focus. */}
        <input
          id={id}
          type="file"
          accept={UPLOAD_TYPES}
          className="peer visually-hidden"
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void send(file);
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            { variant: "line" },
            "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
          )}
          aria-busy={busy}
        >
          <Icon name="paperclip" />
          {t(busy ? "forwarding.declare.invoice_sending" : "forwarding.declare.invoice_add")}
        </label>
        {invoice && (
          <span className="inline-flex min-w-0 items-center gap-2">
            <Icon name="file-check" className="text-good" />
            <span className="min-w-0 wrap-anywhere">{invoice.name}</span>
            <IconButton
              label={t("forwarding.declare.invoice_remove")}
              icon={<Icon name="x" />}
              onClick={() => onChange(undefined)}
            />
          </span>
        )}
      </div>
      <div aria-live="polite">
        <FieldNote
          id={`${id}-note`}
          hint={t("forwarding.declare.invoice_types")}
          {...(error ? { error: t(error) } : {})}
        />
      </div>
    </section>
  );
}
