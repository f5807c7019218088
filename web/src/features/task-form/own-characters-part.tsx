import "./own-characters.css";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Toggle from "@cloudscape-design/components/toggle";
import { type UseFormReturn, useController } from "react-hook-form";
import { maxOwnCharacters } from "#contract/catalogue/outlines.ts";
import type { OwnCharacter } from "#contract/order/own-characters.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { OwnCharacterFields } from "./own-character-fields.tsx";

/** The characters that the user brings to the story. */
export const OwnCharactersPart = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { field, fieldState } = useController({ control: form.control, name: "characters" });
  const characters = field.value ?? [];
  const put = (next: OwnCharacter[]) => {
    form.clearErrors("characters");
    field.onChange(next);
  };
  const isOn = characters.length > 0;
  return (
    <div className="own-characters">
      <Toggle
        ref={field.ref}
        checked={isOn}
        description={text.charactersAbout}
        onChange={({ detail }) => put(detail.checked ? [{ name: "" }] : [])}
      >
        {text.character}
      </Toggle>
      {characters.map((each, at) => (
        <OwnCharacterFields
          // biome-ignore lint/suspicious/noArrayIndexKey: Characters have no id; their place is what counts.
          key={at}
          form={form}
          title={text.characterNumber(at + 1)}
          value={each}
          onChange={(change) => put(characters.map((other, index) => (index === at ? { ...other, ...change } : other)))}
          onRemove={() => put(characters.filter((_, index) => index !== at))}
        />
      ))}
      <FormField errorText={fieldState.error?.message}>
        {isOn && characters.length < maxOwnCharacters && (
          <Button formAction="none" iconName="add-plus" onClick={() => put([...characters, { name: "" }])}>
            {text.addCharacter}
          </Button>
        )}
      </FormField>
    </div>
  );
};
