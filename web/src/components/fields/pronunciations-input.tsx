import FormField from "@cloudscape-design/components/form-field";
import Textarea from "@cloudscape-design/components/textarea";
import { type Ref, useState } from "react";
import type { Pronunciation } from "#contract/order/values.ts";
import { linesOf, linesProblem, readLines } from "../../lib/pronunciation-lines.ts";
import { t } from "../../lib/translate.ts";

interface PronunciationsInputProps {
  readonly label: string;
  readonly list: readonly Pronunciation[];
  /** What was typed before, also lines that are not complete. */
  readonly typedBefore?: string | undefined;
  /** Words that the list can have. */
  readonly max: number;
  readonly errorText?: string | undefined;
  readonly onChange: (list: Pronunciation[], typed: string) => void;
  readonly field?: { readonly name: string; readonly onBlur: () => void; readonly ref: Ref<{ focus: () => void }> };
}

/** Words that the narrator says wrongly, one a line. What is typed stays; only complete lines are in the list. */
export const PronunciationsInput = ({
  label,
  list,
  typedBefore,
  max,
  errorText,
  onChange,
  field,
}: PronunciationsInputProps) => {
  const given = linesOf(list);
  const [typed, setTyped] = useState(typedBefore ?? given);
  // A draft, another task or the saved list replaces the lines.
  const read = readLines(typed, max);
  const isTyped = linesOf(read.list) === given;
  return (
    <FormField
      label={label}
      description={t("One word a line, with a spelling that sounds right. Captions keep the word of your story.")}
      errorText={errorText ?? (isTyped ? linesProblem(read.unread) : undefined)}
      stretch
    >
      <Textarea
        {...field}
        rows={3}
        placeholder="Siobhan = shi vawn"
        value={isTyped ? typed : given}
        onChange={({ detail }) => {
          setTyped(detail.value);
          onChange([...readLines(detail.value, max).list], detail.value);
        }}
      />
    </FormField>
  );
};
