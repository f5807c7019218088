import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changePreset, createPreset } from "#contract/endpoints/presets.ts";
import { presetNames } from "#contract/order/names.ts";
import { call } from "../../../lib/api.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { useUser } from "../../../lib/session.ts";
import { useIdempotentCall } from "../../../lib/use-idempotent-call.ts";
import type { Order } from "../order.ts";
import { usePresets } from "./queries.ts";
import { text } from "./text.ts";

type Form = UseFormReturn<Order>;
type OnSaved = (presetId: string, name: string) => void;

interface SaveDialogProps {
  readonly form: Form;
  readonly chosenId: string | undefined;
  readonly onSaved: OnSaved;
  readonly onClose: () => void;
}

/** A dialog that saves the settings of the form under a name. */
export const SaveDialog = ({ form, chosenId, onSaved, onClose }: SaveDialogProps) => {
  const { data = [] } = usePresets();
  const [name, setName] = useState(() => data.find(({ preset_id }) => preset_id === chosenId)?.name ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const same = data.find((preset) => preset.name === name.trim());
  const { mutate, isPending, error } = useSavePreset(form, onSaved);
  const save = () => {
    setIsMissing(!name.trim());
    if (name.trim()) mutate({ name: name.trim(), presetId: same?.preset_id });
  };
  return (
    <Modal
      visible
      header={text.saveTitle}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" variant="link" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button formAction="none" variant="primary" loading={isPending} loadingText={text.saving} onClick={save}>
              {text.saveIt}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box color="text-body-secondary">{text.about}</Box>
        <FormField
          label={text.name}
          errorText={isMissing && text.noName}
          constraintText={same && text.replaces}
          stretch
        >
          <Input
            value={name}
            placeholder={text.nameExample}
            nativeInputAttributes={{ maxLength: 60 }}
            onChange={({ detail }) => setName(detail.value)}
            onKeyDown={({ detail }) => detail.key === "Enter" && save()}
          />
        </FormField>
        {error && <Alert type="error">{text.failed(error.message)}</Alert>}
      </SpaceBetween>
    </Modal>
  );
};

interface Saved {
  readonly name: string;
  /** The preset of the same name, which is replaced. */
  readonly presetId: string | undefined;
}

const useSavePreset = (form: Form, onSaved: OnSaved) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const create = useIdempotentCall(createPreset);
  return useMutation({
    mutationFn: ({ name, presetId }: Saved) => {
      const body = { name, settings: settingsOf(form.getValues()) };
      return presetId
        ? call(changePreset, { params: { userId, presetId }, body })
        : create({ params: { userId }, body });
    },
    onSuccess: async ({ data: { name, preset_id } }) => {
      await refreshQueries(queries, ["presets"]);
      onSaved(preset_id, name);
    },
  });
};

const settingsOf = (order: Order) => Object.fromEntries(presetNames.map((name) => [name, order[name]]));
