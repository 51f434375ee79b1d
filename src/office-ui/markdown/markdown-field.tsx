import { useEffect, useId, useRef, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { FieldNote } from "#ui/fields/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { OfficeIcon } from "../icon/office-icon.tsx";
import type { OfficeIconName } from "../icon/office-icon-names.ts";
import { applyTool, type MarkdownTool } from "./markdown-edit.ts";

type MarkdownFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  readOnly?: boolean;
  onValue: (value: string) => void;
  /** Calls the server's own renderer, which returns safe HTML. */
  render: (markdown: string, signal: AbortSignal) => Promise<string>;
};

const TOOLS: readonly { tool: MarkdownTool; icon: OfficeIconName; label: MessageKey }[] = [
  { tool: "bold", icon: "letter-b", label: "office.markdown.bold" },
  { tool: "italic", icon: "italic", label: "office.markdown.italic" },
  { tool: "heading", icon: "heading-2", label: "office.markdown.heading" },
  { tool: "list", icon: "list", label: "office.markdown.list" },
  { tool: "numbers", icon: "list-ordered", label: "office.markdown.numbers" },
  { tool: "quote", icon: "quote", label: "office.markdown.quote" },
  { tool: "link", icon: "link", label: "office.markdown.link" },
];

/** A text area with a few tools, and next to it a preview of the page in the shop. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, value, error, readOnly, onValue, render } = props;
  const t = useT();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const use = (tool: MarkdownTool) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const done = applyTool({ value, from, to }, tool);
    onValue(done.value);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(done.from, done.to);
    });
  };
  return (
    <div className="markdown-field">
      <div className="markdown-source">
        <div className="markdown-head">
          <label htmlFor={id} className="markdown-label">
            {label}
          </label>
          {!readOnly && (
            <div className="markdown-tools" role="toolbar" aria-label={t("office.markdown.tools")}>
              {TOOLS.map(({ tool, icon, label: name }) => (
                <IconButton
                  key={tool}
                  label={t(name)}
                  icon={<OfficeIcon name={icon} />}
                  onClick={() => use(tool)}
                />
              ))}
            </div>
          )}
        </div>
        <textarea
          ref={area}
          id={id}
          className="input markdown-area"
          value={value}
          readOnly={readOnly}
          spellCheck
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        {error && <FieldNote id={`${id}-note`} error={error} />}
      </div>
      <Preview markdown={value} render={render} />
    </div>
  );
}

const DELAY_MS = 250;

function Preview({ markdown, render }: { markdown: string } & Pick<MarkdownFieldProps, "render">) {
  const t = useT();
  const [html, setHtml] = useState("");
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      render(markdown, abort.signal).then(
        (shown) => !abort.signal.aborted && setHtml(shown),
        // If rendering fails, the text itself is not lost, and the next change renders again.
        () => {},
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [markdown, render]);
  return (
    <section className="markdown-preview" aria-label={t("office.markdown.preview")}>
      <div className="markdown-head">
        <span className="markdown-label">{t("office.markdown.preview")}</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link that is looked at leads nowhere yet */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className="markdown-prose"
        onClick={(event) => event.preventDefault()}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server with raw HTML off
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
