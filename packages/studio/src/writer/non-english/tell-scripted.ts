import { type NonEnglish, storyPacks } from "../../languages/index.ts";
import type { Named, Person } from "../../languages/pack.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import { isReadable, openingOf } from "./opening.ts";
import { reunion } from "./subject-lines.ts";
import { readForTelling, type TellingIdea } from "./tell/read.ts";
import { tellScripts } from "./tell/tell.ts";
import { episodesFor } from "./tell-beats.ts";
import { joinSentences, nameFor, spread, type TellingRequest } from "./telling-request.ts";

/** The paragraphs of a story told by a script; undefined where the language has none, or the hero is not certain. */
export const tellScripted = (request: TellingRequest): string[] | undefined => {
  const { brief, language, isOwn, subject, outlined, later, ending, random } = request;
  const { telling } = storyPacks[language];
  const idea = telling && (isOwn ? ownIdea(request) : foreignIdea(request));
  if (!telling || !idea) return undefined;
  const name = isOwn ? undefined : nameFor(request);
  const isFragment = isOwn && telling.reader.fragment?.test(brief.idea.trim()) === true;
  const bridges = isFragment ? telling.fragmentBridges : telling.bridges;
  const introduced = openingOf({ idea: brief.idea, heroName: name, isOwn }, subject, language, random, bridges);
  if (!introduced) return undefined;
  const opening = joinSentences([...introduced, ...outlined.early], language);
  const secondsOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + speakingSeconds(text, language), 0);
  const own = ending && !outlined.ending ? [ending] : [];
  const fixed = [opening, ...later, ...own, ...(outlined.ending ? [outlined.ending] : [])];
  const left = brief.seconds - secondsOf(fixed);
  const { middle, end } = tellScripts({ idea, language, random, seconds: left });
  const missing = left - secondsOf([...middle, ...end]);
  if (end.length === 0 || missing < -brief.seconds * MAX_MISS) return undefined;
  const more = missing > brief.seconds * MAX_MISS ? episodesFor(missing, request) : [];
  const reunited = isOwn ? undefined : reunion(subject, language);
  const isRoom = reunited !== undefined && missing - secondsOf([...more, reunited]) > -brief.seconds * MAX_MISS;
  const closing = [...(isRoom ? [reunited] : []), ...(outlined.ending ? [outlined.ending] : [])];
  const [first = [], rest = []] = [middle.slice(0, -1), middle.slice(-1)];
  const before = spread(later, [...first.slice(0, 2), ...more, ...first.slice(2), ...rest]);
  return [opening, ...before, ...end.slice(0, -1), ...own, ...end.slice(-1), ...closing];
};

const MAX_MISS = 0.04;

const personOf = ({ gender }: { readonly gender: Person }): Person => gender;

const ownIdea = ({ brief, idea, language, outlined }: TellingRequest): TellingIdea | undefined => {
  const { outline, heroName } = brief;
  const given: Named | undefined = outlined.hero && { name: outlined.hero.name, person: personOf(outlined.hero) };
  const read = readForTelling(idea, language, { hero: given, place: outline?.place, wish: outline?.wish });
  const name = heroName?.trim();
  return read && name && isReadable(name, language) ? withName(read, name) : read;
};

const withName = (idea: TellingIdea, name: string): TellingIdea => ({ ...idea, words: { ...idea.words, hero: name } });

/** The idea of another language by the words that the noun tables have for it. */
const foreignIdea = (request: TellingRequest): TellingIdea | undefined => {
  const { language, told } = request;
  const [lead] = told.heroes;
  if (!lead) return undefined;
  const given = nameFor(request);
  const name = given && isReadable(given, language) ? given : lead.again;
  const thing = told.thing && objectForm(told.thing, language);
  const person = personFor(lead, language);
  return {
    hero: { name, person },
    family: told.isSought ? "seek" : "any",
    words: { hero: name, ...(thing && { thing }), ...(told.place && { there: told.place }) },
    cast: [],
    others: [],
    facts: [],
  };
};

const personFor = (
  lead: { readonly first: string; readonly again: string; readonly gender: Person },
  language: NonEnglish,
): Person => (lead.gender === "they" ? "they" : (storyPacks[language].telling?.reader.personOf(lead) ?? lead.gender));

const objectForm = (thing: string, language: NonEnglish): string =>
  storyPacks[language].telling?.reader.tableObject?.(thing) ?? thing;
