import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";

/** "The three otters swam", "the two friends ran": writes "they" for those whom a text has named one by one. */
export const withTheyForGroups = (moment: string, known: readonly KnownMember[]): string =>
  moment.replace(GROUP, (phrase: string, noun: string, offset: number) => {
    const one = personNoun(noun.toLowerCase());
    if (!one?.many && !/^(?:of them|of us)$/.test(noun)) return phrase;
    if (known.some(({ aliases }) => aliases.includes(noun.toLowerCase()))) return phrase;
    const members = known.filter(({ member }) => fits(member.kind, noun.toLowerCase()));
    if (members.length < 2) return phrase;
    return offset === 0 || /[.!?]["”]?\s+$/.test(moment.slice(0, offset)) ? "They" : "they";
  });

const GROUP =
  /\b[Tt]he (?:two|three|four) (?:(?:little|young|old|small|best|good|happy|tired|wet|brave) )?([a-z]+)(?= (?!of\b))/g;

/** Whether one of the cast is of a group: an otter of otters, a boy of children and of friends. */
const fits = (kind: string, group: string): boolean => {
  const [one, member] = [personNoun(group), personNoun(kind)];
  if (!one || !member) return false;
  if (!one.isHuman) return one.kind === kind;
  if (OF_ANYBODY.test(group)) return true;
  return (
    member.isHuman &&
    (one.gender === undefined || member.gender === undefined || one.gender === member.gender) &&
    (one.age === undefined || member.age === undefined || (one.age === "child") === (member.age === "child"))
  );
};
const OF_ANYBODY = /^(?:friends|companions|travellers|travelers|cousins|neighbou?rs)$/;
