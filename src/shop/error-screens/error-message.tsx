import { useEffect } from "react";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { reportShownError } from "../monitoring/report-shown-error.ts";

/**
 * After a deployment, old pages request files that no longer exist: a dynamic import, a module script or a style
 * sheet fails, with another message in each browser. A reload is enough (SPEC §8).
 */
const DEPLOY_ERRORS = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /failed to load module script/i,
];

export function isDeployError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return DEPLOY_ERRORS.some((pattern) => pattern.test(message));
}

/** What went wrong and what to do next, in the two modes of SPEC §2 and with the keys of §8. */
export function ErrorMessage({ error }: { error: unknown }) {
  const t = useT();
  const isDeploy = isDeployError(error);
  useEffect(() => void reportShownError(error), [error]);
  const title = t(isDeploy ? "error.deploy_title" : "error.unexpected");
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h1 max-w-[20ch]">{title}</h1>
      <p className="mt-4 mb-8 max-w-prose text-18 text-ink-2">
        {t(isDeploy ? "error.deploy_subtitle" : "error.trying-to-resolve")}
      </p>
      {isDeploy ? (
        <Button variant="go" onClick={() => window.location.reload()}>
          {t("error.refresh")}
        </Button>
      ) : (
        <ReturnHome />
      )}
      {!isDeploy && <ErrorDetails error={error} />}
    </>
  );
}

function ErrorDetails({ error }: { error: unknown }) {
  const debug = useOptionalShell()?.debug;
  if (!debug || !(error instanceof Error)) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className="mt-8 overflow-auto rounded bg-sunk p-4 text-12">
      {error.stack}
    </pre>
  );
}

/** A full page load, because after an error nothing of the old page should stay. */
export function ReturnHome() {
  const t = useT();
  const language = useOptionalShell()?.language;
  return (
    <a className={buttonClass({ variant: "go" })} href={language ? `/${language}/` : "/"}>
      {t("error.return-to-homepage")}
    </a>
  );
}
