import FormField from "@cloudscape-design/components/form-field";
import Slider from "@cloudscape-design/components/slider";
import { type Control, useController } from "react-hook-form";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

/** The model temperature, in steps of 0.1. */
export const TemperatureField = ({ control }: { readonly control: Control<Order> }) => {
  const { field, fieldState } = useController({ control, name: "temperature" });
  return (
    <FormField
      label={`${text.temperature}: ${field.value.toFixed(1)}`}
      constraintText={text.temperatureHint}
      errorText={fieldState.error?.message}
      stretch
    >
      <Slider
        value={field.value}
        min={0}
        max={1}
        step={0.1}
        tickMarks
        ariaLabel={text.temperature}
        valueFormatter={(value) => value.toFixed(1)}
        // Slider steps are binary fractions, such as 0.30000000000000004.
        onChange={({ detail }) => field.onChange(Math.round(detail.value * 10) / 10)}
      />
    </FormField>
  );
};
