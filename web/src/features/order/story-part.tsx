import { lengths } from "#contract/catalogue/lengths.ts";
import { fullStoryMaximum, promptMaximum } from "#contract/schema/order.ts";
import { Field } from "../../components/field.tsx";
import { Tabs } from "../../components/tabs.tsx";
import type { PartProps } from "./order.ts";
import { text } from "./text.ts";

/** Which of the two texts is open. Only that one is ordered. */
export type StoryKind = "prompt" | "full";
interface StoryPartProps extends PartProps {
  readonly kind: StoryKind;
  readonly open: (kind: StoryKind) => void;
}

const kinds = {
  prompt: { name: "inputStory", label: text.prompt, maximum: promptMaximum, placeholder: text.promptPlaceholder },
  full: { name: "fullStory", label: text.fullStory, maximum: fullStoryMaximum, placeholder: text.fullPlaceholder },
} as const;

export const StoryPart = ({ order, faults, change, kind, open }: StoryPartProps) => {
  const { name, label, maximum, placeholder } = kinds[kind];
  const { scenes, storyCharacters } = lengths[order.videoDuration];
  const { length } = order[name];
  return (
    <div className="story">
      <Tabs
        label={text.story}
        tabs={[
          { id: "prompt", label: text.prompt },
          { id: "full", label: text.fullStory },
        ]}
        active={kind}
        onChange={open}
      />
      <Field
        label={label}
        error={faults[name] ?? faults.inputStory}
        hint={
          <>
            <span className={length > 0.9 * maximum ? "count near" : "count"}>{text.counter(length, maximum)}</span>
            {kind === "full" && <span> {text.fits(order.videoDuration, scenes, storyCharacters)}</span>}
          </>
        }
      >
        {(given) => (
          <textarea
            {...given}
            rows={kind === "full" ? 12 : 5}
            maxLength={maximum}
            placeholder={placeholder}
            value={order[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
};
