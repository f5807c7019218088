import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import { useState } from "react";
import type { Preset } from "#contract/schema/preset.ts";
import { text } from "./text.ts";

interface RenamePresetProps {
  readonly preset: Preset;
  /** The names of the user's other presets. */
  readonly others: readonly string[];
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** A field for the new name of a preset. */
export const RenamePreset = ({ preset, others, onRename, onCancel }: RenamePresetProps) => {
  const [name, setName] = useState(preset.name);
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const chosen = name.trim();
    const found = chosen === "" ? text.noName : others.includes(chosen) ? text.taken : undefined;
    setFault(found);
    if (found) return;
    setIsSaving(true);
    await onRename(chosen);
    setIsSaving(false);
  };
  return (
    <div className="preset-rename">
      <FormField errorText={fault} stretch>
        <Input
          value={name}
          autoFocus
          ariaLabel={text.name}
          nativeInputAttributes={{ maxLength: 60 }}
          onChange={({ detail }) => setName(detail.value)}
          onKeyDown={({ detail }) => {
            if (detail.key === "Enter") void save();
          }}
        />
      </FormField>
      <span className="preset-actions">
        <Button formAction="none" variant="inline-link" loading={isSaving} loadingText={text.saving} onClick={save}>
          {text.saveIt}
        </Button>
        <Button formAction="none" variant="inline-link" onClick={onCancel}>
          {text.cancel}
        </Button>
      </span>
    </div>
  );
};
