import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useOpenPaths } from "#office-ui/me/open-paths.ts";
import type { StaffMove } from "../staff-calls.ts";
import { pathOfNumber } from "./record-paths.ts";

/** The moves of a wallet, the newest first, each with the balance after it. */
export function MovesTable({ moves }: { moves: readonly StaffMove[] }) {
  const t = useT();
  if (moves.length === 0) {
    return <p className="border-t border-line px-4 py-3 text-ink-3">{t("office.wallet.none")}</p>;
  }
  return (
    <table className="moves-table">
      <thead>
        <tr>
          <th>{t("office.wallet.at")}</th>
          <th>{t("office.wallet.move")}</th>
          <th className="moves-table-sum">{t("office.wallet.amount")}</th>
          <th className="moves-table-sum">{t("office.wallet.after")}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <MoveRow key={move.id} move={move} />
        ))}
      </tbody>
    </table>
  );
}

function MoveRow({ move }: { move: StaffMove }) {
  const t = useT();
  const { money, moment } = useOfficeFormat();
  const { amount, subject, record, reason, provider, who } = move;
  const cents = toCents(amount);
  const number = record ?? subject?.number;
  return (
    <tr>
      <td className="moves-table-at num text-ink-2">{moment(move.at)}</td>
      <td className="moves-table-what">
        <span className="font-medium">{t(keyUnder("office.customers.moves", move.kind))}</span>
        {number && (
          <>
            {" "}
            <NumberLink number={number} />
          </>
        )}
        <span className="block text-12 text-ink-3">
          {[provider, reason && t(keyUnder("office.wallet.reasons", reason)), who]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </td>
      <td className="moves-table-sum num font-medium">
        <span className={cents > 0 ? "text-good" : undefined}>
          {cents > 0 ? "+" : ""}
          {money(cents)}
        </span>
      </td>
      <td className="moves-table-sum num">{money(toCents(move.end_balance))}</td>
    </tr>
  );
}

/** A link only if the reader may open the page of such records. */
function NumberLink({ number }: { number: string }) {
  const { list, to } = pathOfNumber(number);
  const isOpen = useOpenPaths().includes(list);
  return isOpen ? (
    <Link to={to} className="office-link num">
      {number}
    </Link>
  ) : (
    <span className="num">{number}</span>
  );
}
