import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import Select from "@cloudscape-design/components/select";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxLookLength, maxNameLength } from "#contract/catalogue/outlines.ts";
import { characterNames, protagonist } from "#contract/catalogue/uploads.ts";
import type { OwnCharacter } from "#contract/order/own-characters.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { measureImage } from "../../lib/measure-image.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { useOwnFiles, useUpload } from "../../lib/use-own-files.ts";
import { CharacterVoiceSelect } from "./character-voice-select.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { pictureError } from "./picture-error.ts";
import { PictureInput } from "./picture-input.tsx";
import { characterNameError } from "./validation.ts";

interface Props {
  readonly form: UseFormReturn<Order>;
  readonly title: string;
  readonly value: OwnCharacter;
  readonly onChange: (change: Partial<OwnCharacter>) => void;
  readonly onRemove: () => void;
}

const maxLengths = { name: characterNames.max, kind: maxNameLength, look: maxLookLength } as const;

/** One character: name, kind, look, voice and picture. */
export const OwnCharacterFields = ({ form, title, value, onChange, onRemove }: Props) => {
  const input = (name: keyof typeof maxLengths) => (
    <div className={`own-character-${name}`}>
      <FormField label={text.characterFields[name]} stretch>
        <Input
          value={value[name] ?? ""}
          placeholder={text.characterExamples[name]}
          nativeInputAttributes={{ maxLength: maxLengths[name], dir: "auto" }}
          onChange={({ detail }) => onChange({ [name]: detail.value })}
        />
      </FormField>
    </div>
  );
  return (
    <fieldset className="own-character">
      <legend>{value.name || title}</legend>
      {input("name")}
      {input("kind")}
      {input("look")}
      <CharacterVoiceSelect
        form={form}
        name={value.name || title}
        value={value.voice}
        onChange={(voice) => onChange({ voice })}
      />
      <CharacterPicture form={form} value={value} onChange={onChange} />
      <div className="own-character-remove">
        <Button formAction="none" variant="link" ariaLabel={text.removeWhom(value.name || title)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  );
};

/** The character of comics is the protagonist. */
const roleIn = (storyType: Order["storyType"]) =>
  storyType === "comics_story" ? { category: protagonist.category } : { storyType };

/** Another film that takes the upload gets its kind and look. */
const metadataOf = ({ name, kind, look }: OwnCharacter, storyType: Order["storyType"]) => ({
  title: name.trim(),
  ...roleIn(storyType),
  ...(kind?.trim() && { kind: kind.trim() }),
  ...(look?.trim() && { look: look.trim() }),
});

const check = (file: File) => pictureError("character", file, () => measureImage(file));

/** The picture of a character: one of the user's, or a new one under its name. */
const CharacterPicture = ({ form, value, onChange }: Pick<Props, "form" | "value" | "onChange">) => {
  const storyType = useWatch({ control: form.control, name: "storyType" });
  const [problem, setProblem] = useState("");
  const { data = [], error } = useOwnFiles("character");
  const take = ({ id, metadata }: Pick<Asset, "id" | "metadata">) =>
    onChange({
      picture: id,
      ...(!value.name.trim() && metadata.characterName && { name: metadata.characterName }),
      ...(!value.kind?.trim() && metadata.kind && { kind: metadata.kind }),
      ...(!value.look?.trim() && metadata.look && { look: metadata.look }),
    });
  const { upload, percent, uploadError, notes } = useUpload("character", check, take);
  const chosen = data.find(({ id }) => id === value.picture);
  const send = (file: File) => {
    const characterName = value.name.trim();
    const message = characterNameError(characterName, text.nameFirst);
    setProblem(message);
    if (!message) upload(file, { characterName, metadata: metadataOf(value, storyType) });
  };
  const none = { value: "", label: text.noPicture };
  const options = [
    none,
    ...data.map(({ id, url, metadata, fileName }) => ({
      value: id,
      label: metadata.characterName ?? fileName,
      iconUrl: stableLink(url) ?? "",
      iconAlt: "",
    })),
  ];
  return (
    <div className="own-character-picture">
      {data.length > 0 && (
        <FormField label={text.characterChoice} stretch>
          <Select
            options={options}
            selectedOption={options.find((each) => each.value === value.picture) ?? none}
            onChange={({ detail }) => {
              const asset = data.find(({ id }) => id === detail.selectedOption.value);
              if (asset) take(asset);
              else onChange({ picture: undefined });
            }}
          />
        </FormField>
      )}
      <PictureInput
        label={text.characterFile}
        hint={text.characterHint}
        errorText={problem || uploadError || (error ? text.noAssets(error.message) : undefined)}
        percent={percent}
        notes={notes}
        picture={chosen && { url: chosen.url, caption: text.chosenCharacter(value.name) }}
        onFile={send}
      />
    </div>
  );
};
