import Select from "@cloudscape-design/components/select";
import type { Cut } from "#contract/schema/cut.ts";
import { text } from "./text.ts";

interface CutChoiceProps {
  /** The oldest first. */
  readonly cuts: readonly Cut[];
  /** A cut of which some scenes can be watched already. */
  readonly making: number | undefined;
  readonly chosen: number;
  readonly onChoose: (cut: number) => void;
}

/** The cuts of a film, the newest first. */
export const CutChoice = ({ cuts, making, chosen, onChoose }: CutChoiceProps) => {
  const newest = cuts.at(-1)?.cut;
  const finished = cuts.toReversed().map(({ cut, made_at, video_seconds }) => ({
    value: String(cut),
    label: text.name(cut),
    description: text.facts(made_at, video_seconds),
    ...(cut === newest && { labelTag: text.newest }),
  }));
  const options = making
    ? [{ value: String(making), label: text.name(making), labelTag: text.inProgress }, ...finished]
    : finished;
  return (
    <div className="cut-choice">
      <Select
        ariaLabel={text.choice}
        options={options}
        selectedOption={options.find(({ value }) => value === String(chosen)) ?? null}
        onChange={({ detail }) => onChoose(Number(detail.selectedOption.value))}
      />
    </div>
  );
};
