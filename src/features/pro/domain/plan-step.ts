/** What became of a customer's plan, and through whom. */
export type PlanStep = {
  step:
    | "begun"
    | "enlarged"
    | "renewed"
    /** It is to go on, with the same or another one. */
    | "wanted"
    | "cancelled"
    /** What waited to be paid does not any more. */
    | "given_up"
    | "ended"
    | "taken_back";
  actor: "customer" | "payment" | "system";
};
