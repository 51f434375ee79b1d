import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PastedLinks } from "../../domain/pasted-links.ts";

/** Takes many links at once, and says which were added and which were not. */
export function PasteLinks({ onPaste }: { onPaste: (text: string) => PastedLinks }) {
  const t = useT();
  const [text, setText] = useState("");
  const [read, setRead] = useState<PastedLinks>();
  const addLinks = () => {
    if (text.trim() === "") return;
    const found = onPaste(text);
    setRead(found);
    setText(found.refused.join("\n"));
  };
  return (
    <section className="panel quote-paste" aria-labelledby="paste">
      <h2 id="paste" className="h3 mb-3">
        {t("quotes.form.paste_title")}
      </h2>
      <TextArea
        label={t("quotes.form.paste_label")}
        hideLabel
        rows={3}
        placeholder={t("quotes.form.paste_example")}
        hint={t("quotes.form.paste_hint")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={addLinks} className="mt-1">
        <Icon name="clipboard-paste" />
        {t("quotes.form.paste_button")}
      </Button>
      <div aria-live="polite" className="not-empty:mt-4 grid gap-2">
        {read && read.lines.length > 0 && (
          <Notice kind="good">{t("quotes.form.pasted", { count: read.lines.length })}</Notice>
        )}
        {read && read.again.length > 0 && (
          <Notice kind="good">{t("quotes.form.pasted_again", { count: read.again.length })}</Notice>
        )}
        {read && read.refused.length > 0 && (
          <Notice kind="warn">
            <span className="wrap-anywhere">
              {t("quotes.form.no_links", { words: read.refused.slice(0, 5).join(", ") })}
            </span>
          </Notice>
        )}
        {read && read.left > 0 && (
          <Notice kind="warn">{t("quotes.form.no_room", { count: read.left })}</Notice>
        )}
      </div>
    </section>
  );
}
