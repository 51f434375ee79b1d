import { useT } from "#i18n/use-t.ts";
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
    <main>
      <h1>{t("error.deploy_title")}</h1>
      <p>{t("error.deploy_subtitle")}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t("error.refresh")}
      </button>
    </main>
  );
}

function UnexpectedError({ error }: { error: unknown }) {
  const t = useT();
  const debug = useOptionalShell()?.debug;
  return (
    <main>
      <h1>{t("error.unexpected")}</h1>
      <p>{t("error.trying-to-resolve")}</p>
      <ReturnHome />
      {debug && error instanceof Error && <pre>{error.stack}</pre>}
    </main>
  );
}
