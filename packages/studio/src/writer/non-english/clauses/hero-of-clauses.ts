import type { ClauseTelling, Voice } from "../../../languages/clause-telling.ts";
import type { Named } from "../../../languages/pack.ts";

/** Who tells the idea, if it is one of those in it. */
export const speakerOf = (
  idea: string,
  { speaker }: Voice,
  { speakers, speakerName, speakerPerson }: ClauseTelling,
): Named | undefined =>
  speaker &&
  speakers && {
    name: speakerName?.(idea) ?? speakers[speaker],
    person: speaker === "we" ? "they" : (speakerPerson?.(idea) ?? "i"),
  };

/** Who acts in the first clause, by itself or as the narrator's. */
export const heroOf = (
  idea: string,
  {
    first,
    read,
    others,
    voice,
  }: {
    readonly first: string;
    readonly read: Named | undefined;
    readonly others: readonly Named[];
    readonly voice: Voice;
  },
  telling: ClauseTelling,
): Named | undefined => {
  const own = telling.ownHero(idea);
  if (own || read?.person === "i") return own ?? read;
  const acting = telling.clausesOf(first.trim(), read ?? NO_ONE, voice)[0]?.other;
  // "La lluvia inunda la casa de las hormigas": the ants are the heroes.
  const [begin] = telling.clausesOf(first.trim(), read ?? NO_ONE, voice);
  const living = others.find(({ name }) => !/^\p{Lu}/u.test(name) && mentions(begin?.text ?? "", name));
  if (living && FORCE.test(acting?.name ?? read?.name ?? "")) return living;
  if (!read || read.name === "") return acting;
  // "めがねがなくなって、孫が": what is lost or broken does not lead.
  const isUnled = telling.unled?.test(idea.slice(idea.indexOf(read.name) + read.name.length)) === true;
  const [acts] = isUnled ? [...others].sort((a, b) => idea.indexOf(a.name) - idea.indexOf(b.name)) : [];
  if (acts) return acts;
  // "Der kleine Bagger Bodo": the noun and the name.
  const named = telling.clausesOf(first.trim(), NO_ONE, voice)[0]?.other;
  if (named && !telling.everybody && idea.includes(`${read.name.split(/[\s’']/).at(-1)} ${named.name}`)) return named;
  return acting && !/^\p{Lu}/u.test(acting.name) ? acting : read;
};

/** What happens to the heroes. */
export const FORCE =
  /(?:winter|sommer|frost|nebel|schnee|regen|sturm|gewitter|orkan|hochwasser|schneesturm|wind|feuer|pluie|orage|tempête|inondation|lluvia|tormenta|inundación|pioggia|tempesta|temporale|chuva|tempestade|enchente|viento|vento|vent|neige|nieve|neve|hiver|été|invierno|verano|inverno|estate|verão|fuego|fuoco|fogo|feu)$/iu;

const NO_ONE: Named = { name: "", person: "he" };

/** Whether a text names somebody, by the last word of the name. */
export const mentions = (text: string, name: string): boolean => text.includes(name.split(/[\s’']/).at(-1) ?? name);
