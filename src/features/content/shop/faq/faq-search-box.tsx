import { type KeyboardEvent, useEffect, useRef } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import "./faq.css";

type FaqSearchBoxProps = {
  asked: string;
  query: string;
  count: number;
  onQuery: (query: string) => void;
  /** Moves the focus down from the input, to the first answer. */
  onLeave: () => void;
};

/** A plain form that the server also answers; with JavaScript it filters while the visitor types. */
export function FaqSearchBox({ asked, query, count, onQuery, onLeave }: FaqSearchBoxProps) {
  const t = useT();
  const { language } = useShell();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (input.current?.value) onQuery(input.current.value);
  }, [onQuery]);
  const ask = (words: string) => {
    if (input.current) input.current.value = words;
    onQuery(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") ask("");
    else onLeave();
  };
  return (
    <search className="print:hidden">
      <form action={`/${language}/faq`} onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor="faq-search">
          {t("faq.search")}
        </label>
        <div className="faq-box">
          <Icon name="search" />
          <input
            ref={input}
            id="faq-search"
            className="input"
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={asked}
            placeholder={t("faq.search_example")}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {query && (
            <IconButton
              label={t("faq.search_clear")}
              icon={<Icon name="x" />}
              onClick={() => {
                ask("");
                input.current?.focus();
              }}
            />
          )}
        </div>
      </form>
      <p role="status" className="mt-2 text-14 text-ink-2">
        {t("faq.found", { count })}
      </p>
    </search>
  );
}
