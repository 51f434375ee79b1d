import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { ButtonLink } from "#ui/button.tsx";
import { listStaffPhonesCall } from "../staff-calls.ts";
import { PhoneRow } from "./phone-row.tsx";

export const loader = async () => (await callApi(listStaffPhonesCall, {})).phones;

/** Phones that can be reserved, by site: their stock, and who waits. */
export default function PhonesPage() {
  const t = useT();
  const phones = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const bySite = Map.groupBy(phones, ({ site_id }) => site_id);
  return (
    <OfficePage
      title={t("office.reservations.phones")}
      actions={<ButtonLink to="/reservations">{t("office.reservations.title")}</ButtonLink>}
    >
      {phones.length === 0 ? (
        <ListEmpty title={t("office.reservations.no_phones")} />
      ) : (
        <div className="office-body grid gap-4">
          {sites.map(({ id, name }) => {
            const own = bySite.get(id) ?? [];
            return (
              own.length > 0 && (
                <OfficePanel key={id} title={name} count={own.length}>
                  {own.map((phone) => (
                    <PhoneRow key={phone.id} phone={phone} />
                  ))}
                </OfficePanel>
              )
            );
          })}
        </div>
      )}
    </OfficePage>
  );
}
