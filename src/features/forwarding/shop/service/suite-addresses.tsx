import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { type AddressField, addressFields, addressLines } from "../../domain/address-lines.ts";
import type { SuiteAddress } from "../../domain/forward-view.ts";
import { CopyButton, CopyField } from "./copy-button.tsx";

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

/** Field by field, as a shop's checkout asks for it; and all of it, as a label has it. */
function AddressCard({ address }: { address: SuiteAddress }) {
  const t = useT();
  const place = t(keyUnder("calculator.country", address.warehouse));
  return (
    <article className="panel flex h-full flex-col" aria-label={place}>
      <h3 className="h3 flex items-baseline justify-between gap-3">
        {place}
        <span className="num text-14 font-semibold whitespace-nowrap text-accent-text">
          {address.suite}
        </span>
      </h3>
      <dl className="mt-3 mb-5">
        {addressFields(address).map((field) => (
          <FieldRow key={field.id} field={field} place={place} />
        ))}
      </dl>
      <CopyButton
        text={addressLines(address).join("\n")}
        label={t("forwarding.address.copy_of", { place })}
      />
    </article>
  );
}

function FieldRow({ field, place }: { field: AddressField; place: string }) {
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
          label={t("forwarding.address.copy_field", { field: label, place })}
        />
      </dd>
    </div>
  );
}
