import { type Control, useController } from "react-hook-form";
import { maxPronunciations } from "#contract/order/values.ts";
import { PronunciationsInput } from "../../components/fields/pronunciations-input.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

/** Words that the narrator says wrongly, of this film. */
export const PronunciationsField = ({ control }: { readonly control: Control<Order> }) => {
  const { field, fieldState } = useController({ control, name: "pronunciations" });
  const { value = [], onChange, name, onBlur, ref } = field;
  return (
    <PronunciationsInput
      label={text.pronunciations}
      list={value}
      max={maxPronunciations}
      errorText={fieldState.error?.message}
      onChange={onChange}
      field={{ name, onBlur, ref }}
    />
  );
};
