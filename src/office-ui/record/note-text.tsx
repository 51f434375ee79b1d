type NoteTextProps = {
  text: string;
  /** Names of colleagues as they stand after an @. */
  mentions: readonly string[];
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What somebody wrote, with those it names marked. */
export function NoteText({ text, mentions }: NoteTextProps) {
  if (mentions.length === 0) return <p className="whitespace-pre-line">{text}</p>;
  // The longest first: a whole name before the first name in it.
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
          part
        ),
      )}
    </p>
  );
}
