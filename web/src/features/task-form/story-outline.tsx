import "./story-outline.css";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import ExpandableSection from "@cloudscape-design/components/expandable-section";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxCharacters, maxPartLength } from "#contract/catalogue/outlines.ts";
import type { Outline, OutlineCharacter } from "#contract/order/outline.ts";
import type { Order } from "./order.ts";
import { OpenChoice, OutlineCharacterFields } from "./outline-character.tsx";
import { outlineText, summaryOf } from "./outline-text.ts";

interface StoryOutlineProps {
  readonly form: UseFormReturn<Order>;
  /** What the server read in the prompt. */
  readonly read: Outline;
}

type Part = "place" | "wish" | "obstacle" | "ending";

/** What is understood of the prompt: a line, and fields that change it. Only changed parts are sent. */
export const StoryOutline = ({ form, read }: StoryOutlineProps) => {
  const changes = useWatch({ control: form.control, name: "outline" }) ?? {};
  const [isOpen, setOpen] = useState(false);
  const shown: Outline = { ...read, ...changes };
  const put = (change: Outline) => form.setValue("outline", { ...changes, ...change }, { shouldDirty: true });
  const isChanged = Object.keys(changes).length > 0;
  return (
    <section className="outline" aria-label={outlineText.title}>
      <ExpandableSection
        variant="footer"
        headingTagOverride="h3"
        headerText={outlineText.title}
        expanded={isOpen}
        onChange={({ detail }) => setOpen(detail.expanded)}
      >
        {isOpen && (
          <div className="outline-parts">
            <Box color="text-body-secondary" fontSize="body-s">
              {outlineText.about}
            </Box>
            <Characters form={form} shown={shown.characters ?? []} onChange={(characters) => put({ characters })} />
            <Parts shown={shown} put={put} />
          </div>
        )}
      </ExpandableSection>
      {!isOpen && (
        <p className="outline-summary" dir="auto">
          {summaryOf(shown) || outlineText.unknown}
        </p>
      )}
      {isChanged && (
        <div className="row-start">
          <Box color="text-body-secondary" fontSize="body-s">
            {outlineText.changed}
          </Box>
          <Button
            formAction="none"
            variant="inline-link"
            onClick={() => form.setValue("outline", {}, { shouldDirty: true })}
          >
            {outlineText.again}
          </Button>
        </div>
      )}
    </section>
  );
};

interface CharactersProps {
  readonly form: UseFormReturn<Order>;
  readonly shown: readonly OutlineCharacter[];
  readonly onChange: (characters: OutlineCharacter[]) => void;
}

const Characters = ({ form, shown, onChange }: CharactersProps) => (
  <>
    {shown.map((each, at) => (
      <OutlineCharacterFields
        // biome-ignore lint/suspicious/noArrayIndexKey: Characters have no id; their place is what counts.
        key={at}
        form={form}
        title={at === 0 ? outlineText.main : outlineText.other(at + 1)}
        value={each}
        onChange={(value) => onChange(shown.map((other, index) => (index === at ? value : other)))}
        onRemove={() => onChange(shown.filter((_, index) => index !== at))}
      />
    ))}
    {shown.length < maxCharacters && (
      <div>
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...shown, {}])}>
          {outlineText.add}
        </Button>
      </div>
    )}
  </>
);

interface PartsProps {
  readonly shown: Outline;
  readonly put: (change: Outline) => void;
}

const Parts = ({ shown, put }: PartsProps) => {
  const field = (part: Part) => (
    <FormField label={outlineText[part]} stretch>
      <Input
        value={shown[part] ?? ""}
        placeholder={outlineText[`${part}Hint`]}
        nativeInputAttributes={{ maxLength: maxPartLength, dir: "auto" }}
        onChange={({ detail }) => put({ [part]: detail.value })}
      />
    </FormField>
  );
  return (
    <>
      <div className="outline-pair">
        {field("place")}
        {field("wish")}
      </div>
      <div className="outline-pair">
        {field("obstacle")}
        {field("ending")}
      </div>
      <OpenChoice
        label={outlineText.manner}
        names={outlineText.manners}
        value={shown.manner}
        onChange={(manner) => put({ manner: manner as Outline["manner"] })}
      />
    </>
  );
};
