import { type ComponentProps, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { TextField } from "./text-field.tsx";

/** A password that can be shown: fewer mistakes, fewer resets. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          label={t(shown ? "ui.hide_password" : "ui.show_password")}
          icon={shown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
