import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { t } from "../../lib/translate.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

interface AudienceFieldProps {
  readonly control: Control<Order>;
  readonly name: "audienceAge" | "audienceGender" | "audienceLocation";
  readonly label: string;
  readonly known: Readonly<Record<string, string>>;
}

const own = "own";

/** The audience: a predefined value or free text. */
export const AudienceField = ({ control, name, label, known }: AudienceFieldProps) => {
  const { field, fieldState } = useController({ control, name });
  const [isOwn, setOwn] = useState(!(field.value in known));
  const options = [
    ...Object.entries(known).map(([value, name]) => ({ value, label: t(name) })),
    { value: own, label: text.ownWords },
  ];
  const chosen = isOwn ? own : field.value;
  return (
    <SpaceBetween size="xs">
      <FormField label={label} errorText={isOwn ? "" : fieldState.error?.message} stretch>
        <Select
          {...(!isOwn && { ref: field.ref })}
          options={options}
          selectedOption={options.find(({ value }) => value === chosen) ?? null}
          onChange={({ detail: { selectedOption } }) => {
            setOwn(selectedOption.value === own);
            field.onChange(selectedOption.value === own ? "" : selectedOption.value);
          }}
        />
      </FormField>
      {isOwn && (
        <FormField errorText={fieldState.error?.message} stretch>
          <Input
            ref={field.ref}
            ariaLabel={text.ownWordsOf(label)}
            placeholder={text.ownWordsOf(label)}
            value={field.value}
            onBlur={field.onBlur}
            onChange={({ detail }) => field.onChange(detail.value)}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
};
