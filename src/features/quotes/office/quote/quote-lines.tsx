import { useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { StaffQuote, StaffQuoteLine } from "../../staff-calls.ts";
import type { PriceForm } from "./use-price-form.ts";

type QuoteLinesProps = { quote: StaffQuote; form: PriceForm };

/** What the customer wants bought, each with what is known of its price and the field for ours. */
export function QuoteLines({ quote, form }: QuoteLinesProps) {
  const t = useT();
  return (
    <OfficePanel title={t("office.quotes.lines")} count={quote.lines.length}>
      <ul>
        {quote.lines.map((line) => (
          <li key={line.position} className="asked-line">
            <LineHead line={line} />
            <LineRule line={line} />
            <div className="asked-line-price">
              <LineFacts line={line} quote={quote} />
              <LinePrice line={line} quote={quote} form={form} />
            </div>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function LineHead({ line }: { line: StaffQuoteLine }) {
  const t = useT();
  return (
    <div className="asked-line-head">
      <Photos line={line} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
        </p>
        <p className="wrap-anywhere">
          <a
            href={line.url}
            target="_blank"
            rel="noreferrer nofollow"
            className="office-link asked-line-link"
          >
            {line.shop || line.url}
            <OfficeIcon name="external-link" small />
            <span className="visually-hidden">{t("office.quotes.foreign")}</span>
          </a>
          <span className="text-ink-3">{` · ${t(keyUnder("calculate.kind", line.kind))}`}</span>
        </p>
        {line.options && <p className="wrap-anywhere">{line.options}</p>}
        {line.comment && <p className="asked-line-comment wrap-anywhere">{line.comment}</p>}
      </div>
    </div>
  );
}

function Photos({ line: { files } }: { line: StaffQuoteLine }) {
  if (files.length === 0) return null;
  return (
    <span className="asked-line-photos">
      {files.map((file, at) => (
        <Photo key={file} file={file} number={at + 1} />
      ))}
    </span>
  );
}

/** A browser cannot show every kind of file that a customer may send: such a file is opened by its number. */
function Photo({ file, number }: { file: string; number: number }) {
  const t = useT();
  const [isShown, setIsShown] = useState(true);
  const path = `/api/files/${file}`;
  return (
    <a href={path} target="_blank" rel="noreferrer" className="asked-line-photo">
      {isShown ? (
        <img
          src={path}
          alt={t("office.quotes.photo", { number })}
          loading="lazy"
          onError={() => setIsShown(false)}
        />
      ) : (
        <>
          <OfficeIcon name="file-text" />
          <span className="visually-hidden">{t("office.quotes.photo", { number })}</span>
        </>
      )}
    </a>
  );
}

function LineRule({ line: { rule } }: { line: StaffQuoteLine }) {
  const t = useT();
  if (!rule) return null;
  const isForbidden = rule.level === "prohibited";
  return (
    <p className="asked-line-rule">
      <Tag tone={isForbidden ? "bad" : "warn"}>
        {t(isForbidden ? "office.quotes.forbidden" : "office.quotes.restricted")}
      </Tag>
      <span>{t(keyUnder(isForbidden ? "quotes.prohibited" : "quotes.restricted", rule.rule))}</span>
    </p>
  );
}

type LineProps = { line: StaffQuoteLine; quote: StaffQuote };

/** What the customer typed, what that gives in euros, and what was confirmed for this shop and kind before. */
function LineFacts({ line, quote }: LineProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { price, currency, proposed, known, quantity } = line;
  const show = (amount: number, of?: string) => money(toCents(amount), of);
  const isFree = price === null;
  return (
    <dl className="asked-line-facts">
      <div>
        <dt>{t("office.quotes.typed")}</dt>
        <dd className="num">
          {isFree
            ? t("office.quotes.not_typed")
            : `${quantity > 1 ? `${quantity} × ` : ""}${show(price, currency)}`}
        </dd>
      </div>
      <div>
        <dt>{t("office.quotes.proposed")}</dt>
        <dd className="num">{proposed === null ? "–" : show(proposed)}</dd>
      </div>
      <div>
        <dt>{t("office.quotes.known")}</dt>
        <dd className="num">
          {known
            ? `${known.least === known.most ? show(known.least) : `${show(known.least)}–${show(known.most)}`} (${known.count})`
            : t("office.quotes.not_known")}
        </dd>
      </div>
      {quote.status === "awaiting_payment" && line.priced !== null && (
        <div>
          <dt>{t("office.quotes.unit_price")}</dt>
          <dd className="num font-medium">{show(line.priced)}</dd>
        </div>
      )}
    </dl>
  );
}

function LinePrice({ line, quote, form }: LineProps & { form: PriceForm }) {
  const t = useT();
  if (!quote.can_price) return null;
  const { position, name } = line;
  const { unitCents } = form.fields;
  return (
    <div className="asked-line-field">
      <MoneyField
        label={t("office.quotes.unit_price")}
        aria-label={`${t("office.quotes.unit_price")}: ${name}`}
        error={form.errorOf(`unit_prices.${position}`)}
        cents={unitCents[position] ?? null}
        onCents={(cents) =>
          form.change({ unitCents: unitCents.map((one, at) => (at === position ? cents : one)) })
        }
      />
    </div>
  );
}
