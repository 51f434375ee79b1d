import { useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { SuiteAddress } from "../../contract.ts";
import { type AddressField, addressFields, addressLines } from "../rules/address-lines.ts";

type SuiteAddressesProps = { suite: string; addresses: readonly SuiteAddress[] };

export function SuiteAddresses({ suite, addresses }: SuiteAddressesProps) {
  const t = useT();
  return (
    <section className="mt-8" aria-labelledby="addresses">
      <h2 id="addresses" className="h2">
        {t("forwarding.address.title")}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">
        {t("forwarding.address.hint", { suite: suite.replace("-", "\u2011") })}
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {addresses.map((address) => (
          <li key={address.warehouse}>
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address field by field, in the order of a shop's checkout, and as a whole label. */
function AddressCard({ address }: { address: SuiteAddress }) {
  const t = useT();
  const country = t(keyUnder("calculator.country", address.warehouse));
  return (
    <article className="panel flex h-full flex-col" aria-label={country}>
      <h3 className="h3 flex items-baseline justify-between gap-3">
        {country}
        <span className="num text-14 font-semibold whitespace-nowrap text-accent-text">
          {address.suite}
        </span>
      </h3>
      <dl className="mt-3 mb-5">
        {addressFields(address).map((field) => (
          <FieldRow key={field.id} field={field} country={country} />
        ))}
      </dl>
      <CopyButton
        text={addressLines(address).join("\n")}
        label={t("forwarding.address.copy_of", { place: country })}
      />
    </article>
  );
}

function FieldRow({ field, country }: { field: AddressField; country: string }) {
  const t = useT();
  const { id, value, note } = field;
  const label = t(`forwarding.address.field.${id}`);
  return (
    <div className="relative min-h-13 border-b border-line py-1 pe-12">
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">
        {value}
        {note && <span className="text-ink-2"> ({note})</span>}
        <CopyField
          text={value}
          label={t("forwarding.address.copy_field", { field: label, place: country })}
        />
      </dd>
    </div>
  );
}

type CopyProps = { text: string; label: string };

/** Copies the text and reports success; without JavaScript, users can select the text instead. */
function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const written = navigator.clipboard?.writeText(text);
    written?.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const icon: IconName = isCopied ? "check" : "copy";
  return { isCopied, copy, icon };
}

function Done({ isCopied }: { isCopied: boolean }) {
  const t = useT();
  return (
    <span role="status" className="visually-hidden">
      {isCopied && t("forwarding.address.copied")}
    </span>
  );
}

function CopyButton({ text, label }: CopyProps) {
  const t = useT();
  const { isCopied, copy, icon } = useCopy(text);
  return (
    <div className="mt-auto noscript:hidden">
      <Button variant="line" wide onClick={copy} aria-label={isCopied ? undefined : label}>
        <Icon name={icon} />
        {t(isCopied ? "forwarding.address.copied" : "forwarding.address.copy")}
      </Button>
      <Done isCopied={isCopied} />
    </div>
  );
}

/** The copy button at the end of a field's row. */
function CopyField({ text, label }: CopyProps) {
  const { isCopied, copy, icon } = useCopy(text);
  return (
    <span className="absolute inset-y-0 end-0 flex items-center noscript:hidden">
      <IconButton label={label} icon={<Icon name={icon} />} onClick={copy} />
      <Done isCopied={isCopied} />
    </span>
  );
}
