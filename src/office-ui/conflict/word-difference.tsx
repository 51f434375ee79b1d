import { useT } from "#i18n/use-t.ts";
import { diffWords } from "./word-diff.ts";

/** A text with what came and went since another; said in words to those who do not see it. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const t = useT();
  return (
    <span className="word-diff">
      {diffWords(before, after).map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
        if (kind === "same") return <span key={at}>{text}</span>;
        const Element = kind === "added" ? "ins" : "del";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          <Element key={at}>
            <span className="visually-hidden">
              {t(kind === "added" ? "office.conflict.added" : "office.conflict.removed")}{" "}
            </span>
            {text}
          </Element>
        );
      })}
    </span>
  );
}
