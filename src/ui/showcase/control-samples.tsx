import { useState } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { Chip, ChipLink, RemovableChip } from "../chip.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { QuantityStepper } from "../fields/quantity-stepper.tsx";
import { RadioCards } from "../fields/radio-cards.tsx";
import { Segmented } from "../fields/segmented.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Slider } from "../fields/slider.tsx";
import { TextArea, TextField } from "../fields/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconButton, IconLink } from "../icon-button.tsx";
import { Row, Sample } from "./sample.tsx";

export function ButtonSamples() {
  const [busy, setBusy] = useState(false);
  return (
    <Sample title="Buttons">
      <Row>
        <Button variant="go">Get the price</Button>
        <Button>Size chart</Button>
        <Button variant="quiet">Clear all</Button>
        <Button variant="danger">Delete address</Button>
        <Button variant="go" disabled>
          Sold out
        </Button>
        <Button disabled>Not yet</Button>
        <ButtonLink to="#buttons">A link</ButtonLink>
      </Row>
      <div className="mt-4 grid max-w-md gap-3">
        <Button variant="go" big wide busy={busy} onClick={() => setBusy(true)}>
          Pay 84.20 €
        </Button>
        <Button variant="quiet" onClick={() => setBusy(!busy)}>
          {busy ? "Stop being busy" : "Make it busy"}
        </Button>
      </div>
      <Row>
        <IconButton label="Save" icon={<Icon name="heart" />} />
        <IconButton variant="framed" label="Search" icon={<Icon name="search" />} />
        <IconButton variant="floating" label="Save" icon={<Icon name="heart" />} />
        <IconLink
          to="#cart"
          label="Cart, 3 things"
          count={3}
          icon={<Icon name="shopping-cart" />}
        />
        <IconButton disabled label="Nothing" icon={<Icon name="heart" />} />
      </Row>
    </Sample>
  );
}

export function FieldSamples() {
  const countries = ["Lithuania", "Latvia", "Estonia"].map((label) => ({ value: label, label }));
  return (
    <Sample title="Fields">
      <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
        <TextField label="Name" defaultValue="Sanne de Vries" autoComplete="name" />
        <TextField
          label="Link"
          start={<Icon name="search" />}
          placeholder="Paste a link"
          hint="From any shop"
        />
        <TextField
          label="E-mail"
          defaultValue="sanne@"
          error="Please enter a valid email address."
        />
        <SelectField label="Country" options={countries} placeholder="Choose" />
        <TextField label="Company" optional disabled defaultValue="Not for guests" />
        <TextField label="Weight" inputMode="decimal" defaultValue="1.2" end="kg" />
        <TextArea
          label="Comment"
          optional
          className="md:col-span-2"
          placeholder="Colour, size, what to do if it is gone"
        />
      </div>
    </Sample>
  );
}

export function ChoiceSamples() {
  const [method, setMethod] = useState<"air" | "sea">("air");
  const [origin, setOrigin] = useState("us");
  const [layout, setLayout] = useState("GRID");
  const [weight, setWeight] = useState(1.8);
  const [quantity, setQuantity] = useState(2);
  const [size, setSize] = useState("M");
  return (
    <Sample title="Choices">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RadioCards
            legend="How should it travel?"
            name="sample-method"
            value={method}
            onChange={setMethod}
            options={[
              { value: "air", title: "By air", aside: "24.54 €", detail: "With you 21–24 Nov" },
              {
                value: "sea",
                title: "By sea",
                aside: "11.75 €",
                detail: "With you 15–23 Dec, you save 12.79 €",
              },
            ]}
          />
          <Segmented
            legend="From where"
            name="sample-origin"
            value={origin}
            onChange={setOrigin}
            options={[
              { value: "us", label: "USA" },
              { value: "uk", label: "UK" },
              { value: "de", label: "Germany" },
            ]}
          />
          <Slider
            label="Weight"
            min={0.1}
            max={30}
            step={0.1}
            value={weight}
            onChange={setWeight}
            format={(kg) => `${kg.toFixed(1)} kg`}
          />
        </div>
        <div className="grid content-start gap-4">
          <div>
            <Checkbox defaultChecked count={42}>
              Torvald
            </Checkbox>
            <Checkbox count={38}>Halden</Checkbox>
            <Checkbox error="Field is required.">I agree to the purchase agreement</Checkbox>
          </div>
          <Row>
            {["XS", "S", "M", "L"].map((name) => (
              <Chip key={name} on={name === size} onClick={() => setSize(name)}>
                {name}
              </Chip>
            ))}
            <RemovableChip>60–170 €</RemovableChip>
            <ChipLink to="#road">Road 94</ChipLink>
          </Row>
          <Row>
            <QuantityStepper
              label="Quantity of running shoes"
              value={quantity}
              max={5}
              onChange={setQuantity}
            />
            <Segmented
              legend="Layout"
              name="sample-layout"
              iconsOnly
              value={layout}
              onChange={setLayout}
              options={[
                { value: "GRID", label: "Grid", icon: <Icon name="grid-2x2" /> },
                { value: "LIST", label: "List", icon: <Icon name="list" /> },
              ]}
            />
            <Icon name="plane" />
            <Icon name="ship" />
          </Row>
        </div>
      </div>
    </Sample>
  );
}
