import ColumnLayout from "@cloudscape-design/components/column-layout";
import FormField from "@cloudscape-design/components/form-field";
import RadioGroup from "@cloudscape-design/components/radio-group";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { TextField } from "../../components/fields/text-field.tsx";
import { customer } from "./queries.ts";
import { text } from "./text.ts";
import type { TopUp } from "./top-up.ts";

/** The user, the amount and the reason of a top-up. */
export const TopUpFields = ({ control }: { readonly control: Control<TopUp> }) => {
  const { field: method } = useController({ control, name: "method" });
  const email = useDebounced(useWatch({ control, name: "email" }).trim());
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

const pause = 600;

/** Returns the text after a pause in typing. */
export const useDebounced = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** The balance of the user before the top-up. */
export const CustomerPreview = ({ email }: { readonly email: string }) => {
  const { data, error, isLoading } = useQuery(customer(email));
  if (isLoading) return <StatusIndicator type="loading">{text.looking}</StatusIndicator>;
  if (error) return <StatusIndicator type="warning">{error.message}</StatusIndicator>;
  if (!data) return null;
  return <StatusIndicator type="success">{text.has(data.credits.balance, data.credits.total_earned)}</StatusIndicator>;
};
