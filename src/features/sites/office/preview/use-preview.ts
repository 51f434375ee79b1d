import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { previewSiteCall } from "../../staff-calls.ts";

/** Opens a site in a new tab as visitors will see it, even if it is not open yet; `path` is a page of it. */
export function usePreview(siteId: number) {
  const { busy, run } = useAction();
  const show = (path?: string) =>
    void run(async () => {
      const { url } = await callStaff(previewSiteCall, { id: siteId, ...(path ? { path } : {}) });
      window.open(url, "_blank", "noopener");
    });
  return { busy, show };
}
