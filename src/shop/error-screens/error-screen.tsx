import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Logo } from "#themes/logos.tsx";
import { isThemeName } from "#themes/theme-traits.ts";
import { Button } from "#ui/button.tsx";
import { useOptionalShell } from "../use-shell.ts";
import { isDeployError } from "./is-deploy-error.ts";
import { ReturnHome } from "./return-home.tsx";

/** SPEC §2 "Full-page error screen", with the keys of §8. */
export function ErrorScreen({ error }: { error: unknown }) {
  return isDeployError(error) ? <DeployError /> : <UnexpectedError error={error} />;
}

function DeployError() {
  const t = useT();
  return (
    <FullPage title={t("error.deploy_title")} text={t("error.deploy_subtitle")}>
      <Button variant="go" onClick={() => window.location.reload()}>
        {t("error.refresh")}
      </Button>
    </FullPage>
  );
}

function UnexpectedError({ error }: { error: unknown }) {
  const t = useT();
  const debug = useOptionalShell()?.debug;
  return (
    <FullPage title={t("error.unexpected")} text={t("error.trying-to-resolve")}>
      <ReturnHome />
      {debug && error instanceof Error && (
        <pre className="mt-8 overflow-auto rounded bg-sunk p-4 text-start text-12">
          {error.stack}
        </pre>
      )}
    </FullPage>
  );
}

function FullPage(props: { title: string; text: string; children: ReactNode }) {
  const t = useT();
  const site = useOptionalShell()?.config.site;
  const name = site?.name ?? "Cartage";
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <title>{props.title}</title>
      <meta name="robots" content="noindex" />
      <header className="page py-6">
        <Logo theme={isThemeName(site?.theme) ? site.theme : "default"} name={name} />
      </header>
      <main className="page grid content-center py-12">
        <h1 className="h1 max-w-[20ch]">{props.title}</h1>
        <p className="mt-4 mb-8 max-w-prose text-18 text-ink-2">{props.text}</p>
        <div className="min-w-0">{props.children}</div>
      </main>
      <footer className="page border-t border-line py-6 text-14 text-ink-2">
        © {new Date().getFullYear()} {name}. {t("footer.all-rights-reserved")}
      </footer>
    </div>
  );
}
