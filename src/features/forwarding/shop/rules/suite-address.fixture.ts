import type { SuiteAddress } from "../../contract.ts";

export const US: SuiteAddress = {
  warehouse: "US",
  name: "Rasa Rasaite",
  suite: "CT-1001",
  street: "12 Bellevue Ct",
  city: "New Castle",
  region: "DE",
  region_title: "Delaware",
  post_code: "19720",
  country: "United States",
  country_iso: "US",
  phone: "+1 302 555 0142",
};
