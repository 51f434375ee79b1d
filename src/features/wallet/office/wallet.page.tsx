import { useEffect, useRef } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { useListRows } from "#office-ui/list/use-list-rows.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { readCorrectionQuery } from "../domain/correction.ts";
import { type StaffWallet, staffWalletCall, walletCsvCall } from "../staff-calls.ts";
import { openCorrection } from "./correction-dialog.tsx";
import { MovesTable } from "./moves-table.tsx";

const readWallet = async (id: number, after?: number) =>
  (await callApi(staffWalletCall, { id, after })).wallet;

const pageOf = ({ moves, total, next }: StaffWallet) => countedPage(moves, { total, next });

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const wallet = await readWallet(id);
  return { wallet, page: pageOf(wallet) };
}

/** The balance of one customer and all its moves; finance tops it up or deducts from it. */
export default function WalletPage() {
  const t = useT();
  const { wallet, page } = useLoaderData<typeof loader>();
  const { money, count } = useOfficeFormat();
  const { sites } = useMe();
  const { customer_id: id, name, email } = wallet;
  const site = sites.find((one) => one.id === wallet.site_id)?.name;
  const { rows, hasMore, busy, showMore } = useListRows(page, async (after) =>
    pageOf(await readWallet(id, Number(after))),
  );
  const title = name || email || `#${id}`;
  return (
    <RecordFrame
      back={{ to: `/customers/${id}`, label: title }}
      title={t("office.wallet.title", { name: title })}
      record={`customer:${id}`}
      tags={site && <Tag>{site}</Tag>}
      actions={useWalletActions(wallet)}
    >
      <CustomerStrip
        name={title}
        to={`/customers/${id}`}
        contact={[email ?? undefined]}
        facts={[
          { title: t("office.wallet.balance"), value: money(toCents(wallet.balance)) },
          { title: t("office.wallet.held"), value: money(toCents(wallet.held)) },
        ]}
      />
      <OfficePanel
        title={t("office.wallet.ledger")}
        aside={<span className="num text-ink-3">{count(page.count, page.isMore)}</span>}
      >
        <MovesTable moves={rows} />
        {hasMore && (
          <p className="border-t border-line p-3 text-center">
            <Button busy={busy} onClick={() => void showMore()}>
              {t("office.wallet.more")}
            </Button>
          </p>
        )}
      </OfficePanel>
    </RecordFrame>
  );
}

/** Opens the dialog with the sum that the address asks for, such as that of an accepted claim. */
function useAskedCorrection(wallet: StaffWallet): void {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const opened = useRef("");
  useEffect(() => {
    const asked = wallet.can_correct ? readCorrectionQuery(search) : undefined;
    if (!asked || opened.current === search) return;
    opened.current = search;
    openCorrection({ wallet, asked, onDone: revalidate });
  }, [wallet, search, revalidate]);
}

function useWalletActions(wallet: StaffWallet): RecordAction[] {
  const t = useT();
  const me = useMe();
  const { revalidate } = useRevalidator();
  useAskedCorrection(wallet);
  const correct = (key: "top_up" | "deduct", sign: 1 | -1): RecordAction => ({
    key,
    label: t(`office.wallet.${key}`),
    icon: sign > 0 ? "plus" : "undo-2",
    shortcut: sign > 0 ? "t" : "d",
    ...(sign > 0 ? { position: "primary" as const } : {}),
    run: () => openCorrection({ wallet, way: key, onDone: revalidate }),
  });
  const file: RecordAction = {
    key: "csv",
    label: t("office.wallet.csv"),
    icon: "download",
    position: "menu",
    run: () => location.assign(walletCsvCall.path.replace("{id}", String(wallet.customer_id))),
  };
  return [
    ...(wallet.can_correct ? [correct("top_up", 1), correct("deduct", -1)] : []),
    ...(mayCall(me, walletCsvCall) ? [file] : []),
  ];
}
