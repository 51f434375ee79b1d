import { Link } from "react-router";
import { splitAtNumbers } from "#core/record-number.ts";

/** A text in which numbers of records lead to their pages. */
export function NumberText({ text }: { text: string }) {
  return splitAtNumbers(text).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <Link key={at} to={`/search?open=${part}`} className="office-link num">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
