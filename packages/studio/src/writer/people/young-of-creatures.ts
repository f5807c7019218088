import type { Draft } from "./draft.ts";
import type { Person } from "./person.ts";
import { isStory, type Token } from "./tokens.ts";

/** "Bramble the otter … with her two cubs, Pip and Sedge": the young of an animal are as it is. */
export const asYoungOf = (
  tokens: readonly Token[],
  drafts: ReadonlyMap<string, Draft>,
): ((person: Person) => Person) => {
  const parents = new Map<string, string>();
  tokens.forEach((token, at) => {
    const young = singularOf(token.low);
    if (!young || parents.has(young)) return;
    const parent = ownerBefore(tokens, at) ? parentBefore(tokens, at, drafts) : onlyParent(tokens, at, drafts);
    if (parent) parents.set(young, parent);
  });
  return (person) => {
    const kind = parents.get(person.noun ?? "");
    return kind ? { ...person, kind } : person;
  };
};

const singularOf = (word: string): string | undefined =>
  YOUNG.test(word)
    ? word
        .replace(/^calves$/, "calf")
        .replace(/ies$/, "y")
        .replace(/s$/, "")
    : undefined;
const YOUNG = /^(?:(?:cub|pup|kit|chick|foal|fledgling|joey|whelp|nestling|baby)s?|puppy|puppies|babies|calf|calves)$/;

/** "Her two cubs". */
const ownerBefore = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((back) => {
    const token = tokens[at - back];
    return (
      token?.sentence === tokens[at]?.sentence && (/^(?:her|his|its|their)$/.test(token?.low ?? "") || token?.isOwner)
    );
  });

const parentBefore = (tokens: readonly Token[], at: number, drafts: ReadonlyMap<string, Draft>): string | undefined => {
  const last = ({ mentions }: Draft): number => mentions.findLast((each) => each < at) ?? -1;
  const [parent] = [...drafts.values()]
    .filter(({ noun }) => noun && !noun.isThing && !YOUNG.test(noun.noun))
    .filter((draft) => last(draft) >= 0 && (tokens[at]?.sentence ?? 0) - (tokens[last(draft)]?.sentence ?? 0) < 3)
    .sort((a, b) => last(b) - last(a));
  return parent?.noun?.isHuman === false ? parent.noun.kind : undefined;
};

/** "An otter ran down the steps. … Two tiny cubs blinked": the young of the only animal before that has cubs. */
const onlyParent = (tokens: readonly Token[], at: number, drafts: ReadonlyMap<string, Draft>): string | undefined => {
  if (!isStory(tokens) || !/^(?:cub|pup)s?$/.test(tokens[at]?.low ?? "")) return undefined;
  const before = [...drafts.values()].filter(({ noun, firstAt }) => noun && PARENTS.test(noun.kind) && firstAt < at);
  const kinds = new Set(before.flatMap(({ noun }) => (noun && !YOUNG.test(noun.noun) ? [noun.kind] : [])));
  const [only] = kinds;
  return kinds.size === 1 ? only : undefined;
};
const PARENTS = /^(?:otter|fox|wolf|badger|seal|lion|tiger|leopard|bear|polar-bear|panda)$/;
