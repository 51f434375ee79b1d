import type { QuoteDetails } from "../../contract.ts";
import { chosenSums, type DeliveryChoice } from "../../domain/chosen-sums.ts";
import { PriceRows } from "./price-rows.tsx";

type ChosenSumProps = { quote: QuoteDetails; choice: DeliveryChoice };

/** On a phone above the button; on a wide screen the panel beside the form shows it already. */
export function ChosenSum({ quote, choice }: ChosenSumProps) {
  const sums = chosenSums(quote, choice);
  if (!sums) return null;
  return (
    <div className="mb-4 lg:hidden">
      <PriceRows parts={sums.parts} total={sums} currency={quote.currency} />
    </div>
  );
}
