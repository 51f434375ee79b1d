/** SPEC §5: the standard rules have the specification's own words; bounds have those of their form. */
const STANDARD = {
  missing: "validation.required",
  not_a_number: "validation.number",
} as const;

export const isStandardFault = (fault: string): fault is keyof typeof STANDARD => fault in STANDARD;
export const standardFault = (fault: keyof typeof STANDARD) => STANDARD[fault];
