import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { protagonist } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { TextField } from "../../components/fields/text-field.tsx";
import { measureImage } from "../../lib/measure-image.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { useOwnFiles, useUpload } from "../../lib/use-own-files.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { pictureError } from "./picture-error.ts";
import { PictureInput } from "./picture-input.tsx";
import { characterNameError } from "./validation.ts";

/** The character of comics is the protagonist. */
const roleIn = (storyType: Order["storyType"]) =>
  storyType === "comics_story" ? { category: protagonist.category } : { storyType };

const check = (file: File) => pictureError("character", file, () => measureImage(file));

/** The fixed character: one of the user's, or a new one with a name and a picture. */
export const CharacterPart = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { control, setValue, setError, clearErrors, getValues } = form;
  const { fieldState } = useController({ control, name: "useFixedCharacter" });
  const [chosenId, storyType] = useWatch({ control, name: ["fixedCharacterId", "storyType"] });
  const { data = [], error } = useOwnFiles("character");
  const { upload, percent, uploadError, notes } = useUpload("character", check, (asset) => take(asset));
  const chosen = data.find(({ id }) => id === chosenId);
  const take = (asset: Pick<Asset, "id" | "metadata">) => {
    setValue("fixedCharacterId", asset.id, { shouldDirty: true });
    if (asset.metadata.characterName) setValue("characterName", asset.metadata.characterName);
    clearErrors(["useFixedCharacter", "characterName"]);
  };
  const send = (file: File) => {
    const characterName = getValues("characterName").trim();
    const message = characterNameError(characterName, text.nameFirst);
    if (message) return setError("characterName", { message }, { shouldFocus: true });
    upload(file, { characterName, metadata: { title: characterName, ...roleIn(storyType) } });
  };
  const options = data.map(({ id, url, metadata, fileName }) => ({
    value: id,
    label: metadata.characterName ?? fileName,
    iconUrl: stableLink(url) ?? "",
    iconAlt: "",
  }));
  return (
    <SpaceBetween size="m">
      {options.length > 0 && (
        <FormField label={text.characterChoice}>
          <Select
            options={options}
            placeholder={text.chooseCharacter}
            selectedOption={options.find(({ value }) => value === chosenId) ?? null}
            onChange={({ detail }) => {
              const asset = data.find(({ id }) => id === detail.selectedOption.value);
              if (asset) take(asset);
            }}
          />
        </FormField>
      )}
      <TextField control={control} name="characterName" label={text.characterName} />
      <PictureInput
        label={text.characterFile}
        hint={text.characterHint}
        errorText={uploadError || fieldState.error?.message || (error ? text.noAssets(error.message) : undefined)}
        percent={percent}
        notes={notes}
        picture={chosen && { url: chosen.url, caption: text.chosenCharacter(chosen.metadata.characterName ?? "") }}
        onFile={send}
      />
    </SpaceBetween>
  );
};
