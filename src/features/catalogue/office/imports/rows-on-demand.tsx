import { type ReactNode, useState } from "react";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Button } from "#ui/button.tsx";

type RowsOnDemandProps<Row> = {
  /** What is wrong with how many of them, on the button. */
  words: string;
  load: () => Promise<readonly Row[]>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** What went wrong with rows of a list, fetched where somebody asks. */
export function RowsOnDemand<Row>({ words, load, children }: RowsOnDemandProps<Row>) {
  const { busy, run } = useAction();
  const [rows, setRows] = useState<readonly Row[]>();
  return (
    <div className="w-full">
      <Button
        variant="quiet"
        busy={busy}
        className="h-auto py-1 text-start whitespace-normal"
        onClick={() => run(async () => setRows(await load()))}
      >
        {words}
      </Button>
      {rows && children(rows)}
    </div>
  );
}
