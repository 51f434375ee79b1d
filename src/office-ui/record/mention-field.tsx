import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useT } from "#i18n/use-t.ts";
import { Avatar } from "../marks/avatar.tsx";
import { useMentions } from "./use-mentions.ts";

type MentionFieldProps = Omit<
  ComponentProps<"textarea">,
  "ref" | "onChange" | "value" | "className"
> & {
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Records such as `order:17`: colleagues who may open one of them can be mentioned. */
  records: readonly string[];
  value: string;
  onText: (text: string) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A note field that suggests colleagues after an @. The focus stays in the field; its arrow keys choose. */
export function MentionField({ field, records, value, onText, ...rest }: MentionFieldProps) {
  const t = useT();
  const id = useId();
  const inside = useRef<HTMLTextAreaElement>(null);
  const own = field ?? inside;
  const caret = useRef<number>(undefined);
  const { offered, active, look, move, choose, close, hide } = useMentions(records);
  const optionId = (person: { id: number }) => `${id}-${person.id}`;

  // React moves the caret to the end when it sets the value, so the caret is restored here.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    own.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const insert = (name: string) => {
    const next = choose(value, name);
    if (!next) return;
    caret.current = next.caret;
    onText(next.text);
    own.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    const step = STEPS[event.key];
    const isOurs = step !== undefined || event.key === "Enter" || event.key === "Escape";
    if (!active || !isPlain || !isOurs) return rest.onKeyDown?.(event);
    event.preventDefault();
    if (step) move(step);
    else if (event.key === "Enter") insert(active.name);
    else close();
  };
  return (
    <div className="mention-field">
      <textarea
        {...rest}
        ref={own}
        className="input"
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active ? `${id}-list` : undefined}
        aria-activedescendant={active && optionId(active)}
        onChange={({ target }) => {
          onText(target.value);
          look(target);
        }}
        onClick={({ currentTarget }) => look(currentTarget)}
        onBlur={hide}
        onKeyDown={onKeyDown}
      />
      {active && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t("office.note.colleagues")}
          className="menu-panel mention-field-list"
        >
          {offered.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys do the same.
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              tabIndex={-1}
              aria-selected={person === active}
              className="menu-item mention-field-option"
              // Keeps the focus in the field; otherwise the list would disappear before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(person.name)}
            >
              <Avatar name={person.name} />
              {person.name}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {active ? t("office.note.offered", { count: offered.length }) : ""}
      </p>
    </div>
  );
}
