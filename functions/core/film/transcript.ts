import { framesPerSecond } from "../media/film-format.ts";
import { type Timing, timeOf } from "../media/timing.ts";
import { sceneUtterances } from "../narration/voices.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import type { Plan, PlannedScene } from "../story/story.ts";

/**
 * The film as text: its title, then a block for each scene with its start and title, what is seen in brackets, and what is
 * said, with the name of the character that says it. An empty line is between blocks; the site reads them.
 */
export const transcriptOf = (
  task: RunningTask,
  { plan, timing }: { readonly plan: Plan; readonly timing: Timing },
  seen: ReadonlyMap<number, string>,
): string =>
  [
    plan.title,
    ...plan.scenes.map((scene) => {
      const description = seen.get(scene.number);
      return [
        `${clock(timeOf(timing, scene.number).firstFrame / framesPerSecond)} ${oneLine(scene.title)}`.trim(),
        ...(description ? [`[${oneLine(description)}]`] : []),
        ...spokenLines(task, plan, scene),
      ].join("\n");
    }),
    "",
  ].join("\n\n");

/** What is said, a line for each speaker. */
const spokenLines = (task: RunningTask, plan: Plan, scene: PlannedScene): string[] => {
  const utterances = scene.ownNarration ? undefined : sceneUtterances(task, plan, scene);
  return utterances
    ? utterances.map(({ name, text }) => oneLine(name ? `${name}: ${text}` : text))
    : [oneLine(scene.narration)];
};

const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (value = 0): string => `${value}`.padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes ?? 0}:${two(rest)}`;
};
