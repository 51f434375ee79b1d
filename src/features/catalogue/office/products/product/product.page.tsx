import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useFormGroup } from "#office-ui/form/form-group.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { UnsavedMark } from "#office-ui/form/unsaved-mark.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useSaveActions } from "#office-ui/form/use-save-actions.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { pictureUrl } from "../../../domain/picture-url.ts";
import {
  archiveProductCall,
  duplicateProductCall,
  editProductCall,
  type StaffProduct,
  type StaffTaxonomy,
  staffProductCall,
  staffTaxonomyCall,
} from "../../../staff-calls.ts";
import { useWords } from "../../use-words.ts";
import { isLongText, namesIn, useFieldTitle } from "../product-words.ts";
import { VariantsPanel } from "../variants/variants-panel.tsx";
import { openVersions } from "../versions/versions-dialog.tsx";
import { PicturesPanel } from "./pictures-panel.tsx";
import { ProductAttributes } from "./product-attributes.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductSites } from "./product-sites.tsx";
import { ProductTexts } from "./product-texts.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const [{ product }, { taxonomy }] = await Promise.all([
    callApi(staffProductCall, { id }),
    callApi(staffTaxonomyCall, {}),
  ]);
  return { product, taxonomy };
}

/** One product: texts side by side, facts, sites, variants. Each part is saved by its own call. */
export default function ProductPage() {
  const t = useT();
  const { product, taxonomy } = useLoaderData<typeof loader>();
  const { id, values, pictures, archived_at: archivedAt } = product;
  const form = useRecordForm({
    record: `product:${id}`,
    loaded: values,
    save: (edit) => callApi(editProductCall, { ...edit, id }),
  });
  const title = useWords()(namesIn(values));
  const titleOf = useFieldTitle();
  const whole = useFormGroup(form);
  const actions = [...useSaveActions(whole.form), ...useProductActions(product, taxonomy)];
  const [first] = pictures;
  return (
    <RecordFrame
      back={{ to: "/products", label: t("office.goods.title") }}
      title={title}
      record={`product:${id}`}
      {...(first ? { picture: pictureUrl(first.src, 160) } : {})}
      state={<UnsavedMark form={whole.form} />}
      tags={
        <>
          {archivedAt && <Tag tone="warn">{t("office.goods.states.archived")}</Tag>}
          <Tag>{product.slug}</Tag>
        </>
      }
      actions={actions}
    >
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <RecordConflict form={form} titleOf={titleOf} isText={isLongText} />
      <ProductTexts form={form} />
      <PicturesPanel product={product} />
      <VariantsPanel product={product} taxonomy={taxonomy} group={whole.group} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ProductFacts form={form} taxonomy={taxonomy} />
        <div className="grid gap-4">
          <ProductSites form={form} />
          <ProductAttributes key={id} form={form} taxonomy={taxonomy} />
        </div>
      </div>
    </RecordFrame>
  );
}

function useProductActions(
  { id, archived_at: archivedAt }: StaffProduct,
  taxonomy: StaffTaxonomy,
): RecordAction[] {
  const t = useT();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const isArchived = archivedAt !== null;
  const duplicate = async () => {
    const made = await callApi(duplicateProductCall, { id });
    await navigate(`/products/${made.id}`);
  };
  const archive = () => callApi(archiveProductCall, { id, archived: !isArchived });
  return [
    {
      key: "archive",
      label: t(isArchived ? "office.goods.restore" : "office.goods.archive"),
      icon: "archive",
      busy,
      ...(isArchived ? {} : { position: "menu" as const }),
      run: () =>
        void run(archive, t(isArchived ? "office.goods.restored" : "office.goods.archived")),
    },
    {
      key: "versions",
      label: t("office.goods.versions"),
      position: "menu",
      icon: "rotate-ccw",
      run: () => openVersions({ id, taxonomy, onRestored: revalidate }),
    },
    {
      key: "duplicate",
      label: t("office.goods.duplicate"),
      position: "menu",
      icon: "copy",
      busy,
      run: () => void run(duplicate, t("office.goods.duplicated")),
    },
  ];
}
