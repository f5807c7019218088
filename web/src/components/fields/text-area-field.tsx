import FormField from "@cloudscape-design/components/form-field";
import Textarea from "@cloudscape-design/components/textarea";
import { type FieldValues, useController } from "react-hook-form";
import { number } from "../../lib/format.ts";
import { t } from "../../lib/translate.ts";
import type { FieldProps } from "./field.ts";

interface TextAreaFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly rows?: number;
  readonly placeholder?: string;
  /** The character limit. The counter turns amber above 90 percent of it. */
  readonly maxLength?: number;
}

/** A multi-line text field with an optional character counter. */
export const TextAreaField = <Values extends FieldValues>({
  control,
  name,
  rows = 5,
  placeholder = "",
  maxLength,
  ...words
}: TextAreaFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? "";
  const isNearLimit = maxLength !== undefined && value.length > 0.9 * maxLength;
  const counter = maxLength !== undefined && (
    <span className={isNearLimit ? "count near" : "count"}>
      {t("{length} / {maximum} characters", { length: number(value.length), maximum: number(maxLength) })}
    </span>
  );
  return (
    <FormField
      label={words.label}
      description={words.description}
      constraintText={
        <>
          {counter}
          {counter && words.hint ? " · " : ""}
          {words.hint}
        </>
      }
      errorText={fieldState.error?.message}
      stretch
    >
      <Textarea
        ref={field.ref}
        name={name}
        rows={rows}
        placeholder={placeholder}
        value={value}
        onBlur={field.onBlur}
        onChange={({ detail }) => {
          field.onChange(detail.value);
          words.onValueChange?.(detail.value);
        }}
      />
    </FormField>
  );
};
