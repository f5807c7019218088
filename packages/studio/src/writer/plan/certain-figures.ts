import { vehicles } from "../../action-things.ts";
import type { CastMember, Place, ScenePicture } from "../../vocabulary.ts";
import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import { isIndoors } from "./indoor-places.ts";
import { thoseOrAll } from "./those-or-all.ts";

type Acting = ScenePicture["cast"];

interface Shown {
  readonly text: string;
  readonly narration: string;
  readonly place: Place;
  readonly known: readonly KnownMember[];
  /** Who is the subject of a clause of the narration. */
  readonly subjects: ReadonlySet<KnownMember>;
}

/**
 * The figures of a pasted text that are surely in its picture: no horse in a room, no figure that is named once and
 * only stands beside two others, none of the far bank in the boat of the others.
 */
export const certainFigures = (acting: Acting, { text, narration, place, known, subjects }: Shown): Acting => {
  const memberOf = (id: string): KnownMember | undefined => known.find(({ member }) => member.id === id);
  // Both of a group: the text names them as one.
  const told = new Set([...subjects].map(({ member }) => member.name));
  const isSubject = (id: string): boolean => told.has(memberOf(id)?.member.name ?? "");
  const isOutside = ({ id }: Acting[number]): boolean => {
    const found = memberOf(id);
    return isIndoors(place) && place !== "barn" && id !== "hero" && LARGE.test(found?.member.kind ?? "");
  };
  const isExtra = ({ id, action }: Acting[number]): boolean => {
    const found = memberOf(id);
    return (
      found !== undefined &&
      IDLE.has(action) &&
      isUnnamed(found.member) &&
      countOf(text, found) < 2 &&
      !opensSentence(narration, found)
    );
  };
  const isOnBank = ({ id, action }: Acting[number]): boolean => {
    const name = memberOf(id)?.member.name ?? "";
    return (
      action !== "row" &&
      acting.some((one) => one.action === "row") &&
      (standsOnBank(narration, name) || /\b(?:row|sail|paddl|drift)\w* [^.,;!?]{0,12}\balone\b/i.test(narration))
    );
  };
  const inside = thoseOrAll(acting, (one) => !isOutside(one));
  // Of three and more those are sure who have names, lead or act.
  const isAside = ({ id, action }: Acting[number]): boolean =>
    inside.length > 2 &&
    !ALL_OF_THEM.test(narration) &&
    id !== "hero" &&
    (IDLE.has(action) || inside.length > 3) &&
    isUnnamed(memberOf(id)?.member ?? { name: "" }) &&
    !isSubject(id) &&
    !opensSentence(narration, memberOf(id) ?? known[0]);
  // Of four and more those who act, or of whom a clause tells.
  const isTold = (one: Acting[number]): boolean => inside.length < 4 || !IDLE.has(one.action) || isSubject(one.id);
  const sure = thoseOrAll(
    inside.filter((one) => !isExtra(one) && !isAside(one)),
    isTold,
  );
  const isLed = sure.some(({ id }) => isNamed(memberOf(id) ?? known[0]));
  const isGroup = ({ id }: Acting[number]): boolean => SEVERAL.test(memberOf(id)?.member.name ?? "");
  const onlyGroups = inside.every((one) => sure.includes(one) || isGroup(one));
  const led = isLed ? inside.filter((one) => sure.includes(one) || !isGroup(one)) : inside;
  const certain = sure.length > 1 || (isLed && onlyGroups) ? sure : led;
  const drivers = certain.filter(
    ({ id, action, holds }) => action === "ride" && vehicles.has(holds ?? "") && isHuman(memberOf(id)),
  );
  // Who is driven sits in the same car.
  if (drivers.length > 0) return drivers.slice(0, 1);
  return thoseOrAll(certain, (one) => !isOnBank(one)).map((one) =>
    withoutThing(one, memberOf(one.id)?.member, acting.length),
  );
};

/** A horse among people holds no letter. */
const withoutThing = (one: Acting[number], member: CastMember | undefined, count: number): Acting[number] => {
  if (count < 2 || one.holds === undefined || one.action === "climb") return one;
  if (!member || personNoun(member.kind)?.isHuman !== false || !LARGE.test(member.kind)) return one;
  const { holds: _, ...rest } = one;
  return rest;
};

const SEVERAL = /(?:s|men|people|children)$/;
const IDLE: ReadonlySet<string> = new Set(["stand", "look"]);
const LARGE =
  /^(?:horse|donkey|cow|ox|bull|camel|two-hump-camel|elephant|giraffe|llama|deer|zebra|goat|sheep|pig|bear|lion|tiger)$/;
const ALL_OF_THEM = /\b(?:[Tt]heir|[Oo]ur|[Aa]ll (?:three|four|of)|[Tt]he three|[Tt]he four)\b/;
const isHuman = (known: KnownMember | undefined): boolean => personNoun(known?.member.kind ?? "")?.isHuman === true;
const isUnnamed = ({ name }: Pick<CastMember, "name">): boolean => /^(?:the |[\p{Ll}-]+$)/u.test(name);
const isNamed = (known: KnownMember | undefined): boolean => known !== undefined && !isUnnamed(known.member);
const countOf = (text: string, { aliases }: KnownMember): number =>
  Math.max(...aliases.map((alias) => text.toLowerCase().split(alias.toLowerCase()).length - 1));

/** "A young woman with a suitcase was crying": the sentence is about her. */
const opensSentence = (narration: string, one: KnownMember | undefined): boolean =>
  one !== undefined &&
  new RegExp(`(?:^|[.!?]["”]?\\s+)(?:An?|One|The) (?:[\\w-]+ )?${one.member.name.replace(/^the /, "")}\\b`, "u").test(
    narration,
  );

/** "Anna stood on the far bank", while he rows. */
const standsOnBank = (narration: string, name: string): boolean =>
  name !== "" &&
  narration
    .split(/(?<=[.!?])\s/)
    .some(
      (sentence) =>
        sentence.includes(name.replace(/^the /, "").split(" ")[0] ?? name) &&
        /\b(?:stood|waited|was standing|was waiting|waved|shouted|called|watched|sat) (?:\w+ ){0,3}(?:on|from|at) the (?:[\w-]+ )?(?:bank|shore|quay|jetty|beach|pier|landing|side)\b/i.test(
          sentence,
        ),
    );
