import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../lib/session.ts";
import { filmsQuery } from "./queries.ts";
import { webhookText as text } from "./text.ts";

const sample = { value: "", label: text.sample };

interface WebhookTestProps {
  readonly isSending: boolean;
  readonly onSend: (taskId: string | undefined) => void;
}

/** Sends a test message about the sample film or one of the user's films. */
export const WebhookTest = ({ isSending, onSend }: WebhookTestProps) => {
  const { data: films = [] } = useQuery(filmsQuery(useUser().id));
  const [taskId, setTaskId] = useState("");
  const options = [
    sample,
    ...films.map(({ task_id: value, code_name: label }) => ({ value, label, description: value })),
  ];
  return (
    <FormField
      label={text.what}
      secondaryControl={
        <Button
          formAction="none"
          loading={isSending}
          loadingText={text.testing}
          onClick={() => onSend(taskId || undefined)}
        >
          {isSending ? text.testing : text.test}
        </Button>
      }
    >
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === taskId) ?? sample}
        onChange={({ detail }) => setTaskId(detail.selectedOption.value ?? "")}
      />
    </FormField>
  );
};
