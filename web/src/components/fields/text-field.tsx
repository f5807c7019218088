import FormField from "@cloudscape-design/components/form-field";
import Input, { type InputProps } from "@cloudscape-design/components/input";
import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "./field.ts";

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly input?: Pick<InputProps, "placeholder" | "type" | "inputMode" | "autoComplete" | "nativeInputAttributes">;
}

/** A text field. */
export const TextField = <Values extends FieldValues>({ control, name, input, ...words }: TextFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField
      label={words.label}
      description={words.description}
      constraintText={words.hint}
      errorText={fieldState.error?.message}
      stretch={words.stretch ?? false}
    >
      <Input
        {...input}
        ref={field.ref}
        name={name}
        value={field.value ?? ""}
        onBlur={field.onBlur}
        onChange={({ detail }) => {
          field.onChange(detail.value);
          words.onValueChange?.(detail.value);
        }}
      />
    </FormField>
  );
};
