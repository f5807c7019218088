import FormField from "@cloudscape-design/components/form-field";
import Select, { type SelectProps } from "@cloudscape-design/components/select";
import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "./field.ts";

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly (SelectProps.Option & { readonly value: string })[];
  /** By default lists of more than ten options have a filter. */
  readonly filteringType?: SelectProps["filteringType"];
}

/** A select field. If the form value is a number, the selected value is converted to a number. */
export const SelectField = <Values extends FieldValues>({
  control,
  name,
  options,
  filteringType = options.length > 10 ? "auto" : "none",
  ...words
}: SelectFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  const isNumber = typeof field.value === "number";
  return (
    <FormField
      label={words.label}
      description={words.description}
      constraintText={words.hint}
      errorText={fieldState.error?.message}
      stretch={words.stretch ?? false}
    >
      <Select
        ref={field.ref}
        options={options}
        filteringType={filteringType}
        selectedOption={options.find(({ value }) => value === String(field.value)) ?? null}
        onBlur={field.onBlur}
        onChange={({ detail }) => {
          const { value = "" } = detail.selectedOption;
          field.onChange(isNumber ? Number(value) : value);
          words.onValueChange?.(value);
        }}
      />
    </FormField>
  );
};
