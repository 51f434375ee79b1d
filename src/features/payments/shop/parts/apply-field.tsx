import type { ComponentProps, ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { KindIcon } from "#ui/kind-icon.tsx";
import "./part.css";

type ApplyFieldProps = Omit<ComponentProps<typeof TextField>, "onChange" | "onKeyDown"> & {
  busy: boolean;
  onType: (text: string) => void;
  onUse: () => Promise<void>;
  /** What the button sends without JavaScript. */
  task?: string;
};

/** A field whose button, or Enter key, applies its value at once instead of submitting the step. */
export function ApplyField({ busy, onType, onUse, task, ...field }: ApplyFieldProps) {
  const t = useT();
  const use = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void onUse();
  };
  return (
    <div className="part-field">
      <TextField
        autoComplete="off"
        {...field}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") use(event);
        }}
      />
      <Button
        {...(task ? { type: "submit", name: "task", value: task } : {})}
        busy={busy}
        onClick={use}
      >
        {t("checkout.use")}
      </Button>
    </div>
  );
}

type AppliedPartProps = { busy: boolean; onRemove: () => Promise<void>; children: ReactNode };

/** A discount or part payment that is applied until it is removed. */
export function AppliedPart({ busy, onRemove, children }: AppliedPartProps) {
  const t = useT();
  return (
    <div className="part-given" role="status">
      <KindIcon kind="good" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <Button variant="quiet" busy={busy} onClick={onRemove}>
        {t("checkout.remove")}
      </Button>
    </div>
  );
}
