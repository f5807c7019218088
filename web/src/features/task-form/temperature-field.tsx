import FormField from "@cloudscape-design/components/form-field";
import Slider from "@cloudscape-design/components/slider";
import { type Control, useController } from "react-hook-form";
import type { Order } from "./order.ts";
import { text } from "./text.ts";

/** How freely the writer writes, in tenths. */
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
        // The steps of a slider are binary numbers: 0.30000000000000004 is no tenth.
        onChange={({ detail }) => field.onChange(Math.round(detail.value * 10) / 10)}
      />
    </FormField>
  );
};
