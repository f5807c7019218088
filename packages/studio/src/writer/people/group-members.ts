import type { CastMember } from "../../vocabulary.ts";

const MAX_OF_GROUP = 3;

/** "Zwei Brüder", "दो भाई", "两个兄弟": how many a noun without names means. */
const TWO =
  /(?:(?<![\p{L}\p{M}])(?:zwei|dos|deux|due|dois|duas|два|две|двое|दो|দুই|দুটি|두)\s(?:[\p{L}\p{M}]+\s)?|二人の|ふたりの|[两二](?:个|位|名|对)?(?:好|小)?|[两二]只|二ひきの|2人の)$/iu;
const THREE =
  /(?:(?<![\p{L}\p{M}])(?:삼|drei|tres|trois|tre|três|ثلاثة?|три|трое|तीन|তিন|세)\s(?:[\p{L}\p{M}]+\s)?|三人の?|三(?:个|位|名)?(?:好|小)?|三只|3人の)$/iu;
/** Arabic duals, and words for two by themselves. */
const PAIR = /(?:^ال)?(?:[\p{L}]{2,}(?:ان|تان))$|^(?:兄弟|姉妹|姐妹|형제|자매|쌍둥이|双胞胎|双子)$/u;

/** The cast with as many members for a group as the idea says. */
export const withGroupMembers = (cast: readonly CastMember[], idea: string): CastMember[] => {
  const [lead, ...others] = cast;
  if (!lead || lead.name === "") return [...cast];
  const at = idea.toLocaleLowerCase().indexOf(lead.name.toLocaleLowerCase());
  const before = idea.slice(0, Math.max(0, at));
  const isPair = PAIR.test(lead.name) && /^(?:boy|girl|man|woman)$/.test(lead.kind);
  const count = at < 0 ? 1 : THREE.test(before) ? MAX_OF_GROUP : TWO.test(before) || isPair ? 2 : 1;
  return [...Array.from({ length: count }, () => lead), ...others];
};
