import { useContext } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { CookieSettingsButton } from "../consent/open-consent-settings.tsx";
import { ContactRows } from "../links/contact-rows.tsx";
import { footerColumns } from "../links/footer-columns.ts";
import { HomeLink } from "../links/home-link.tsx";
import { PickupPointsContext } from "../links/pickup-points.context.ts";
import { ShellLinkList } from "../links/shell-link.tsx";
import { DestinationButton } from "../preferences/destination-button.tsx";
import { LanguageList } from "../preferences/language-menu.tsx";
import { useCurrency } from "../preferences/use-currency.ts";

const LINK =
  "flex min-h-11 items-center text-on-foot-2 underline-offset-4 hover:text-on-foot hover:underline aria-[current=page]:text-on-foot hyphens-auto wrap-anywhere";
const CHOICE =
  "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-on-foot hover:underline aria-[current]:font-semibold aria-[current]:text-on-foot";
/** Two columns on a phone, where the third spans both. */
const COLUMN =
  "max-sm:last:col-span-2 max-sm:last:[&>ul]:grid max-sm:last:[&>ul]:grid-cols-2 max-sm:last:[&>ul]:gap-x-6";

export function FullFooter() {
  const t = useT();
  const { config } = useShell();
  const hasPickupPoints = useContext(PickupPointsContext);
  return (
    <div className="page py-10 lg:pt-12">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-16">
        <div className="grid content-start gap-5">
          <HomeLink />
          <ContactRows />
        </div>
        <nav
          className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3"
          aria-label={t("shell.footer.nav")}
        >
          {footerColumns(config, hasPickupPoints).map(({ title, links }) => (
            <div key={title} className={COLUMN}>
              <h2 className="flex min-h-11 items-center font-semibold">{t(title)}</h2>
              <ShellLinkList links={links} linkClassName={LINK} />
            </div>
          ))}
        </nav>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-foot-line pt-4 text-12 text-on-foot-2">
        <LegalLine />
        <div className="flex flex-wrap items-center gap-x-6">
          <LanguageList className="flex flex-wrap gap-x-4" linkClassName={CHOICE} />
          <DestinationButton className={CHOICE} />
          <CurrencyButtons className={CHOICE} />
          <CookieSettingsButton className={CHOICE} />
        </div>
      </div>
    </div>
  );
}

/** As plain as the links next to them; the selected one is marked. */
function CurrencyButtons({ className }: { className: string }) {
  const t = useT();
  const { currencies, selected, choose } = useCurrency();
  if (currencies.length < 2) return null;
  return (
    <fieldset className="flex gap-1 noscript:hidden">
      <legend className="visually-hidden">{t("shell.currency")}</legend>
      {currencies.map(({ id, isoCode }) => (
        <button
          key={id}
          type="button"
          className={className}
          aria-current={id === selected?.id || undefined}
          aria-label={`${isoCode}, ${t(keyUnder("shell.currency", isoCode))}`}
          onClick={() => choose(id)}
        >
          {isoCode}
        </button>
      ))}
    </fieldset>
  );
}

export function LegalLine() {
  const t = useT();
  const { company, config } = useShell();
  const owner = company.legalName || config.site.name;
  return (
    // A page cached last year may meet a browser in this year.
    <p suppressHydrationWarning>
      © {new Date().getFullYear()} {owner.replace(/\.$/, "")}. {t("footer.all-rights-reserved")}
    </p>
  );
}
