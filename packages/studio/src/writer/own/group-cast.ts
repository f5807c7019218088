import type { CastMember } from "../../vocabulary.ts";
import { genderOfName } from "../people/given-names.ts";
import { genderOfNameIn } from "../people/names-of-languages.ts";
import { type Age, kindOfHuman, personNoun } from "../people/person-nouns.ts";
import { isGenderTrait } from "../plan/grammatical-gender.ts";
import { freeId } from "./own-cast.ts";
import { isNamed, type OwnCharacter } from "./own-character.ts";
import { isOfGroup, type OwnGroup } from "./own-group.ts";

/** The cast with the members of a group of own characters for the nameless figures that the writer drew of it. */
export const castOfGroup = (
  cast: readonly CastMember[],
  group: OwnGroup | undefined,
  language: string,
): CastMember[] => {
  const nameless = group ? cast.filter(({ name }) => isOfGroup(name, group)) : [];
  const [first] = nameless;
  if (!group || !first) return [...cast];
  const rest = cast.filter((member) => !nameless.includes(member));
  const added = group.members.filter(({ name }) => !rest.some((member) => isNamed(member.name, name)));
  const at = cast.indexOf(first);
  const isHousehold = FAMILY.test(group.noun);
  const members = added.map((own, index) => ({
    ...memberOf(own, {
      nameless: nameless[index] ?? first,
      language,
      age: isHousehold ? (index < 2 ? "adult" : "child") : undefined,
    }),
    id: nameless[index]?.id ?? freeId(cast, group.members.indexOf(own)),
  }));
  return [...rest.slice(0, at), ...members, ...rest.slice(at)];
};

interface Nameless {
  readonly nameless: CastMember;
  readonly language: string;
  readonly age: Age | undefined;
}

/** One of a group, as it was drawn without a name; of a family, the first two are its parents. */
const memberOf = ({ name }: OwnCharacter, { nameless, language, age }: Nameless): Omit<CastMember, "id"> => {
  const { kind, traits } = nameless;
  const gender = genderOfNameIn(name, language) ?? genderOfName(name);
  const isPlain = /^(?:girl|boy|man|woman|grandma|grandpa|robot)$/.test(kind);
  if (!gender || !isPlain) return { name, kind, traits };
  const drawnAge = age ?? personNoun(kind)?.age ?? "child";
  return {
    name,
    kind: kindOfHuman({ age: drawnAge, gender }),
    traits: traits.filter((trait) => !isGenderTrait(trait)),
  };
};

const FAMILY =
  /^(?:family|familie|familia|famille|famiglia|família|семья|一?家人|家族|가족|परिवार|পরিবার|(?:ال)?عائلة)$/u;
