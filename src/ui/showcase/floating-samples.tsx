import { keysOf } from "#core/record.ts";
import { Button } from "../button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../floating/dialog.tsx";
import { Drawer } from "../floating/drawer.tsx";
import { Menu, MenuItem, MenuLink } from "../floating/menu.tsx";
import { Icon } from "../icon/icon.tsx";
import { openModal, useModal } from "../modal-stack/modal-stack.store.ts";
import { showToast, type ToastKind } from "../toasts/toasts.store.ts";
import { Row, Sample } from "./sample.tsx";

function StackedDialog({ depth }: { depth: number }) {
  const modal = useModal();
  return (
    <Dialog
      title={`Modal ${depth}`}
      size={depth === 1 ? "normal" : "narrow"}
      footer={
        <>
          <Button onClick={modal?.close}>Not now</Button>
          <Button variant="go" onClick={() => openDialog(depth + 1)}>
            Open another
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">Escape closes the top one; focus goes back to its button.</p>
      <TextField label="E-mail" type="email" />
    </Dialog>
  );
}

const openDialog = (depth: number) => openModal(`sample-${depth}`, <StackedDialog depth={depth} />);

const openDrawer = (side: "start" | "end") =>
  openModal(
    "sample-drawer",
    <Drawer
      title="Filters"
      side={side}
      footer={
        <Button variant="go" wide>
          Show 71
        </Button>
      }
    >
      {Array.from({ length: 24 }, (_, at) => `Brand ${at + 1}`).map((brand) => (
        <p key={brand} className="border-b border-line py-3">
          {brand}
        </p>
      ))}
    </Drawer>,
  );

const news: Record<ToastKind, string> = {
  info: "A new version of this page is ready.",
  good: "Put into your cart. It is held for 20 minutes.",
  warn: "Only one is left in size M.",
  bad: "That did not work. Nothing was paid.",
};

export function FloatingSamples() {
  return (
    <Sample title="What floats">
      <Row>
        <Button onClick={() => openDialog(1)}>Open a modal</Button>
        <Button onClick={() => openDrawer("end")}>Drawer at the end</Button>
        <Button onClick={() => openDrawer("start")}>Drawer at the start</Button>
        {keysOf(news).map((kind) => (
          <Button key={kind} onClick={() => showToast({ kind, text: news[kind] })}>
            Toast: {kind}
          </Button>
        ))}
        <Button
          onClick={() =>
            showToast({
              text: "Address removed.",
              action: {
                label: "Undo",
                onSelect: () => showToast({ kind: "good", text: "It is back." }),
              },
            })
          }
        >
          Toast with an action
        </Button>
        <Menu
          triggerClassName="btn btn-line"
          trigger={
            <>
              English <Icon name="chevron-down" />
            </>
          }
        >
          <MenuItem aria-pressed="true">English</MenuItem>
          <MenuItem>Lietuvių</MenuItem>
          <MenuLink to="#lv">Latviešu</MenuLink>
        </Menu>
      </Row>
    </Sample>
  );
}
