import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { tryCall } from "../client/call-api.ts";
import type { CallResult, MakeCall } from "../pages/calls.context.ts";

type CallButtonProps<Output> = Omit<ComponentProps<typeof Button>, "onClick" | "type"> & {
  send: (make: MakeCall) => Promise<CallResult<Output>>;
  onDone: (output: Output) => void | Promise<void>;
  /** The address and fields that are posted if there is no JavaScript. */
  action: string;
  fields: Readonly<Record<string, string>>;
};

/** Makes one call when the button is pressed. A toast says why it was refused. */
export function CallButton<Output>(props: CallButtonProps<Output>) {
  const { send, onDone, action, fields, ...button } = props;
  const t = useT();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const sent = await send(tryCall);
      if (sent.ok) await onDone(sent.output);
      else showToast({ kind: "bad", text: t(sent.message) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" busy={busy} />
    </form>
  );
}
