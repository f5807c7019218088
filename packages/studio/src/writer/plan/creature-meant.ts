import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import { withoutSpeech } from "./asserted.ts";

interface MomentOfStory {
  readonly narration: string;
  readonly known: readonly KnownMember[];
  /** Who was there before. */
  readonly seen: readonly KnownMember[];
}

/**
 * With the animal beside the hero whom "it" means: "It would not eat. It looked at him". Only where a story tells of one
 * animal that was there before, and "it" does what animals do.
 */
export const withCreatureMeant = (
  present: readonly KnownMember[],
  { narration, known, seen }: MomentOfStory,
): KnownMember[] => {
  const [creature, ...others] = known.filter(isCreature);
  const isMeant =
    creature !== undefined &&
    others.length === 0 &&
    creature !== known[0] &&
    !present.includes(creature) &&
    seen.includes(creature) &&
    IT_ACTS.test(withoutSpeech(narration));
  return isMeant ? [...present, creature] : [...present];
};

const isCreature = ({ gender, member }: KnownMember): boolean => {
  const noun = personNoun(member.kind);
  return gender === "it" && noun !== undefined && !noun.isHuman && !noun.isThing;
};

/** What an animal does, and neither the weather nor a thing: not "it grew dark", "it went wrong". */
const IT_ACTS =
  /(?:(?:^|[.!?]["”]?\s+)(?:(?:One|Every|That|The next) \p{Ll}+,? |Then |Now |Once |Suddenly |At first |At last )?|[,;] (?:and|but|so|then) |\b(?:when|until|while|because|as|if|that) )it (?:(?:(?:did|would|could) not|(?:did|would|could)n['’]t) (?:eat|want|move|come|look|like|sleep|know|drink|trust|let go|mind|bite|run|fly|leave|turn|blink|budge)|ate|slept|drank|sat|jumped|barked|wanted|knew|blinked|sniffed|sneezed|followed|waited|woke up|yawned|licked|climbed|swam|flew|walked|hopped|ran|listened|purred|snored|gave|pulled|chewed|looked (?:at|up|round|around|outside|back|out|away)|went (?:to|up|three|round|away|straight|off|in|out)\b|came (?:back|closer|up|nearer|out|in|over)|turned (?:its|round|around)|lay (?:down|on|in|still|there)|put (?:its|a)|shook (?:its|the)|grew(?! (?:dark|late|cold|warm|quiet|light|still|hot|dusk|worse|better)))\b/iu;
