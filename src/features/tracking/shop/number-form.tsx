import { useNavigation } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { AnsweredForm } from "#platform/forms/answered-form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";

type NumberFormProps = { typed?: string; problem?: MessageKey | undefined; isAnother?: boolean };

/** Sends the number in the URL, so that it works without JavaScript and can be bookmarked. */
export function NumberForm({ typed = "", problem, isAnother }: NumberFormProps) {
  const t = useT();
  const { language } = useShell();
  const here = `/${language}/tracking`;
  const isBusy = useNavigation().location?.pathname.startsWith(here) === true;
  return (
    <AnsweredForm
      method="get"
      action={here}
      className="number-form"
      aria-label={t("tracking.title")}
    >
      <TextField
        name="number"
        key={typed}
        defaultValue={typed}
        label={t(isAnother ? "tracking.another" : "tracking.number")}
        {...(problem ? { error: t(problem) } : { hint: t("tracking.hint") })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        start={<Icon name="search" />}
      />
      <Button type="submit" variant={isAnother ? "line" : "go"} busy={isBusy}>
        {t("tracking.track")}
      </Button>
    </AnsweredForm>
  );
}
