import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import { lazy, Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Preset } from "#contract/schema/preset.ts";
import type { Order } from "../order.ts";
import { usePresets } from "./queries.ts";
import { text } from "./text.ts";

const ManagePresets = lazy(async () => ({ default: (await import("./manage-presets.tsx")).ManagePresets }));

interface PresetChoiceProps {
  readonly form: UseFormReturn<Order>;
  readonly chosenId: string | undefined;
  readonly onChoose: (presetId: string) => void;
}

/** Fills the form with the settings of a preset. Nothing is shown to a user without presets. */
export const PresetChoice = ({ form, chosenId, onChoose }: PresetChoiceProps) => {
  const { data = [], error } = usePresets();
  const [isManaging, setIsManaging] = useState(false);
  const chosen = data.find(({ preset_id }) => preset_id === chosenId);
  const apply = (preset: Preset | undefined) => {
    if (!preset) return;
    onChoose(preset.preset_id);
    form.reset({ ...form.getValues(), ...definedOf(preset.settings) }, { keepDefaultValues: true });
  };
  const options = data.map(({ preset_id: value, name: label }) => ({ value, label }));
  if (error) return <Alert type="warning">{text.notLoaded(error.message)}</Alert>;
  if (options.length === 0 && !isManaging) return null;
  return (
    <div className="preset-choice">
      <div className="row-with-button">
        <FormField label={text.choice} constraintText={chosen && text.applied(chosen.name)} stretch>
          <Select
            options={options}
            placeholder={text.choose}
            selectedOption={options.find(({ value }) => value === chosenId) ?? null}
            onChange={({ detail }) => apply(data.find(({ preset_id }) => preset_id === detail.selectedOption.value))}
          />
        </FormField>
        <Button formAction="none" onClick={() => setIsManaging(true)}>
          {text.manage}
        </Button>
      </div>
      {isManaging && (
        <Suspense>
          <ManagePresets presets={data} onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </div>
  );
};

/** A setting that the preset does not have leaves the form as it is. */
const definedOf = (settings: Preset["settings"]): Partial<Order> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
