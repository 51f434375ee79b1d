import { useCallback, useState } from "react";
import { type ConflictSide, ConflictTable } from "#office-ui/conflict/conflict-table.tsx";
import { MergedFields } from "#office-ui/conflict/merged-fields.tsx";
import { WordDifference } from "#office-ui/conflict/word-difference.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { Notice } from "#ui/notice.tsx";
import headphones from "#ui/showcase/pictures/headphones.svg";

const FIELDS = [
  {
    key: "price",
    title: "Price",
    detail: "Cartage, navy",
    before: "149.00 €",
    mine: "129.00 €",
    theirs: "139.00 €",
    notes: {
      before: "30-day low 139.00",
      mine: "margin 25.4 %, under the 30-day low",
      theirs: "margin 30.8 %",
    },
  },
  {
    key: "description",
    title: "Description",
    detail: "Lithuanian",
    isText: true,
    before: "Belaidės ausinės su triukšmo slopinimu. Veikia iki 30 valandų.",
    mine: "Belaidės ausinės su aktyviuoju triukšmo slopinimu. Veikia iki 38 valandų, o per 10 minučių įsikrauna dar penkioms.",
    theirs:
      "Belaidės ausinės, kurios užčiaupia miestą: triukšmą slopina iki 42 dB. Veikia iki 38 valandų.",
  },
];

export function ConflictSample() {
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({
    price: "mine",
    description: "theirs",
  });
  const choose = useCallback(
    (key: string, side: ConflictSide) => setChoices((now) => ({ ...now, [key]: side })),
    [],
  );
  return (
    <RecordFrame
      back={{ to: "/showcase/orders", label: "Products" }}
      title="Klangvik Fuga headphones"
      picture={headphones}
      tags={
        <>
          <Tag>KV-FUGA</Tag> <Tag tone="warn">Not saved: 2 fields to choose</Tag>
        </>
      }
      actions={[
        { key: "drop", label: "Throw mine away", run: () => {} },
        {
          key: "save",
          label: "Save these choices",
          shortcut: "ctrl+s",
          position: "primary",
          run: () => {},
        },
      ]}
    >
      <Notice title="Aistė Grigaitė saved this product at 14:31, while you were editing.">
        Five fields went together by themselves, two need your choice. Nothing of yours is lost.
      </Notice>
      <ConflictTable
        fields={FIELDS}
        choices={choices}
        me="Rokas Butkevičius"
        them={{ name: "Aistė Grigaitė", at: "14:31" }}
        before="rev 41, 2026-11-12"
        onChoose={choose}
        onWrite={() => {}}
      />
      <MergedFields
        me="Rokas Butkevičius"
        them="Aistė Grigaitė"
        fields={[
          { key: "stock", title: "Stock, New Castle", value: "18 − 2 + 10 = 26", by: "both" },
          {
            key: "name",
            title: "Name, Latvian",
            value: <WordDifference before="Austiņas" after="Austiņas Fuga, tumši zilas" />,
            by: "theirs",
          },
          { key: "weight", title: "Weight", value: "0.62 → 0.58 kg", by: "mine" },
        ]}
      />
    </RecordFrame>
  );
}
