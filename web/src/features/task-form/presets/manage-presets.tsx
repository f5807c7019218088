import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deletePreset } from "#contract/endpoints/presets.ts";
import type { Preset } from "#contract/schema/preset.ts";
import { TwoStepButton } from "../../../components/two-step-button.tsx";
import { call } from "../../../lib/api.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { useUser } from "../../../lib/session.ts";
import { text } from "./text.ts";

interface ManagePresetsProps {
  readonly presets: readonly Preset[];
  readonly onClose: () => void;
}

/** The user's presets, each with a button that deletes it. */
export const ManagePresets = ({ presets, onClose }: ManagePresetsProps) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutateAsync, error } = useMutation({
    mutationFn: (presetId: string) => call(deletePreset, { params: { userId, presetId } }),
    onSettled: () => refreshQueries(queries, ["presets"]),
  });
  return (
    <Modal
      visible
      header={text.manage}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <Button formAction="none" variant="link" onClick={onClose}>
            {text.close}
          </Button>
        </Box>
      }
    >
      {error && <Alert type="error">{text.failed(error.message)}</Alert>}
      {presets.length === 0 && <Box color="text-body-secondary">{text.none}</Box>}
      <ul className="presets">
        {presets.map(({ preset_id, name }) => (
          <li key={preset_id}>
            <span dir="auto">{name}</span>
            <TwoStepButton
              label={text.remove}
              confirm={text.removeNow}
              busy={text.removing}
              what={name}
              variant="inline-link"
              onConfirm={() => mutateAsync(preset_id).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
};
