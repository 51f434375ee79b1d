import { useState } from "react";
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOpenPaths } from "#office-ui/me/open-paths.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { searchCall } from "../../staff-calls.ts";
import { searchGroups } from "./search-groups.ts";
import { useSearchFormat } from "./use-search-format.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = searchParams.get("open")?.trim();
  const query = number ?? searchParams.get("query")?.trim() ?? "";
  const hits = query ? (await callApi(searchCall, { query: query.slice(0, 100) })).hits : [];
  // A link that names a number: whoever may not open the record sees what was found instead.
  const named = hits.find(({ title, to }) => to !== null && title === number);
  if (named?.to) throw redirect(named.to);
  return { query, hits };
}

/** The palette's search as a page, so that its URL can be sent to a colleague. */
export default function SearchPage() {
  const t = useT();
  const { query, hits } = useLoaderData<typeof loader>();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(query);
  const groups = searchGroups(hits, useSearchFormat(useOpenPaths()));
  return (
    <OfficePage title={t("office.search.title")} showsAddress>
      <div className="office-body">
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            setParams(typed.trim() ? { query: typed.trim() } : {});
          }}
        >
          <TextField
            type="search"
            label={t("office.search.label")}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="go">
            {t("office.search.title")}
          </Button>
        </form>
        {query !== "" && groups.length === 0 && <p role="status">{t("office.search.nothing")}</p>}
        {groups.map((group) => (
          <OfficePanel key={group.id} title={group.title}>
            {group.entries.map(({ id, title, detail, end, icon, to }) => (
              <Link key={id} to={to ?? "/"} className="queue">
                <OfficeIcon name={icon} />
                <span className="truncate">
                  <b className="font-medium">{title}</b>{" "}
                  <span className="text-ink-3">{detail}</span>
                </span>
                <span className="num">{end}</span>
              </Link>
            ))}
          </OfficePanel>
        ))}
      </div>
    </OfficePage>
  );
}
