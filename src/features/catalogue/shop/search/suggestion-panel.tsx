import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import { Link, useNavigate } from "react-router";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { GoodsPicture } from "../card/goods-picture.tsx";
import { useMenuCategories } from "../menu/menu-category.ts";
import { pastSearchesLike, readPastSearches, rememberSearch } from "./past-searches.ts";
import { sendSearchEvent, suggestionEvent } from "./send-search-event.ts";
import { MOST_AT_START, type SuggestionOption, suggestionGroups } from "./suggestion-options.ts";
import { useSuggestions } from "./use-suggestions.ts";
import "./suggestion.css";

/** Returns true if the panel handled the key. */
export type PanelKeys = { onKey: (event: KeyboardEvent) => boolean };

type SuggestionPanelProps = {
  id: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  keys: RefObject<PanelKeys | null>;
  onClose: () => void;
};

/** The list of a combobox: the focus stays in the input, arrow keys move in the list, Enter opens the option. */
export function SuggestionPanel({ id, text, input, keys, onClose }: SuggestionPanelProps) {
  const t = useT();
  const navigate = useNavigate();
  const { config } = useShell();
  const [past] = useState(readPastSearches);
  const isStart = text.trim() === "";
  const groups = useGroups(text, isStart, past);
  const options = groups.flatMap((group) => group.options);
  const { active, setActive, idOf } = useActiveOption(input, id, options);

  const follow = (option: SuggestionOption) => {
    if (option.text) rememberSearch(option.text);
    const { queryKey } = config.lupaKeys;
    const event = suggestionEvent({ queryKey, text: text.trim() }, option);
    if (event) void sendSearchEvent(event);
    onClose();
  };
  useImperativeHandle(keys, () => ({
    onKey: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && options.length > 0) {
        setActive(walk(active, step, options.length));
        return true;
      }
      const option = options[active];
      if (event.key !== "Enter" || !option) return false;
      follow(option);
      void navigate(option.to);
      return true;
    },
  }));

  return (
    <div className="suggestions" hidden={options.length === 0}>
      <div
        id={id}
        role="listbox"
        aria-label={t("catalogue.suggest.label")}
        data-start={isStart ? "" : undefined}
      >
        {groups.map(({ name, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldsets.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} data-group={name}>
            <p id={`${id}-${name}`} className="suggestions-title">
              {t(`catalogue.suggest.${isStart && name === "queries" ? "popular" : name}`)}
            </p>
            {own.map((option) => (
              <Link
                key={option.key}
                id={idOf(option)}
                role="option"
                aria-selected={option === options[active]}
                tabIndex={-1}
                to={option.to}
                className="suggestion"
                onClick={() => follow(option)}
              >
                <OptionWords option={option} group={name} />
              </Link>
            ))}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {t("catalogue.suggest.count", { count: options.length })}
      </p>
    </div>
  );
}

/** Options before anything is typed: searches of this browser and of others, categories and brands. */
function useGroups(text: string, isStart: boolean, past: readonly string[]) {
  const { language } = useShell();
  const menu = useMenuCategories();
  const found = useSuggestions(text);
  if (!isStart) return suggestionGroups(language, pastSearchesLike(past, text), found);
  const categories = menu.map(({ path, name }) => ({ path, name, above: null }));
  const latest = past.slice(0, MOST_AT_START.past);
  return suggestionGroups(language, latest, { ...found, categories, products: [] }, MOST_AT_START);
}

/** The next index; after either end it is -1, which is the input itself. */
function walk(at: number, step: number, count: number): number {
  const next = at + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

function useActiveOption(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  options: readonly SuggestionOption[],
) {
  const prefix = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = options.findIndex(({ key }) => key === activeKey);
  const idOf = ({ key }: SuggestionOption) =>
    `${prefix}${options.findIndex((one) => one.key === key)}`;
  const activeId = options[active] ? idOf(options[active]) : undefined;
  useEffect(() => {
    const field = input.current;
    if (activeId) field?.setAttribute("aria-activedescendant", activeId);
    else field?.removeAttribute("aria-activedescendant");
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, activeId]);
  useEffect(() => {
    const field = input.current;
    field?.setAttribute("aria-expanded", String(options.length > 0));
    if (options.length > 0) field?.setAttribute("aria-controls", listId);
    return () => {
      field?.setAttribute("aria-expanded", "false");
      field?.removeAttribute("aria-controls");
      field?.removeAttribute("aria-activedescendant");
    };
  }, [input, listId, options.length]);
  return {
    active,
    setActive: (at: number) => setActiveKey(options[at]?.key ?? null),
    idOf,
  };
}

const ICONS: Record<string, IconName> = {
  past: "clock",
  queries: "search",
  categories: "tag",
  brands: "tag",
};

function OptionWords({ option, group }: { option: SuggestionOption; group: string }) {
  const money = useMoney();
  const { product, label, note } = option;
  const icon = ICONS[group];
  if (product) {
    return (
      <>
        <span className="suggestion-pic">
          <GoodsPicture picture={product.picture ?? undefined} sizes="48px" widths={[160]} />
        </span>
        <span className="suggestion-words">
          <span className="suggestion-brand">{product.manufacturer}</span>
          <span className="suggestion-name">{label}</span>
        </span>
        <span className="suggestion-price num">{money.show(product.price.cents)}</span>
      </>
    );
  }
  return (
    <>
      {icon && <Icon name={icon} className="icon-s" />}
      <span className="suggestion-name">{label}</span>
      {note && <span className="suggestion-note num">{note}</span>}
    </>
  );
}
