import { Outlet, useLoaderData } from "react-router";
import { setAskForProof } from "../components/calls/call-staff.ts";
import { type Me, MeContext } from "../components/me/me.ts";
import { OFFICE_PAGES } from "../pages.ts";
import { OfficeShell } from "./office-shell.tsx";

// Its dialog comes when it is needed: most calls are made without it.
setAskForProof(async () =>
  (await import("#features/staff/office/prove/prove-again-dialog.tsx")).askForProof(),
);

/** The shell around every page, for whoever is logged in. */
export function OfficeLayout() {
  const me = useLoaderData<Me>();
  return (
    <MeContext value={me}>
      <OfficeShell pages={OFFICE_PAGES}>
        <Outlet />
      </OfficeShell>
    </MeContext>
  );
}
