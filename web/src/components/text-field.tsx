import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { Field } from "./field.tsx";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "email" | "password";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: "numeric";
  readonly maxLength?: number;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export const TextField = ({ label, hint, error, onChange, type = "text", ...control }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(given) => <input {...given} {...control} type={type} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);
