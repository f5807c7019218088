import Toggle from "@cloudscape-design/components/toggle";
import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "./field.ts";

/** A toggle. */
export const SwitchField = <Values extends FieldValues>({ control, name, label, description }: FieldProps<Values>) => {
  const { field } = useController({ control, name });
  return (
    <Toggle
      ref={field.ref}
      name={name}
      checked={Boolean(field.value)}
      description={description}
      onBlur={field.onBlur}
      onChange={({ detail }) => field.onChange(detail.checked)}
    >
      {label}
    </Toggle>
  );
};
