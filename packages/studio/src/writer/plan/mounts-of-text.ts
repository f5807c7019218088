import { mounts, vehicles } from "../../action-things.ts";
import type { Language } from "../../languages/index.ts";
import type { KnownMember } from "../people/known-member.ts";
import type { Mention } from "./mentions.ts";
import { propHits } from "./props.ts";

const DRIVES = /dr[io]v|wheel/i;

/** Whether a thing is driven or ridden by such a verb: who rides a bus does not drive it. */
export const fitsVerb = (verb: string, thing: string): boolean =>
  DRIVES.test(verb) === vehicles.has(thing) || MOTORS.test(thing);
/** Whether a thing does not fit its verb, or animals are driven: "drove the flock out". */
export const drivesOthers = (told: string, thing: string | undefined): boolean => {
  const [verb = ""] = told.split(/\s/);
  return thing === undefined ? DRIVES.test(verb) : !fitsVerb(verb, thing) || HERD.test(told);
};
const HERD =
  /^dr[io]v\w+ (?:(?:the|his|her|their|all|a|some) )*(?:\w+ )?(?:flocks?|herds?|sheep|cows?|cattle|goats?|geese|pigs|ponies|horses|clouds|wolves|birds|them|people|enem(?:y|ies))\b/i;
const MOTORS = /^(?:motor-scooter|motorcycle)$/;

/** What people of a text ride where the sentence does not say it: the first that the text names. */
export const mountsOfText = (text: string, language: Language): ((verb: string) => string | undefined) => {
  const named = propHits(text, language, [])
    .map(({ value }) => value)
    .filter((value) => mounts.has(value));
  return (verb) => named.find((thing) => fitsVerb(verb, thing) && RIDDEN.test(thing));
};
const RIDDEN = /^(?:horse|donkey|camel|two-hump-camel|bicycle|motor-scooter|motorcycle)$/;

/** "Saddled his horse Turnip and rode": it is not Turnip who rides. */
export const ridersOf = (
  found: readonly KnownMember[] | undefined,
  mentions: readonly Mention[],
  present: readonly KnownMember[],
): readonly KnownMember[] | undefined => {
  const isMount = ({ member }: KnownMember): boolean => mounts.has(member.kind);
  if (!found || found.length === 0 || !found.every(isMount)) return found;
  const rider = mentions.find(({ known }) => !isMount(known))?.known ?? present.find((known) => !isMount(known));
  return rider ? [rider] : found;
};
