import type { FormFieldProps } from "@cloudscape-design/components/form-field";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** Props that all form fields share. */
export interface FieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: FormFieldProps["description"];
  readonly hint?: FormFieldProps["constraintText"];
  readonly stretch?: boolean;
  /** Called after the form has the new value. */
  readonly onValueChange?: (value: string) => void;
}
