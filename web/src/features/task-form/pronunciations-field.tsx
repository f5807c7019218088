import FormField from "@cloudscape-design/components/form-field";
import Textarea from "@cloudscape-design/components/textarea";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { linesOf, readLines } from "./pronunciations.ts";

/** Words that the narrator says wrongly, one a line. What is typed stays; only complete lines are ordered. */
export const PronunciationsField = ({ control }: { readonly control: Control<Order> }) => {
  const { field, fieldState } = useController({ control, name: "pronunciations" });
  const ordered = linesOf(field.value ?? []);
  const [typed, setTyped] = useState(ordered);
  // A draft or another task replaces the list.
  const shown = linesOf(readLines(typed).list) === ordered ? typed : ordered;
  const { unread } = readLines(shown);
  const problem = unread.length > 0 ? text.pronunciationUnread(unread[0] ?? 1) : undefined;
  return (
    <FormField
      label={text.pronunciations}
      description={text.pronunciationsAbout}
      errorText={fieldState.error?.message ?? problem}
      stretch
    >
      <Textarea
        ref={field.ref}
        name={field.name}
        rows={3}
        placeholder={text.pronunciationsExample}
        value={shown}
        onBlur={field.onBlur}
        onChange={({ detail }) => {
          setTyped(detail.value);
          field.onChange([...readLines(detail.value).list]);
        }}
      />
    </FormField>
  );
};
