import { useContext, useEffect, useState } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { mayCall } from "../me/may-call.ts";
import { useMe } from "../me/me.ts";
import { useMayOpen } from "../me/use-may-open.ts";
import { OfficePanel } from "../page/office-panel.tsx";
import {
  RelatedContext,
  type RelatedRecord,
  type RelatedSource,
  type RelatedTo,
} from "./related-records.ts";

type Shown = RelatedRecord & Pick<RelatedSource, "title">;

/** Records of other features that belong to this one; nothing while there are none. */
export function RelatedPanel({ record }: { record: RelatedTo }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const found = useRelated(record);
  if (found.length === 0) return null;
  return (
    <OfficePanel title={t("office.related.title")} count={found.length}>
      {found.map(({ number, title, state, to }) => (
        <div
          key={`${title} ${number}`}
          className="flex items-center gap-3 border-t border-line px-4 py-2"
        >
          <span className="text-ink-3">{t(title)}</span>
          {mayOpen(to) ? (
            <Link to={to} className="office-link num">
              {number}
            </Link>
          ) : (
            <span className="num">{number}</span>
          )}
          {state && <span className="ms-auto text-12 text-ink-3">{t(state)}</span>}
        </div>
      ))}
    </OfficePanel>
  );
}

function useRelated(record: RelatedTo): Shown[] {
  const me = useMe();
  const sources = useContext(RelatedContext);
  const [found, setFound] = useState<{ of: string; records: Shown[] }>();
  const asked = JSON.stringify(record);
  useEffect(() => {
    let isCurrent = true;
    const allowed = sources.filter(({ call }) => mayCall(me, call));
    const asking = allowed.map(async ({ title, find }) =>
      (await find(JSON.parse(asked))).map((one) => ({ ...one, title })),
    );
    // A source that fails hides only its own records.
    void Promise.allSettled(asking).then((results) => {
      const records = results.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      if (isCurrent) setFound({ of: asked, records });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, sources, me]);
  return found?.of === asked ? found.records : [];
}
