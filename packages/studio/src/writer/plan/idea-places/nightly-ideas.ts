import { withoutSpeech } from "../asserted.ts";
import type { Where } from "./where.ts";

/** Where a scene plays, and that it is night or snows, where its idea says so. */
export interface SceneOfIdea extends Where {
  readonly time?: "night";
  readonly weather?: "snow";
}

/** The scenes of an idea that plays by night ("a night nurse", "on Christmas Eve"): night until the story says otherwise. */
export const byNight = (idea: string, narrations: readonly string[], scenes: readonly Where[]): SceneOfIdea[] => {
  let isNight = NIGHTLY.test(idea);
  return scenes.map((scene, at) => {
    const told = withoutSpeech(narrations[at] ?? "");
    if (MORNING.test(told)) isNight = false;
    return isNight && !OTHER_TIME.test(told) ? { ...scene, time: "night" } : scene;
  });
};

const NIGHTLY =
  /\b(?:(?:at|by|every|all) night|tonight|night[- ](?:shift|watch(?:man)?|bus|train|guard|porter|nurse|market)|(?:at|around|after) midnight|(?:Christmas|New Year['’]?s) Eve|the night (?:before|of)|(?:afraid|scared|frightened) of the dark|by moonlight)\b|^(?:one|last) night\b/i;
const MORNING = /\b(?:(?:next|following|in the|that) (?:morning|day)|the day after|sunrise|dawn|breakfast)\b/i;
const OTHER_TIME = /\b(?:by day|noon|midday|afternoon|lunch|the sun|sunny|sunlight|evening|dusk|sunset)\b/i;

/** The scenes of an idea that plays in deep snow: it snows in the open. */
export const inSnow = (idea: string, scenes: readonly SceneOfIdea[]): SceneOfIdea[] =>
  scenes.map((scene) => (SNOWY.test(idea) && IN_OPEN.test(scene.place) ? { ...scene, weather: "snow" } : scene));

const SNOWY =
  /\b(?:snow (?:is|was|falls?|lies|comes)|snowed in|snowstorm|blizzard|snow(?:s|ing)|in (?:the|deep) snow|learn(?:s|ed|ing)? to ski|ski(?:s|ing))\b/i;
const IN_OPEN = /^(?:city|village|meadow|mountain|forest|lake)$/;
