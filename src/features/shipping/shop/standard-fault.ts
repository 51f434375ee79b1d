/** SPEC §5: the standard rules have the specification's own words; bounds have those of their form. */
const STANDARD: Readonly<Record<string, string>> = {
  missing: "validation.required",
  not_a_number: "validation.number",
};

export const standardFault = (fault: string): string | undefined => STANDARD[fault];
