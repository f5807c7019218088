import type { ReactNode } from "react";
import { Field } from "./field.tsx";

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}
interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** One of several, in a list. */
export const Choice = <T extends string | number>({ label, hint, error, value, options, onChange }: ChoiceProps<T>) => (
  <Field label={label} hint={hint} error={error}>
    {(given) => (
      <select
        {...given}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
