import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import Select from "@cloudscape-design/components/select";
import { lazy, Suspense } from "react";
import type { UseFormReturn } from "react-hook-form";
import { maxNameLength, maxOfKind } from "#contract/catalogue/outlines.ts";
import type { OutlineCharacter } from "#contract/order/outline.ts";
import type { Order } from "./order.ts";
import { outlineText } from "./outline-text.ts";

interface ChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A choice that can stay open. */
export const OpenChoice = ({ label, names, value, onChange }: ChoiceProps) => {
  const options = [
    { value: "", label: outlineText.open },
    ...Object.entries(names).map(([id, name]) => ({ value: id, label: name })),
  ];
  return (
    <FormField label={label} stretch>
      <Select
        options={options}
        selectedOption={options.find((each) => each.value === (value ?? "")) ?? null}
        onChange={({ detail }) => onChange(detail.selectedOption.value || undefined)}
      />
    </FormField>
  );
};

const CharacterVoiceSelect = lazy(async () => ({
  default: (await import("./character-voice-select.tsx")).CharacterVoiceSelect,
}));

interface CharacterProps {
  readonly form: UseFormReturn<Order>;
  readonly title: string;
  readonly value: OutlineCharacter;
  readonly onChange: (value: OutlineCharacter) => void;
  readonly onRemove: () => void;
}

/** One character of the outline. */
export const OutlineCharacterFields = ({ form, title, value, onChange, onRemove }: CharacterProps) => {
  const set = (change: Partial<OutlineCharacter>) => onChange({ ...value, ...change });
  const word = (name: "name" | "kind") => (
    <div className="outline-wide">
      <FormField label={outlineText[name]} stretch>
        <Input
          value={value[name] ?? ""}
          nativeInputAttributes={{ maxLength: maxNameLength, dir: "auto" }}
          onChange={({ detail }) => set({ [name]: detail.value })}
        />
      </FormField>
    </div>
  );
  return (
    <fieldset className="outline-character">
      <legend>{title}</legend>
      {word("name")}
      {word("kind")}
      <OpenChoice
        label={outlineText.age}
        names={outlineText.ages}
        value={value.age}
        onChange={(age) => set({ age: age as OutlineCharacter["age"] })}
      />
      <OpenChoice
        label={outlineText.gender}
        names={outlineText.genders}
        value={value.gender}
        onChange={(gender) => set({ gender: gender as OutlineCharacter["gender"] })}
      />
      <FormField label={outlineText.count} stretch>
        <Input
          type="number"
          value={String(value.count ?? 1)}
          nativeInputAttributes={{ min: 1, max: maxOfKind }}
          onChange={({ detail }) =>
            set({ count: Math.min(maxOfKind, Math.max(1, Math.round(Number(detail.value)) || 1)) })
          }
        />
      </FormField>
      <Suspense fallback={null}>
        <CharacterVoiceSelect
          form={form}
          name={value.name || value.kind || title}
          value={value.voice}
          onChange={(voice) => set({ voice })}
        />
      </Suspense>
      <div className="outline-remove">
        <Button
          formAction="none"
          variant="link"
          ariaLabel={outlineText.removeWhom(value.name || value.kind || title)}
          onClick={onRemove}
        >
          {outlineText.remove}
        </Button>
      </div>
    </fieldset>
  );
};
