import FormField from "@cloudscape-design/components/form-field";
import Tiles, { type TilesProps } from "@cloudscape-design/components/tiles";
import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "./field.ts";

interface TilesFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly items: readonly TilesProps.TilesDefinition[];
  readonly columns: number;
}

/**
 * A choice between tiles with descriptions. If the form value is a number, the selected value is converted to a number.
 */
export const TilesField = <Values extends FieldValues>(props: TilesFieldProps<Values>) => {
  const { control, name, items, columns, ...words } = props;
  const { field, fieldState } = useController({ control, name });
  const isNumber = typeof field.value === "number";
  return (
    <FormField
      label={words.label}
      description={words.description}
      constraintText={words.hint}
      errorText={fieldState.error?.message}
      stretch
    >
      <Tiles
        ref={field.ref}
        items={items}
        columns={columns}
        value={String(field.value)}
        onChange={({ detail }) => {
          field.onChange(isNumber ? Number(detail.value) : detail.value);
          words.onValueChange?.(detail.value);
        }}
      />
    </FormField>
  );
};
