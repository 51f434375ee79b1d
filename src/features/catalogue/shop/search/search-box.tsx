import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import type { PanelKeys } from "./suggestion-panel.tsx";

const SuggestionPanel = lazy(async () => ({
  default: (await import("./suggestion-panel.tsx").catch(ignoreMissingChunk)).SuggestionPanel,
}));

type SearchBoxProps = {
  /** In the search sheet the input has the focus from the start, and the list stays open. */
  inSheet?: boolean;
  onLeave?: () => void;
};

/**
 * A plain GET form; suggestions and their script load on first use. Its styles are in the CSS of the button
 * (`search-button.tsx`), which every page has.
 */
export function SearchBox({ inSheet, onLeave }: SearchBoxProps) {
  const t = useT();
  const { language } = useShell();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get("q")?.trim() ?? "";
  const navigate = useNavigate();
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys | null>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef({ pathname, asked });
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (shown.current.pathname === pathname && shown.current.asked === asked) return;
    shown.current = { pathname, asked };
    if (input.current) input.current.value = pathname.endsWith("/search") ? asked : "";
    setIsOpen(false);
  }, [pathname, asked]);

  const open = () => {
    setText(input.current?.value ?? "");
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen && !inSheet) {
      event.preventDefault();
      setIsOpen(false);
    } else if (isOpen && keys.current?.onKey(event)) {
      event.preventDefault();
    } else if (event.key === "ArrowDown" && !isOpen) open();
  };
  const onBlur = (event: FocusEvent) => {
    if (!inSheet && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value ?? "";
    close();
    void navigate(`/${language}/search?${new URLSearchParams({ q: words })}`);
    const { rememberSearch } = await import("./past-searches.ts").catch(ignoreMissingChunk);
    rememberSearch(words);
  };
  return (
    <search className="search-box" data-sheet={inSheet ? "" : undefined} onBlur={onBlur}>
      <form action={`/${language}/search`} onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-label={t("catalogue.search.label")}
          aria-autocomplete="list"
          aria-expanded="false"
          data-autofocus={inSheet ? "" : undefined}
          defaultValue={pathname.endsWith("/search") ? asked : ""}
          placeholder={t("catalogue.search.placeholder")}
          onFocus={() => {
            // Selects the former text, since a visitor who returns to the field wants to search for something else.
            input.current?.select();
            open();
          }}
          onClick={open}
          onInput={open}
          onKeyDown={onKeyDown}
        />
        <button type="submit">{t("catalogue.search.go")}</button>
      </form>
      {isOpen && (
        <Suspense>
          <SuggestionPanel id={panelId} text={text} input={input} keys={keys} onClose={close} />
        </Suspense>
      )}
    </search>
  );
}
