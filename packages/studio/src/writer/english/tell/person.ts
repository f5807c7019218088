import { characterNoun } from "../idea/characters.ts";
import { type Character, characterPhrase } from "../idea/idea-parts.ts";

/** A character with the words that a sentence needs for it. */
export interface Person {
  /** At the first mention: "a shy robot", "Juno the fox". */
  readonly first: string;
  /** Later, in full: "the shy robot". */
  readonly full: string;
  /** The usual mention: "the robot", or the name. */
  readonly short: string;
  /** Names of speakers; of a group, one member speaks. */
  readonly speakers: readonly string[];
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly himself: string;
  readonly many: boolean;
  readonly name?: string;
  readonly kind: string;
  readonly adjectives: readonly string[];
}

const pronouns = {
  she: ["she", "her", "her", "herself"],
  he: ["he", "him", "his", "himself"],
  it: ["it", "it", "its", "itself"],
  they: ["they", "them", "their", "themselves"],
} as const;

export const personOf = (who: Character, owner?: { readonly his: string }): Person => {
  const [he, him, his, himself] = pronouns[who.many ? "they" : who.gender];
  const { full, short, first } = who.related && owner && !who.name ? kinOf(who, owner.his) : namesOf(who);
  const base = { first, full, short, speakers: speakersOf(who, short), he, him, his, himself, many: who.many };
  const person = { ...base, kind: who.kind, adjectives: who.adjectives };
  return who.name ? { ...person, name: who.name } : person;
};

const kinOf = (who: Character, his: string): { full: string; short: string; first: string } => {
  const full = `${his} ${characterPhrase(who)}`;
  return { full, short: `${his} ${[who.count, who.noun].filter(Boolean).join(" ")}`, first: full };
};

const namesOf = (who: Character): { full: string; short: string; first: string } => {
  const clause = who.who ? ` who ${who.who}` : "";
  const bare = characterPhrase(who);
  const [a, the] = articlesOf(bare);
  const { name } = who;
  if (!name) {
    const first = who.many ? (who.count ? bare : `some ${bare}`) : a + bare;
    return { first: first + clause, full: the + bare, short: `the ${who.count ? `${who.count} ` : ""}${who.noun}` };
  }
  const titled = name.toLowerCase().startsWith(`${who.noun} `);
  const guessed = /^(?:girl|boy|man|woman)$/.test(who.noun) && who.adjectives.length === 0;
  if (titled) return { first: name + (clause === "" ? "" : `,${clause},`), full: name, short: name };
  return { first: `${a}${bare} named ${name}${clause}`, full: guessed ? name : the + bare, short: name };
};

/** The articles of first and later mentions. "Anna's dog" needs none, "last dragon" always "the". */
const articlesOf = (words: string): readonly [string, string] => {
  if (/^\p{Lu}\S*['’]s /u.test(words)) return ["", ""];
  return /^(?:last|only|first|\w+(?<!\b(?:hon|mod|earn))est) /.test(words) ? ["the ", "the "] : ["a ", "the "];
};

const speakersOf = (who: Character, short: string): string[] => {
  if (!who.many) return [short];
  const one = characterNoun(who.noun)?.noun ?? who.noun;
  return ["eldest", "smallest", "boldest", "quietest"].map((which) => `the ${which} ${one}`);
};

/** A person from a phrase of the word lists: "an owl~ with spectacles". */
export const personOfPhrase = (phrase: string, kind: string, gender: "she" | "he" | "it"): Person => {
  const [he, him, his, himself] = pronouns[gender];
  const first = phrase.replace("~", "");
  const short = shortOf(phrase);
  return { first, full: short, short, speakers: [short], he, him, his, himself, many: false, kind, adjectives: [] };
};

/** "an old ferrywoman~ in slippers" -> "the ferrywoman". */
export const shortOf = (phrase: string): string => {
  const upToHead = phrase.includes("~") ? phrase.slice(0, phrase.indexOf("~")) : phrase;
  const head = upToHead.split(" ").at(-1) ?? upToHead;
  const compound =
    /^(?:two|pair|family|an?)?.*\b(lighthouse|carpet|salt|water|desert|fishing|rope|street|delivery|radio|weather|vending|maintenance|service|survey|night|taxi|rescue|mule|mountain|snow) (\w+)$/.exec(
      upToHead,
    );
  return `the ${compound ? `${compound[1]} ${compound[2]}` : head}`;
};
