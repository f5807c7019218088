import FormField from "@cloudscape-design/components/form-field";
import Textarea from "@cloudscape-design/components/textarea";
import type { Ref } from "react";
import { text } from "./text.ts";

interface WordFieldProps {
  readonly label: string;
  /** Names the field for `focusPart`. */
  readonly part: string;
  readonly value: string;
  readonly max: number;
  readonly rows: number;
  /** A field of a new scene is empty at first, which is no error to show. */
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
  /** The element around the text area, which knows the cursor. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A text of a scene with its counter. */
export const WordField = ({ label, part, value, max, rows, isNew = false, onChange, ref }: WordFieldProps) => {
  const { length } = value.trim();
  const errorText = length === 0 && !isNew ? text.empty : length > max ? text.tooLong(max) : undefined;
  return (
    <div data-part={part} ref={ref}>
      <FormField
        label={label}
        errorText={errorText}
        constraintText={<span className={length > 0.9 * max ? "near" : ""}>{text.count(length, max)}</span>}
        stretch
      >
        <Textarea
          value={value}
          rows={rows}
          nativeTextareaAttributes={{ dir: "auto" }}
          onChange={({ detail }) => onChange(detail.value)}
        />
      </FormField>
    </div>
  );
};
