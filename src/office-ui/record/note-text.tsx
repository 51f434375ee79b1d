import { NumberText } from "./number-text.tsx";

type NoteTextProps = {
  text: string;
  /** Names of the mentioned colleagues, as written after the @. */
  mentions: readonly string[];
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text of a note, with mentioned colleagues marked and numbers of records as links. */
export function NoteText({ text, mentions }: NoteTextProps) {
  if (mentions.length === 0)
    return (
      <p className="whitespace-pre-line">
        <NumberText text={text} />
      </p>
    );
  // The longest first, so that a full name matches before a shorter name that it begins with.
  const names = mentions.toSorted((one, other) => other.length - one.length).map(escaped);
  const parts = text.split(new RegExp(`(@(?:${names.join("|")}))`, "gi"));
  return (
    <p className="whitespace-pre-line">
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
          <b key={at} className="font-medium text-accent">
            {part}
          </b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
          <NumberText key={at} text={part} />
        ),
      )}
    </p>
  );
}
