/** The initial values of the form for a new warehouse. */
export const NEW_WAREHOUSE = {
  code: "",
  country: "",
  city: "",
  street: "",
  region: "",
  post_code: "",
  phone: "",
  time_zone: "Europe/Vilnius",
  hours: "Mo-Fr 09:00-17:00",
  currency: "EUR",
  rate: 1,
  free_days: 30,
  storage_per_day: 0.5,
};
