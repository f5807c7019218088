import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePreset, deletePreset } from "#contract/endpoints/presets.ts";
import type { Preset } from "#contract/schema/preset.ts";
import { TwoStepButton } from "../../../components/two-step-button.tsx";
import { call } from "../../../lib/api.ts";
import { refreshQueries } from "../../../lib/refresh-queries.ts";
import { useUser } from "../../../lib/session.ts";
import { RenamePreset } from "./rename-preset.tsx";
import { text } from "./text.ts";

interface ManagePresetsProps {
  readonly presets: readonly Preset[];
  readonly onClose: () => void;
}

/** The user's presets, each with buttons that rename and delete it. */
export const ManagePresets = ({ presets, onClose }: ManagePresetsProps) => {
  const [renamedId, setRenamedId] = useState<string>();
  const { remove, rename, error } = useChanges();
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
        {presets.map((preset) => (
          <li key={preset.preset_id}>
            {renamedId === preset.preset_id ? (
              <RenamePreset
                preset={preset}
                others={presets.filter((other) => other !== preset).map(({ name }) => name)}
                onRename={(name) => rename({ ...preset, name }).then(() => setRenamedId(undefined))}
                onCancel={() => setRenamedId(undefined)}
              />
            ) : (
              <>
                <span dir="auto">{preset.name}</span>
                <span className="preset-actions">
                  <Button
                    formAction="none"
                    variant="inline-link"
                    ariaLabel={`${text.rename} ${preset.name}`}
                    onClick={() => setRenamedId(preset.preset_id)}
                  >
                    {text.rename}
                  </Button>
                  <TwoStepButton
                    label={text.remove}
                    confirm={text.removeNow}
                    busy={text.removing}
                    what={preset.name}
                    variant="inline-link"
                    onConfirm={() => remove(preset.preset_id)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
};

/** Failed changes are shown in the dialog. */
const useChanges = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const onSettled = () => refreshQueries(queries, ["presets"]);
  const removal = useMutation({
    mutationFn: (presetId: string) => call(deletePreset, { params: { userId, presetId } }),
    onSettled,
  });
  const renaming = useMutation({
    mutationFn: ({ preset_id: presetId, name, settings }: Preset) =>
      call(changePreset, { params: { userId, presetId }, body: { name, settings } }),
    onSettled,
  });
  return {
    error: removal.error ?? renaming.error,
    remove: (presetId: string) => removal.mutateAsync(presetId).catch(() => undefined),
    rename: (preset: Preset) => renaming.mutateAsync(preset).catch(() => undefined),
  };
};
