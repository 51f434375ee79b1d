import { useT } from "#i18n/use-t.ts";
import { diffWords } from "./word-diff.ts";

/** A text with what came and went since another. */
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

/** What came or went; said in words to those who do not see it. */
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
