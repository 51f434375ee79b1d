import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Logo } from "#themes/logo.tsx";
import { themeOf } from "#themes/theme-names.ts";
import { ErrorMessage } from "./error-message.tsx";

/** The whole page (SPEC §2 "Full-page error screen"), for when even header and footer may not work. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT();
  const site = useOptionalShell()?.config.site;
  const name = site?.name ?? "Cartage";
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="page py-6">
        <Logo theme={themeOf(site?.theme)} name={name} />
      </header>
      <main className="page grid content-center justify-items-start py-12">
        <ErrorMessage error={error} />
      </main>
      <footer className="page border-t border-line py-6 text-14 text-ink-2">
        © {new Date().getFullYear()} {name}. {t("footer.all-rights-reserved")}
      </footer>
    </div>
  );
}
