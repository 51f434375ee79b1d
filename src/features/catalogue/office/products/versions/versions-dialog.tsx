import { useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { type ProductChange, productVersionsCall } from "../../../product-versions/staff-calls.ts";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { useFieldTitle } from "../product-words.ts";
import { VersionPreview } from "./version-preview.tsx";

const ID = "office-versions";
type Props = { id: number; taxonomy: StaffTaxonomy; onRestored: () => unknown };

export const openVersions = (props: Props) => openModal(ID, <VersionsDialog {...props} />);

/** Lists the changes of a product and its variants, each with a preview of restoring the state before it. */
function VersionsDialog({ id, taxonomy, onRestored }: Props) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  const [chosen, setChosen] = useState<ProductChange>();
  const leave = () => {
    closeModal(ID);
    return onRestored();
  };
  return (
    <Dialog
      title={
        chosen
          ? t("office.goods.version_before", { at: dayAndTime(chosen.at) })
          : t("office.goods.versions")
      }
    >
      {chosen ? (
        <VersionPreview
          id={id}
          version={chosen.version}
          taxonomy={taxonomy}
          onBack={() => setChosen(undefined)}
          onRestored={leave}
        />
      ) : (
        <ChangeList id={id} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

type ChangeListProps = { id: number; onChoose: (change: ProductChange) => void };
type Loaded = { changes: readonly ProductChange[]; next: number | null };

function ChangeList({ id, onChoose }: ChangeListProps) {
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<CallFailed>();
  const load = (before?: number) =>
    callApi(productVersionsCall, { id, ...(before ? { before } : {}) }).then(
      ({ changes, next }) =>
        setLoaded((now) => ({ changes: [...(now?.changes ?? []), ...changes], next })),
      (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        setProblem(error);
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void load(), []);
  if (problem) return <Notice kind="bad">{t(problem.message)}</Notice>;
  if (!loaded) return <Skeleton shape="text" />;
  const { changes, next } = loaded;
  if (changes.length === 0) return <p className="text-ink-2">{t("office.goods.versions_none")}</p>;
  return (
    <>
      <p className="mb-3 text-ink-2">{t("office.goods.versions_text")}</p>
      <ol>
        {changes.map((change) => (
          <ChangeRow key={change.version} change={change} onChoose={() => onChoose(change)} />
        ))}
      </ol>
      {next !== null && (
        <Button className="mt-3" onClick={() => void load(next)}>
          {t("office.list.more")}
        </Button>
      )}
    </>
  );
}

function ChangeRow({ change, onChoose }: { change: ProductChange; onChoose: () => void }) {
  const t = useT();
  const titleOf = useFieldTitle();
  const { dayAndTime } = useOfficeFormat();
  const { at, who, fields, skus } = change;
  const [first, ...others] = skus;
  const ofVariants = first && (others.length > 0 ? `${first} +${others.length}` : first);
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="num block text-12 text-ink-3">
          {[dayAndTime(at), who, ofVariants].filter(Boolean).join(" · ")}
        </span>
        <span className="block">{fields.map(titleOf).join(", ")}</span>
      </span>
      <Button onClick={onChoose}>{t("office.goods.version_show")}</Button>
    </li>
  );
}
