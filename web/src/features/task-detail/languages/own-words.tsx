import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Textarea from "@cloudscape-design/components/textarea";
import type { Scene } from "#contract/schema/scene.ts";
import { text } from "./text.ts";

/** The owner's own title, and narrations by the ids of the scenes. */
export interface Words {
  readonly title: string;
  readonly narrations: Readonly<Record<number, string>>;
}

export const noWords: Words = { title: "", narrations: {} };

/** What the API gets; undefined while something is missing. */
export const textsOf = ({ title, narrations }: Words, scenes: readonly Scene[]) => {
  const spoken = scenes.map(({ id }) => ({ scene: id, narration: narrations[id]?.trim() ?? "" }));
  const isWhole = title.trim() !== "" && spoken.length > 0 && spoken.every(({ narration }) => narration !== "");
  return isWhole ? { title: title.trim(), scenes: spoken } : undefined;
};

/** The names of the fields that are empty. */
export const emptyFields = ({ title, narrations }: Words, scenes: readonly Scene[]): string[] => [
  ...(title.trim() === "" ? [text.title] : []),
  ...scenes.filter(({ id }) => !narrations[id]?.trim()).map(({ number }) => text.scene(number)),
];

interface OwnWordsProps {
  readonly filmTitle: string;
  readonly scenes: readonly Scene[];
  readonly words: Words;
  readonly onChange: (words: Words) => void;
}

/** Fields for the owner's own translation: the title, and each narration below the words that it translates. */
export const OwnWords = ({ filmTitle, scenes, words, onChange }: OwnWordsProps) => (
  <SpaceBetween size="m">
    <FormField label={text.title} description={filmTitle} stretch>
      <Input value={words.title} onChange={({ detail }) => onChange({ ...words, title: detail.value })} />
    </FormField>
    {scenes.map(({ id, number, narration }) => (
      <FormField key={id} label={text.scene(number)} description={narration} stretch>
        <Textarea
          value={words.narrations[id] ?? ""}
          onChange={({ detail }) => onChange({ ...words, narrations: { ...words.narrations, [id]: detail.value } })}
        />
      </FormField>
    ))}
  </SpaceBetween>
);
