type Fields = {
  type: "fixed" | "percentage";
  site_id: number | null;
  starts_on: string | null;
  ends_on: string | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
};

/** Initial values of the form for a new promotion. */
export const NEW_PROMOTION: Fields & { code: string; amount: number; minimum: number } = {
  code: "",
  site_id: null,
  amount: 0,
  type: "percentage",
  starts_on: null,
  ends_on: null,
  minimum: 0,
  max_uses: null,
  max_uses_per_customer: null,
};
