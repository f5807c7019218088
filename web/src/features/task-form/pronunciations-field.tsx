import { type UseFormReturn, useController } from "react-hook-form";
import { maxPronunciations } from "#contract/catalogue/text-limits.ts";
import { PronunciationsInput } from "../../components/fields/pronunciations-input.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

/** Words that the narrator says wrongly, of this film. */
export const PronunciationsField = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { field, fieldState } = useController({ control: form.control, name: "pronunciations" });
  const { value = [], onChange, name, onBlur, ref } = field;
  return (
    <PronunciationsInput
      label={text.pronunciations}
      list={value}
      max={maxPronunciations}
      errorText={fieldState.error?.message}
      typedBefore={form.getValues("typedPronunciations")}
      onChange={(entries, typed) => {
        form.setValue("typedPronunciations", typed);
        onChange(entries);
      }}
      field={{ name, onBlur, ref }}
    />
  );
};
