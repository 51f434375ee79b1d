import { useT } from "#i18n/use-t.ts";
import type { SuiteAddress } from "../../domain/forward-view.ts";
import { CopyButton } from "./copy-button.tsx";

type SuiteAddressesProps = { suite: string; addresses: readonly SuiteAddress[] };

export function SuiteAddresses({ suite, addresses }: SuiteAddressesProps) {
  const t = useT();
  return (
    <section className="mt-8" aria-labelledby="addresses">
      <h2 id="addresses" className="h2">
        {t("forwarding.address.title")}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{t("forwarding.address.hint", { suite })}</p>
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

/** As a label has it, so that it can be copied line by line. */
const linesOf = ({ name, suite, street, city, region, post_code, country }: SuiteAddress) => [
  name,
  street,
  suite,
  [city, region, post_code].filter(Boolean).join(", "),
  country,
];

function AddressCard({ address }: { address: SuiteAddress }) {
  const t = useT();
  const lines = linesOf(address);
  const title = t(`calculator.country.${address.warehouse}`);
  return (
    <article className="panel flex h-full flex-col" aria-label={title}>
      <h3 className="h3 flex items-baseline justify-between gap-3">
        {title}
        <span className="num text-14 font-semibold text-accent-text">{address.suite}</span>
      </h3>
      <address className="mt-3 mb-5 not-italic wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <CopyButton
        text={lines.join("\n")}
        label={t("forwarding.address.copy_of", { place: title })}
      />
    </article>
  );
}
