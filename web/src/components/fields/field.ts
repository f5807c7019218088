import type { FormFieldProps } from "@cloudscape-design/components/form-field";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** What every field of a form takes: which value of which form it is, and the words around it. */
export interface FieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: FormFieldProps["description"];
  readonly hint?: FormFieldProps["constraintText"];
  readonly stretch?: boolean;
  /** Besides keeping the value: what else changes with it. */
  readonly onValueChange?: (value: string) => void;
}
