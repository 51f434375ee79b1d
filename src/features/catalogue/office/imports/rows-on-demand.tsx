import { type ReactNode, useState } from "react";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Button } from "#ui/button.tsx";

type RowsOnDemandProps<Row> = {
  /** The button's label: what is wrong, and with how many rows. */
  words: string;
  load: () => Promise<readonly Row[]>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** Faulty rows of an import, loaded when a user requests them. */
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
