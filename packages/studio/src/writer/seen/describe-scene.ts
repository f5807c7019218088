import { type Language, languageOf, sceneWordings } from "../../languages/index.ts";
import type { SceneWords } from "../../languages/scene-words.ts";
import { pairUp } from "../../pair-up.ts";
import { backdrop, type CastMember, type ScenePicture } from "../../vocabulary.ts";
import { capitalized, joined, kindNoun, nameAndNoun, thingName, withParticle } from "./nouns-in-picture.ts";

export interface SceneToDescribe {
  readonly picture: Omit<ScenePicture, "prompt" | "shot">;
  readonly cast: readonly CastMember[];
  readonly language: string;
  /** The pictures that were described before this one: who is in them is known. */
  readonly before: readonly Pick<ScenePicture, "cast" | "place" | "spot" | "time" | "weather" | "mood">[];
}

/** What a picture shows, in sentences of the language: where and when, who does what and how they feel, and which things. */
export const describeScene = ({ picture, cast, before, ...of }: SceneToDescribe): string => {
  const language = languageOf(of.language);
  const words = sceneWordings[language];
  const scene: Scene = { cast, language, words, known: new Set(before.flatMap(idsIn)), last: before.at(-1) };
  const present = pairUp(picture.cast);
  const held = present.flatMap(({ holds }) => holds ?? []);
  const things = picture.props
    .filter((prop) => !held.includes(prop))
    .flatMap((prop) => thingName(prop, language) ?? []);
  return joined(
    [
      setting(scene, picture),
      ...peopleSentences(scene, present),
      picture.crowd ? words.crowds[picture.crowd] : "",
      ...present.flatMap(({ id, holds }) => heldBy(scene, id, holds)),
      things.length > 0 ? words.also.replace("{things}", listed(words, things)) : "",
    ].map(capitalized),
    language,
  );
};

type Figure = ScenePicture["cast"][number];

interface Scene {
  readonly cast: readonly CastMember[];
  readonly language: Language;
  readonly words: SceneWords;
  /** The ids of the characters that were introduced. It grows as they are named. */
  readonly known: Set<string>;
  readonly last: SceneToDescribe["before"][number] | undefined;
}

const idsIn = ({ cast }: Pick<ScenePicture, "cast">): string[] => cast.map(({ id }) => id);

/** Where and when; nothing while both stay and there is somebody to speak of. */
const setting = ({ words, last }: Scene, { place, spot, time, weather, cast }: SceneToDescribe["picture"]): string => {
  const isSame = last?.place === place && last.spot === spot && last.time === time && last.weather === weather;
  if ((isSame || place === backdrop) && cast.length > 0) return "";
  return words.setting
    .replace("{place}", place === backdrop ? "" : spot ? words.spots[spot] : words.places[place])
    .replace("{time}", words.times[time])
    .replace("{weather}", weather === "clear" ? "" : words.weathers[weather])
    .replace(/^[\s,]+/, "");
};

/** A sentence for each action, with all who do it. How the first ones feel is said once, and again when it changes. */
const peopleSentences = (scene: Scene, present: readonly Figure[]): string[] => {
  const { cast, last, words, language } = scene;
  const figures = present.filter(({ id }) => cast.some((member) => member.id === id));
  const actions = [...new Set(figures.map(({ action }) => action))];
  return actions.map((action, index) => {
    const acting = figures.filter((each) => each.action === action);
    const [first] = acting;
    const people = acting.flatMap(({ id }) => cast.find((member) => member.id === id) ?? []);
    const names = people.map((member) => named(scene, member));
    const mood = first?.mood ?? "calm";
    const wasSaid = last?.cast.some((each) => each.id === first?.id && each.mood === mood);
    const isFelt = index === 0 && mood !== "calm" && mood !== "asleep" && action !== "sleep" && !wasSaid;
    const form = formOf(people, language);
    return sentence(scene, {
      who: listed(words, names),
      does: words.actions[action],
      mood: isFelt ? words.moods[mood] : "",
      form,
    });
  });
};

const sentence = (
  { words, language }: Scene,
  { who, does, mood, form }: { who: string; does: string; mood: string; form: Form },
): string => {
  const doing = inForm(does, form);
  const [verb = ""] = doing.split(" ", 1);
  return words.sentence
    .replace(/\{who(\p{L}*)\}/u, (_, particle: string) => withParticle(who, particle, language))
    .replace("{does}", doing)
    .replace("{verb}", verb)
    .replace("{object}", doing.slice(verb.length))
    .replace("{mood}", inForm(mood, form));
};

const heldBy = (scene: Scene, id: string, holds: string | undefined): string[] => {
  const { cast, language, words } = scene;
  const member = cast.find((each) => each.id === id);
  const thing = holds && thingName(holds, language);
  return member && thing ? [words.holds.replace("{who}", named(scene, member)).replace("{thing}", thing)] : [];
};

/** The name of a character; with its kind where it is new. */
const named = ({ words, language, known }: Scene, { id, name, kind, traits }: CastMember): string => {
  const noun = kindNoun(kind, traits, language);
  const isNew = !known.has(id);
  known.add(id);
  const relation = noun && name !== "" ? nameAndNoun(name, noun, language) : "same";
  if (relation === "same") return (isNew ? noun?.first : noun?.again) ?? name;
  if (!noun || !isNew || relation === "contained") return name;
  const again = language === "arabic" ? noun.again : noun.again.replace(/^(?:the) /, "");
  return words.introduction.replace("{name}", name).replace("{first}", noun.first).replace("{again}", again);
};

type Form = "he" | "she" | "they" | "theyf";

const formOf = (people: readonly CastMember[], language: Language): Form => {
  const areWomen = people.map(({ kind, traits }) =>
    traits.includes("woman")
      ? true
      : traits.includes("man")
        ? false
        : kindNoun(kind, traits, language)?.gender === "she",
  );
  // In Arabic the verb agrees with the first one.
  const isFemale = language === "arabic" ? areWomen[0] === true : areWomen.every(Boolean);
  if (people.length > 1) return isFemale ? "theyf" : "they";
  return isFemale ? "she" : "he";
};

/** The form of "he|she|they|they (women)", or of "one|several", or the only one. */
const inForm = (forms: string, form: Form): string => {
  const all = forms.split("|");
  const at = { he: 0, she: 1, they: 2, theyf: 3 }[form];
  if (all.length === 4) return all[at] ?? "";
  return (form === "they" || form === "theyf" ? all.at(-1) : all[0]) ?? "";
};

const listed = ({ joiners: [between, last] }: SceneWords, names: readonly string[]): string => {
  const rest = names.slice(0, -1);
  const all = rest.length === 0 ? (names[0] ?? "") : `${rest.join(between)}${last}${names.at(-1)}`;
  return all.replace(/,,/g, ",");
};
