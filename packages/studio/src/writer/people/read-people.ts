import { isOfSchool } from "../plan/stay-places.ts";
import {
  ageByLife,
  ageOfFullName,
  ageOfYears,
  ageWithYears,
  isNamedAsAdult,
  isOfAdults,
  isOfGrownUpLife,
  isWithoutSignOfChild,
} from "./ages.ts";
import { withoutAnimalIdioms } from "./animal-idioms.ts";
import { creatureWithTrade } from "./creature-with-trade.ts";
import { looksOf } from "./describe-person.ts";
import { type Draft, newDraft } from "./draft.ts";
import { isEdible } from "./food-in-text.ts";
import { withGenderOfPronouns } from "./gender-by-pronoun.ts";
import { asMeantInIdea } from "./grown-in-idea.ts";
import { joinDefinite } from "./join-definite.ts";
import { joinCalled, joinIntroducing } from "./join-introducing.ts";
import { joinCreatureNamedLater } from "./join-named-creatures.ts";
import { joinNextNamed } from "./join-next-named.ts";
import {
  joinAged,
  joinChildren,
  joinKin,
  joinNamedLater,
  joinNeighbours,
  joinPets,
  joinRecognized,
  joinSought,
  joinSpeakers,
  joinTitled,
  joinTrades,
  withoutSpokenOf,
} from "./join-people.ts";
import { joinSame } from "./join-same.ts";
import { joinTitledSurnames } from "./join-titled-surnames.ts";
import { asKinOfCreatures } from "./kin-of-creatures.ts";
import { isOfChildLife } from "./life-of-children.ts";
import { linkedNoun } from "./link-noun.ts";
import { ageByLongLives } from "./long-lives.ts";
import { namedFor, ownedFor, predicateSubject } from "./named-for.ts";
import { ofNamedGroup } from "./named-group.ts";
import { keyOfRank, namesIn } from "./names.ts";
import { isGeneric, nounsIn } from "./nouns-in-text.ts";
import { yearsBefore, yearsIn } from "./numbers.ts";
import { withoutOnlyMentioned } from "./only-mentioned.ts";
import { isOwnerOfBody } from "./owner-of-body.ts";
import { peopleOfIdea } from "./people-of-idea.ts";
import type { Person } from "./person.ts";
import { type PersonNoun, personNoun } from "./person-nouns.ts";
import { openingOf, personOf } from "./person-of.ts";
import { readPronouns, scorePronouns } from "./pronouns.ts";
import { readSaidAge, yearsBehind } from "./said-ages.ts";
import { withoutKinds, withoutSecondWords, withPronounGender } from "./second-words.ts";
import {
  ageByCompany,
  ageByYearsApart,
  dressedForText,
  withoutCountedAgain,
  withoutSwarms,
  withoutUnknownNames,
} from "./settle-people.ts";
import { splitContrasted } from "./split-contrasted.ts";
import { readKindsAsNames, withoutUnsureNames } from "./sure-names.ts";
import { withoutThingsWithNames } from "./things-with-names.ts";
import { asGuineaPig, asYoung, withGenderOfName, withTitle } from "./title-and-age.ts";
import { isCapital, isDeterminer, isVerb, type Token, tokensOf } from "./tokens.ts";
import { asYoungOf } from "./young-of-creatures.ts";

/** "New Year's Eve": neither is anybody's name. */
const FEAST =
  /\b(?:New Year(?:['’]?s)?|Christmas|Midsummer|All Hallows['’]?)(?: (?:Eve|Day))\b|\bNew Year(?:['’]s)?(?! \p{Lu})\b/gu;

/** The characters of an English text, the most named and most acting first. */
export const readPeople = (given: string): Person[] => {
  const plain = given.replace(FEAST, (day) => day.toLowerCase());
  const text = plain.length > MIN_STORY ? withoutAnimalIdioms(plain) : plain;
  const tokens = tokensOf(text);
  const drafts = new Map<string, Draft>();
  const isPlayed = isOfStage(text, tokens);
  const taken = readNames(tokens, drafts, isPlayed);
  readPronouns(tokens, drafts, (noun) => isPlayed && isPart(noun));
  if (text.length > MIN_STORY) {
    readKindsAsNames(tokens, drafts);
    withoutUnsureNames(tokens, drafts);
  }
  readNouns(tokens, drafts, taken);
  joinIntroduced(drafts);
  joinCalled(tokens, drafts);
  if (text.length > MIN_STORY) {
    joinTitled(drafts);
    joinTitledSurnames(tokens, drafts);
    joinNamedLater(tokens, drafts);
    joinCreatureNamedLater(tokens, drafts);
    joinRecognized(tokens, drafts);
    joinNeighbours(tokens, drafts);
    joinPets(tokens, drafts);
    joinAged(tokens, drafts);
    joinChildren(tokens, drafts);
    joinDefinite(tokens, drafts);
    joinTrades(drafts);
    joinSpeakers(tokens, drafts);
    joinIntroducing(tokens, drafts);
    joinKin(tokens, drafts);
    joinSought(tokens, drafts);
    joinSame(tokens, drafts);
    joinNextNamed(tokens, drafts);
    asKinOfCreatures(tokens, drafts);
    withoutSpokenOf(tokens, drafts);
    withoutOnlyMentioned(tokens, drafts);
    withoutUnknownNames(drafts);
    withoutSwarms(text, drafts);
    withoutCountedAgain(drafts);
    splitContrasted(tokens, drafts);
    withoutThingsWithNames(text, drafts);
  }
  scorePronouns(tokens, drafts);
  const areGrownByName = text.length > MIN_STORY && !isOfSchool(text) && !isOfChildLife(text);
  for (const draft of drafts.values())
    draft.age ??=
      (isNamedAsAdult(draft) ? "adult" : ageByLife(tokens, draft)) ??
      (areGrownByName ? ageOfFullName(draft) : undefined);
  ageByYearsApart(text, drafts);
  if (text.length > MIN_STORY) {
    ageByLongLives(tokens, drafts);
    ageByCompany(text, drafts);
    withTitledAliases(drafts);
    if (isOfAdults(text) || isOfGrownUpLife(text))
      for (const draft of drafts.values()) if (draft.name && !draft.noun && !draft.isNarrator) draft.age ??= "adult";
    const open = [...drafts.values()].filter((one) => one.name && !one.noun && !one.isNarrator && !one.age);
    for (const one of open.filter((each) => isWithoutSignOfChild(text, each, drafts.values()))) one.age = "adult";
  }
  const isOnStage = text.length > MIN_STORY && isOfStage(text, tokens);
  const people = [...drafts.values()]
    .filter((draft) => draft.score > 0 && !(isOnStage && !draft.name && draft.noun && isPart(draft.noun)))
    .map((draft) => personOf(draft, openingOf(tokens, draft)))
    .map(dressedForText(text))
    .map(creatureWithTrade)
    .map((person) => ofNamedGroup(text, person))
    .map(asYoungOf(tokens, drafts))
    .map(withTitle)
    .map(withGenderOfName)
    .map(asYoung)
    .map(asGuineaPig(text))
    .map((person, _, all) => (text.length > MIN_STORY ? person : asMeantInIdea(text, person, all)))
    .sort((a, b) => b.score - a.score || a.firstAt - b.firstAt);
  if (text.length > MAX_IDEA) return people;
  const read = withoutKinds(text, withoutSecondWords(text, people)).map((each, at, all) =>
    withPronounGender(text, each, at, all),
  );
  return text.length > MIN_STORY ? read : withGenderOfPronouns(text, peopleOfIdea(text, read));
};

/** Longer texts show by more than one sentence who is who. */
const MAX_IDEA = 1500;
/** Shorter texts are ideas, in which each word for somebody counts. */
const MIN_STORY = 400;

const draftAt = (drafts: Map<string, Draft>, key: string, at: number): Draft => {
  const draft = drafts.get(key) ?? newDraft(key, at);
  drafts.set(key, draft);
  return draft;
};

/** "Mrs. Tulloch" is not meant by the name of Ewan Tulloch. */
const withTitledAliases = (drafts: ReadonlyMap<string, Draft>): void => {
  for (const [key, { name, aliases }] of drafts) {
    const isShared = [...drafts.keys()].some((other) => other !== key && other.split(" ").includes(key));
    if (!name || !/^(?:Mrs?|Ms|Miss|Dr|Old|Lady|Lord|Sir)\b/.test(name) || !isShared) continue;
    aliases.delete(key);
    for (const alias of [name, name.replace(".", "")]) aliases.add(alias.toLowerCase());
  }
};

/** Reads named characters; returns the tokens of nouns that describe them. */
const readNames = (tokens: readonly Token[], drafts: Map<string, Draft>, isOnStage: boolean): Set<number> => {
  const taken = new Set<number>();
  const names = namesIn(tokens);
  for (const run of names) {
    const long = names.find(
      (other) =>
        other !== run &&
        (!run.title || other.title === run.title) &&
        other.key !== run.key &&
        other.key.split(" ").includes(run.key),
    );
    const draft = draftAt(drafts, long?.key ?? keyOfRank(run, names), run.from);
    if (!draft.name || run.name.length > draft.name.length) draft.name = run.name;
    draft.aliases.add(run.key);
    draft.aliases.add(run.key.replace(".", ""));
    draft.mentions.push(run.from);
    draft.score += weightAt(tokens, run.from, run.to);
    for (let at = run.from; at < run.to; at++) taken.add(at);
    const found = linkedNoun(tokens, run);
    const link = found?.noun && isOnStage && isPart(found.noun) ? undefined : found;
    readGenderOfTitle(draft, run.title);
    if (!link || (link.noun && isGeneric(link.noun.noun))) readTitle(draft, run.title);
    if (link) {
      const isNew = !draft.noun;
      if (link.noun && isNew) draft.noun = link.noun;
      if (link.noun) {
        taken.add(link.at);
        if (link.also !== undefined) taken.add(link.also);
        if (link.isEarlier) draft.mentions.splice(-1, 0, link.at);
        draft.isIntroduced ||= link.isDefinite === true;
        draft.aliases.add(link.noun.noun);
        if (draft.noun !== link.noun && link.noun.gender) draft[link.noun.gender] += GENDER_SAID;
        for (const look of looksOf(tokens, link.at)) draft.traits.add(look);
      }
    }
    // "Mr." shows a grown-up, and no more.
    if (/^(?:old|elderly|aged)$/.test(tokens[run.from - 1]?.low ?? "") && draft.age !== "child") draft.age = "old";
    if (found?.gender) draft[found.gender] += GENDER_SAID;
    const years = link ? (yearsBefore(tokens, link.at) ?? yearsBehind(tokens, link.at)) : undefined;
    if (years !== undefined) {
      draft.age = ageOfYears(years);
      draft.traits.delete("old");
    }
    readSaidAge(draft, tokens, run);
    readAge(draft, tokens, run.to);
  }
  return taken;
};

const isOfStage = (text: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ low }) => ON_STAGE.test(low)) || (CURTAIN.test(text) && PLAY.test(text));

/** "Priya was the queen, and Jamal was the dragon": parts in a play. */
const isPart = ({ isHuman, kind }: PersonNoun): boolean =>
  !isHuman || /^(?:king|queen|prince|princess|knight|wizard|witch|pirate|fairy)$/.test(kind);
const ON_STAGE = /^(?:rehears(?:e|ed|al|als|ing)|costumes?|nativity|understudy|prompter)$/;
const CURTAIN = /\bcurtain (?:opened|rose|went up|fell|closed)\b/i;
const PLAY = /\b(?:stage|audience|play|theatre|theater)\b/i;

/** "A boy came aboard. The boy, whose name was Emil, …": one character, not two. */
const joinIntroduced = (drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (draft.name || draft.noun?.many) continue;
    const named = [...drafts.values()].filter(({ name, noun }) => name && noun?.noun === key);
    const [only] = named;
    if (named.length !== 1 || !only?.isIntroduced || only.firstAt < draft.firstAt) continue;
    only.score += draft.score;
    only.age ??= draft.age;
    only.mentions.unshift(...draft.mentions);
    for (const trait of draft.traits) only.traits.add(trait);
    for (const alias of draft.aliases) only.aliases.add(alias);
    drafts.delete(key);
  }
};

const readGenderOfTitle = (draft: Draft, title = ""): void => {
  if (/^(?:mrs|ms|miss|madame?|lady|señora|aunt|auntie|sister)$/.test(title)) draft.she += 5;
  if (/^(?:mr|mister|sir|monsieur|lord|uncle|brother)$/.test(title)) draft.he += 5;
};

const readTitle = (draft: Draft, title: string | undefined): void => {
  if (!title || draft.noun) return;
  if (/^(?:mrs|mr|ms|miss|dr|prof|sir|lady|madame?|officer|sergeant)$/.test(title)) draft.age ??= "adult";
  // "Mr. Fox" is a fox, "Doctor Baker" no baker.
  if (title === "old") draft.age ??= "old";
  // "Old Man Kangaroo".
  const creature = personNoun(draft.key.replace(/^(?:man|woman|mother|father|granny) (?=\w+$)/, ""));
  const isLord = /^(?:lord|lady)$/.test(title);
  const noun =
    creature && !creature.isHuman ? creature : isLord ? undefined : personNoun(title === "dr" ? "doctor" : title);
  if (noun) draft.noun = noun;
  if (/^(?:little|old|big)$/.test(title)) draft.traits.add(title);
};

/** "Priya, 9,", "Agnes was eleven", "Pim, who was seven", "Amelia (4)". */
const readAge = (draft: Draft, tokens: readonly Token[], to: number): void => {
  const old = yearsBefore(tokens, to - 1);
  // "Bo and Ines were nine".
  const isPair = tokens[to]?.low === "and" && tokens[to + 2]?.low === "were" && isCapital(tokens[to + 1] as Token);
  let at = isPair ? to + 2 : to;
  while (at < to + 3 && /^(?:who|was|were|is|turned|turns)$/.test(tokens[at]?.low ?? "")) at++;
  const after = tokens[at];
  const years =
    old ??
    (after && (at > to || /[,(]/.test(tokens[to - 1]?.post ?? "") || /\d/.test(after.low))
      ? yearsIn(after.low)
      : undefined);
  const unit = tokens[at + 1]?.low ?? "";
  // "Eighty-six", whose hyphen is no token.
  const isCompound = (years ?? 0) >= TENS && (yearsIn(unit) ?? TENS) < 10;
  const isAge =
    old !== undefined || isCompound || /^(?:and|years|who|or|with)$/.test(unit) || /[.,;)]/.test(after?.post ?? "");
  if (old !== undefined) draft.age = ageOfYears(old);
  else if (years !== undefined && isAge) draft.age = ageWithYears(draft.age, years);
};

const TENS = 20;

const readNouns = (tokens: readonly Token[], drafts: Map<string, Draft>, taken: ReadonlySet<number>): void => {
  for (const found of nounsIn(tokens, taken)) {
    // "Amara's goat" is not Amara.
    const owner = tokens[found.at - found.words.length - 1];
    const isOwned =
      owner?.isOwner === true || (!found.noun.isHuman && /^(?:his|her|their|my|our)$/.test(owner?.low ?? ""));
    const told = predicateSubject(found, drafts, tokens);
    const named = told ?? (isOwned ? ownedFor(found.noun, owner, drafts) : namedFor(found, drafts, tokens));
    const draft = named ?? draftAt(drafts, found.noun.noun, found.at);
    draft.noun ??= kinOfCreature(found.noun, owner) ?? found.noun;
    if (told && found.noun.gender) draft[found.noun.gender] += GENDER_SAID;
    draft.ones = (draft.ones ?? 0) + (found.noun.many ? -1 : 1);
    // "Afraid of cats. … The cat": one.
    if (!named && draft.noun.many && !found.noun.many && draft.ones > 0) {
      draft.noun = found.noun;
      draft.count = 1;
    }
    if (!named) draft.phrase ??= [...found.words, tokens[found.at]?.low ?? ""].join(" ");
    if (isCalledByKinship(tokens, found.at)) draft.name ??= tokens[found.at]?.word ?? "";
    // A fish in the arm is food, unless it does something.
    const next = tokens[found.at + 1];
    const acts = isVerb(next) && next?.low !== "still";
    const isFood = isEdible(found.noun.noun) && !acts;
    if ((found.isDefinite && !isFood && !found.isWeak && tokens[found.at]?.isSpoken !== true) || acts)
      draft.isPresent = true;
    if (!found.isWeak) draft.isTold = true;
    if (found.isProper) draft.called = tokens[found.at]?.word ?? "";
    if (found.count > draft.count && draft.noun.many) draft.count = found.count;
    draft.mentions.push(found.at);
    draft.aliases.add(found.noun.noun);
    draft.aliases.add(tokens[found.at]?.low ?? found.noun.noun);
    for (const look of looksOf(tokens, found.at)) draft.traits.add(look);
    const years = yearsBefore(tokens, found.at) ?? yearsBehind(tokens, found.at);
    if (years !== undefined) {
      draft.age = ageOfYears(years);
      draft.traits.delete("old");
    } else if (!named && found.isAged && !isAddressed(tokens, found.at)) draft.age = "old";
    const behind = personBehind(tokens, found.at);
    if (behind?.gender) draft[behind.gender] += GENDER_SAID * 2;
    if (behind?.age === "child") draft.age ??= "child";
    // What is a thing elsewhere leads only where no one else does.
    draft.score += found.isWeak ? 0.2 : (found.noun.isThing ? 0.5 : 1) * weightAt(tokens, found.at, found.at + 1);
  }
};

/** "What danger, old man!": a friend of any age. */
const isAddressed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isSpoken === true && /^old$/.test(tokens[at - 1]?.low ?? "") && !isDeterminer(tokens[at - 2]);

/** "The owl's father" is an owl. */
const kinOfCreature = (noun: PersonNoun, owner: Token | undefined): PersonNoun | undefined => {
  const creature = owner?.isOwner && KIN.test(noun.noun) ? personNoun(owner.low) : undefined;
  return creature?.isHuman === false && !creature.isThing
    ? { ...noun, kind: creature.kind, isHuman: false }
    : undefined;
};
const KIN = /^(?:mother|father|mum|dad|brother|sister|son|daughter|aunt|uncle|grandmother|grandfather|cousin)$/;

/** "Its owner, a man with a huge moustache", "a passenger got on, a little boy in pyjamas". */
const personBehind = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const sentence = tokens[at]?.sentence;
  const comma = [0, 1, 2, 3].find((next) => tokens[at + next]?.post !== "") ?? 0;
  const article = tokens[at + comma + 1];
  if (tokens[at + comma]?.post !== "," || article?.sentence !== sentence || !/^an?$/.test(article?.low ?? ""))
    return undefined;
  const said = tokens
    .slice(at + comma + 2, at + comma + 5)
    .find(({ low }) => /^(?:man|boy|gentleman|woman|girl|lady)$/.test(low));
  return said && personNoun(said.low);
};
const GENDER_SAID = 6;

/** "Dad builds a time machine": who is called Dad. Not "My dad", "The dad". */
const isCalledByKinship = (tokens: readonly Token[], at: number): boolean =>
  /^(?:Dad|Daddy|Papa|Mum|Mom|Mummy|Mommy|Mama|Maman|Grandma|Granny|Grandpa|Granddad|Grandad|Nana)$/.test(
    tokens[at]?.word ?? "",
  ) &&
  !/^(?:an?|the|his|her|their|its|my|our|your|old|little|super)$/.test(tokens[at - 1]?.low ?? "") &&
  !/^\p{Lu}/u.test(tokens[at + 1]?.word ?? "");

const weightAt = (tokens: readonly Token[], from: number, to: number): number => {
  const token = tokens[to - 1];
  if (!token) return 0;
  if (token.isSpoken) return 0.4;
  if (token.isOwner) return isOwnerOfBody(tokens, to - 1) ? 1 : 0.5;
  return isVerb(tokens[to]) || /^(?:said|asked|cried)$/.test(tokens[from - 1]?.low ?? "") ? 1.7 : 1;
};
