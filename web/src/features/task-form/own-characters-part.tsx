import "./own-characters.css";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
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
  return (
    <div className="own-characters">
      <Box color="text-body-secondary" fontSize="body-s">
        {text.charactersAbout}
      </Box>
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
        {characters.length < maxOwnCharacters && (
          <Button
            ref={field.ref}
            formAction="none"
            iconName="add-plus"
            onClick={() => put([...characters, { name: "" }])}
          >
            {text.addCharacter}
          </Button>
        )}
      </FormField>
    </div>
  );
};
