import ExpandableSection from "@cloudscape-design/components/expandable-section";
import Select from "@cloudscape-design/components/select";
import { useState } from "react";
import { type SpeechStyle, speechStyles } from "#contract/catalogue/speech-styles.ts";
import type { Scene, Speaker, Utterance } from "#contract/schema/scene.ts";
import { text } from "./text.ts";

interface SceneSpeechProps {
  readonly scene: Scene;
  /** The utterances that the owner has chosen and not applied. */
  readonly chosen: readonly Utterance[] | undefined;
  readonly speakers: readonly Speaker[];
  /** The words were changed, so that their speakers are not known yet. */
  readonly isRewritten: boolean;
  readonly onChange: (utterances: readonly Utterance[]) => void;
}

const storyteller = { value: "", label: text.storyteller };
const styleOptions = [storyteller, ...speechStyles.map((value) => ({ value, label: text.styles[value] }))];

/** Who says what in a scene, and how. */
export const SceneSpeech = ({ scene, chosen, speakers, isRewritten, onChange }: SceneSpeechProps) => {
  const [isOpen, setOpen] = useState(false);
  const utterances = chosen ?? scene.utterances;
  const change = (at: number, next: Partial<Utterance>) =>
    onChange(
      utterances.map((each, index) => {
        const { style, ...changed } = { ...each, ...(index === at && next) };
        return { ...changed, ...(style && { style }) };
      }),
    );
  return (
    <div className="scene-speech">
      <ExpandableSection
        variant="inline"
        headerText={text.speech}
        expanded={isOpen}
        onChange={({ detail }) => setOpen(detail.expanded)}
      >
        {isOpen && isRewritten && <p className="edit-note">{text.speechLater}</p>}
        {isOpen && !isRewritten && (
          <ul>
            {utterances.map((utterance, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Utterances have no id; their place is what counts.
              <li className="scene-utterance" key={at}>
                <span dir="auto">{utterance.text}</span>
                <SpeakerSelect utterance={utterance} speakers={speakers} onChange={(next) => change(at, next)} />
                <Select
                  ariaLabel={text.styleOf(excerpt(utterance.text))}
                  options={styleOptions}
                  selectedOption={styleOptions.find(({ value }) => value === utterance.style) ?? storyteller}
                  // The options are the styles, and one without a value.
                  onChange={({ detail }) =>
                    change(at, { style: (detail.selectedOption.value || undefined) as SpeechStyle | undefined })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </ExpandableSection>
    </div>
  );
};

interface SpeakerSelectProps {
  readonly utterance: Utterance;
  readonly speakers: readonly Speaker[];
  readonly onChange: (next: Pick<Utterance, "speaker">) => void;
}

const SpeakerSelect = ({ utterance, speakers, onChange }: SpeakerSelectProps) => {
  if (speakers.length < 2) return null;
  const options = speakers.map((speaker) => ({ value: speaker.id, label: text.speakerName(speaker) }));
  return (
    <Select
      ariaLabel={text.speakerOf(excerpt(utterance.text))}
      options={options}
      selectedOption={options.find(({ value }) => value === utterance.speaker) ?? null}
      onChange={({ detail }) => onChange({ speaker: detail.selectedOption.value ?? utterance.speaker })}
    />
  );
};

const withoutQuotes = (words: string): string => words.replace(/^["“„«「『]+|["”“»」』]+$/gu, "");

const excerpt = (words: string): string => {
  const letters = [...withoutQuotes(words)];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : letters.join("");
};
