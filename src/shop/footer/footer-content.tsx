import { CookieSettingsButton } from "../consent/open-consent-settings.tsx";
import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { legalLinks } from "../links/footer-columns.ts";
import { ShellLinkList } from "../links/shell-link.tsx";
import { FullFooter, LegalLine } from "./full-footer.tsx";

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

/** On pages with one task, only the legally required links; they can be opened without leaving the page. */
function SlimFooter({ newTab }: { newTab: boolean }) {
  return (
    <div className="page flex flex-wrap items-center gap-x-8 py-4">
      <div className="me-auto py-2 text-on-foot-2">
        <LegalLine />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <ShellLinkList
          links={legalLinks()}
          className="contents"
          linkClassName={LINK}
          newTab={newTab}
        />
        <CookieSettingsButton className={LINK} />
      </div>
    </div>
  );
}

export const FooterContent = ({ shape }: { shape: LayoutShape["footer"] }) =>
  shape === "full" ? <FullFooter /> : <SlimFooter newTab={shape === "paying"} />;
