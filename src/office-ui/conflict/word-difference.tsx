import { useT } from "#i18n/use-t.ts";
import { diffWords } from "./word-diff.ts";

/** A text with the words marked that were added and removed since `before`. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <span className="word-diff">
      {diffWords(before, after).map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
        if (kind === "same") return <span key={at}>{text}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        return <Changed key={at} {...{ kind, text }} />;
      })}
    </span>
  );
}

/** Added or removed text; a screen reader hears which of the two it is. */
export function Changed({ kind, text }: { kind: "added" | "removed"; text: string }) {
  const t = useT();
  const Element = kind === "added" ? "ins" : "del";
  return (
    <Element>
      <span className="visually-hidden">{t(`office.conflict.${kind}`)} </span>
      {text}
    </Element>
  );
}
