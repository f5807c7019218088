import type { Action, Crowd, Mood, Place, Spot, TimeOfDay, Weather } from "../vocabulary.ts";

/**
 * What a picture shows, as an audio description says it. Verb forms are separated by "|": for him, for her, for several,
 * for several women. Fewer forms stand for the last one too: "läuft|laufen" has one for him and her, and one for several.
 */
export interface SceneWords {
  /** Around "{place}", "{time}" and "{weather}", which bring their own spaces and commas. */
  readonly setting: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly spots: Readonly<Record<Spot, string>>;
  readonly times: Readonly<Record<TimeOfDay, string>>;
  readonly weathers: Readonly<Record<Exclude<Weather, "clear">, string>>;
  /** Around "{who}", "{does}" and "{mood}"; where who comes after the verb, "{verb}" and "{object}" are the parts of "{does}". */
  readonly sentence: string;
  /** The first mention of a character: around "{name}", and "{first}" ("ein Fuchs") or "{again}" ("der Fuchs"). */
  readonly introduction: string;
  readonly joiners: readonly [between: string, last: string];
  readonly actions: Readonly<Record<Action, string>>;
  /** Follows the action. */
  readonly moods: Readonly<Record<Exclude<Mood, "calm" | "asleep">, string>>;
  /** Around "{who}" and "{thing}", which has no article. */
  readonly holds: string;
  /** Around "{things}". */
  readonly also: string;
  readonly crowds: Readonly<Record<Crowd, string>>;
}
