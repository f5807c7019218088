import FormField from "@cloudscape-design/components/form-field";
import Input, { type InputProps } from "@cloudscape-design/components/input";
import Select from "@cloudscape-design/components/select";
import { useEffect, useRef } from "react";
import { maxLookLength, maxNameLength } from "#contract/catalogue/outlines.ts";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { protagonist } from "#contract/catalogue/uploads.ts";
import { t } from "../../lib/translate.ts";
import type { Role, SelectedFile } from "./selected-file.ts";
import { text } from "./text.ts";

interface UploadFieldsProps {
  readonly chosen: SelectedFile;
  readonly errorText: string;
  readonly focus: number;
  readonly onChange: (to: Partial<SelectedFile>) => void;
}

const roles: readonly { readonly value: Role; readonly label: string; readonly description?: string }[] = [
  ...storyTypeIds.map((value) => ({ value, label: t(storyTypes[value]) })),
  { value: protagonist.category, label: text.protagonist, description: text.protagonistHint },
];

/** The name of a file; for a character also its role, kind and look. */
export const UploadFields = ({ chosen, errorText, focus, onChange }: UploadFieldsProps) => {
  const { assetType, name, role, kind, look } = chosen;
  const isCharacter = assetType === "character";
  const input = useRef<InputProps.Ref>(null);
  useEffect(() => {
    if (focus > 0) input.current?.focus();
  }, [focus]);
  return (
    <div className="upload-fields">
      <FormField
        label={isCharacter ? text.characterName : text.fileName}
        constraintText={isCharacter && text.characterNameHint}
        errorText={errorText}
        stretch
      >
        <Input ref={input} value={name} onChange={({ detail }) => onChange({ name: detail.value })} />
      </FormField>
      {isCharacter && (
        <FormField label={text.role} stretch>
          <Select
            options={roles}
            selectedOption={roles.find(({ value }) => value === role) ?? null}
            onChange={({ detail }) => {
              const found = roles.find(({ value }) => value === detail.selectedOption.value);
              if (found) onChange({ role: found.value });
            }}
          />
        </FormField>
      )}
      {isCharacter && (
        <FormField label={text.kind} stretch>
          <Input
            value={kind}
            placeholder={text.kindExample}
            nativeInputAttributes={{ maxLength: maxNameLength, dir: "auto" }}
            onChange={({ detail }) => onChange({ kind: detail.value })}
          />
        </FormField>
      )}
      {isCharacter && (
        <FormField label={text.look} stretch>
          <Input
            value={look}
            placeholder={text.lookExample}
            nativeInputAttributes={{ maxLength: maxLookLength, dir: "auto" }}
            onChange={({ detail }) => onChange({ look: detail.value })}
          />
        </FormField>
      )}
    </div>
  );
};
