import ColumnLayout from "@cloudscape-design/components/column-layout";
import FormField from "@cloudscape-design/components/form-field";
import RadioGroup from "@cloudscape-design/components/radio-group";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type Control, useController, useWatch } from "react-hook-form";
import { TextField } from "../../components/fields/text-field.tsx";
import { CustomerPreview } from "./customer-preview.tsx";
import { text } from "./text.ts";
import type { TopUp } from "./top-up.ts";
import { useSettled } from "./use-settled.ts";

/** Who gets credits, how many, and why. */
export const TopUpFields = ({ control }: { readonly control: Control<TopUp> }) => {
  const { field: method } = useController({ control, name: "method" });
  const email = useSettled(useWatch({ control, name: "email" }).trim());
  const isByEmail = method.value === "email";
  return (
    <SpaceBetween size="l">
      <FormField label={text.method}>
        <RadioGroup
          direction="horizontal"
          value={method.value}
          onChange={({ detail }) => method.onChange(detail.value)}
          items={[
            { value: "email", label: text.byEmail },
            { value: "id", label: text.byId },
          ]}
        />
      </FormField>
      <SpaceBetween size="xs">
        {isByEmail ? (
          <TextField
            control={control}
            name="email"
            label={text.email}
            hint={text.emailHint}
            input={{ type: "email", inputMode: "email", autoComplete: "off" }}
            stretch
          />
        ) : (
          <TextField
            control={control}
            name="userId"
            label={text.userId}
            hint={text.idHint}
            input={{ autoComplete: "off" }}
            stretch
          />
        )}
        {isByEmail && <CustomerPreview email={email} />}
      </SpaceBetween>
      <ColumnLayout columns={2}>
        <TextField
          control={control}
          name="amount"
          label={text.amount}
          input={{ type: "number", inputMode: "numeric", nativeInputAttributes: { min: 1, step: 1 } }}
          stretch
        />
        <TextField
          control={control}
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          input={{ nativeInputAttributes: { maxLength: 500 } }}
          stretch
        />
      </ColumnLayout>
    </SpaceBetween>
  );
};
