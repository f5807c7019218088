import type { Language } from "../../languages/index.ts";
import type { Named } from "../../languages/pack.ts";
import type { CastMember } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import { characterKinds } from "../lexicon/character-kinds.ts";
import { findWords } from "../lexicon/find-words.ts";
import { personNoun } from "./person-nouns.ts";
import { drawnThing } from "./shown-kind.ts";

const MAX_OF_GROUP = 2;

/** The cast with the hero of the telling: one whom no picture word names, and whose gender the verbs show. */
export const withToldHero = (
  cast: readonly CastMember[],
  hero: Named | undefined,
  language: Language,
  idea: string,
): CastMember[] => {
  const [lead, ...others] = cast;
  if (hero && NARRATOR.test(hero.name)) return withNarrator(cast, hero, idea);
  if (hero && EVERYBODY.test(hero.name)) return [...cast];
  // Who leads is known, but is not the first of whom the idea names.
  const known = cast.findIndex(({ name }) => name === hero?.name);
  const [first] = cast;
  const isLedByThing = first && !characterKinds.has(first.kind) && personNoun(first.kind)?.isHuman !== true;
  if (known > 0 && isLedByThing && hero && !/\p{Script=Latin}/u.test(hero.name))
    return [...cast.slice(known, known + 1), ...cast.filter((_, at) => at !== known)];
  if (!lead || !hero || hero.name === "" || hero.person === "i") return [...cast];
  // "Der kleine Bagger Bodo": the noun and the name are one.
  if (lead.name !== "" && idea.toLocaleLowerCase().includes(`${lead.name} ${hero.name}`.toLocaleLowerCase()))
    return [{ ...lead, name: hero.name }, ...others];
  // "Nino le pingouin"
  const called = new RegExp(
    `^${escapePattern(hero.name)},?\\s(?:le |la |l['’]|el |il |lo |o |a )(?:\\p{Ll}+\\s)?${escapePattern(lead.name)}`,
    "iu",
  );
  if (lead.name !== "" && called.test(idea.trim())) return [{ ...lead, name: hero.name }, ...others];
  const vehicle = VEHICLES.find(([words]) => words.test(calledIn(idea, hero)))?.[1];
  if (vehicle && lead.name === hero.name) return [{ ...lead, kind: vehicle, traits: [] }, ...others];
  const isAnother = !hero.name.toLocaleLowerCase().includes(lead.name.toLocaleLowerCase());
  const shown = isAnother || lead.name === "" ? kindsOfHero(hero, language, lead) : [];
  if (shown.length > 0) {
    const own = { ...lead, name: nounOfHero(hero), traits: [] };
    const rest = cast.filter(
      (member) =>
        member.name !== "" &&
        !NARRATOR.test(member.name.toLocaleLowerCase()) &&
        // "il treno per Venezia": where somebody goes is a city.
        !new RegExp(`(?:nach|per|para|à|in|en|em) ${escapePattern(member.name)}(?!\\p{L})`, "u").test(idea),
    );
    return [...shown.map((kind) => ({ ...own, kind })), ...rest];
  }
  const isThing = !characterKinds.has(lead.kind) && personNoun(lead.kind)?.isHuman !== true;
  if ((lead.name === "" || (isThing && isAnother)) && hero.person !== "it") {
    const isWoman = hero.person === "she" || hero.person === "theyf";
    const member: CastMember = {
      ...lead,
      name: nounOfHero(hero),
      kind:
        VEHICLES.find(([words]) => words.test(hero.name) || words.test(calledIn(idea, hero)))?.[1] ??
        (isWoman ? "woman" : "man"),
      traits: [],
    };
    const isMany = hero.person === "they" || hero.person === "theyf";
    return [...Array.from({ length: isMany ? MAX_OF_GROUP : 1 }, () => member), ...others];
  }
  const isShown = hero.person === "he" && !WITHOUT_GENDER.test(language);
  const wrong = hero.person === "she" ? "man" : isShown ? "woman" : undefined;
  const isLead = hero.name.toLocaleLowerCase().includes(lead.name.toLocaleLowerCase());
  return wrong && isLead && lead.traits.includes(wrong)
    ? [{ ...lead, traits: lead.traits.map((trait) => (trait === wrong ? OTHER[wrong] : trait)) }, ...others]
    : [...cast];
};

/** Languages whose verbs do not show the hero's gender: "he" is there everybody. */
const WITHOUT_GENDER = /^(?:chinese|japanese|korean|bengali)$/;

/** All, or several that no picture word names. */
const EVERYBODY = /^(?:все|みんな|모두|सब|সবাই|الجميع)$|(?:たち|들)$/u;
const NARRATOR =
  /^(?:ich|wir|je|nous|yo|nosotros|io|noi|eu|nós|我|我们|я|мы|私|わたし|ぼく|僕|俺|ぼくたち|私たち|나|우리|मैं|हम|أنا|نحن|আমি|আমরা)$/u;
const SEVERAL = /^(?:wir|nous|nosotros|noi|nós|我们|мы|ぼくたち|私たち|우리|हम|نحن|আমরা)$/u;
/** "Ich bin ein Bleistift": what is drawn of a narrator. */
const I_AM = /^(?:ich bin|je suis|(?:yo )?soy|(?:io )?sono|(?:eu )?sou)\s(?:eine?|une?|un['’]|una|uno|uma?)(?!\p{L})/iu;
const OF_PARENT =
  /(?<!\p{L})(?:meine[rn]? (?:Frau|Tochter|Enkelin|Kinder)|mein(?:en|em)? (?:Mann|Sohn|Enkel)|ma (?:femme|fille)|mon (?:mari|fils)|mi (?:esposa|mujer|marido|hij[oa]|niet[oa])|mi[oa] (?:moglie|marito|figli[oa]|nipote)|minha (?:esposa|mulher|filha|neta)|meu (?:marido|filho|neto))(?!\p{L})|我(?:的)?(?:妻子|老婆|丈夫|老公|儿子|女儿|孙)/u;
const OF_HUSBAND =
  /(?<!\p{L})(?:meine[rn]? Frau|ma femme|mi (?:esposa|mujer)|mia moglie|minha (?:esposa|mulher))(?!\p{L})|我(?:的)?(?:妻子|老婆)/u;
const GIRL =
  /(?<!\p{L})(?:nouvelle|seule|contente|sola|nueva|pequeña|nuova|contenta|sozinha|nova|goleira|bailarina|ballerina|danseuse|chanteuse|princesa|\p{Lu}\p{Ll}{3,}in (?:werden|sein)|Mädchen)(?!\p{L})/u;

/** Who tells first: a child, a parent, or what the narrator is; and who is beside them. */
const withNarrator = (cast: readonly CastMember[], hero: Named, idea: string): CastMember[] => {
  const [lead, ...others] = cast;
  const name = hero.name.charAt(0).toLocaleUpperCase() + hero.name.slice(1);
  if (lead && I_AM.test(idea.trim())) return [{ ...lead, name }, ...others];
  const isAdult = OF_PARENT.test(idea);
  const isGirl = hero.person === "she" || GIRL.test(idea) || (hero.person !== "he" && idea.length % 2 === 0);
  const isWoman = isAdult ? !OF_HUSBAND.test(idea) : isGirl;
  const kind = isAdult ? (isWoman ? "woman" : "man") : isWoman ? "girl" : "boy";
  const rest = cast.filter((member) => member.name !== "" && !NARRATOR.test(member.name.toLocaleLowerCase()));
  const narrator: CastMember = { id: "hero", name, kind, traits: [] };
  // "Wir": more than one, unless somebody is named beside the narrator.
  const isPair = SEVERAL.test(hero.name) && !rest.some(({ kind: each }) => personNoun(each)?.isHuman === true);
  return [narrator, ...(isPair ? [{ ...narrator, kind: kind === "girl" ? "boy" : "girl" }] : []), ...rest];
};

/** The words of an idea for its hero: "Bagger" of "der Bagger Bodo". */
const calledIn = (idea: string, { name }: Named): string =>
  /(\p{L}+)\s$/u.exec(idea.slice(0, Math.max(0, idea.indexOf(name))))?.[1] ?? name;

const nounOfHero = ({ name }: Named): string => name.replace(ARTICLE, "").replace(MINE, "");
const MINE = /^(?:mi[oa]|nostr[oa]|meu|minha|noss[oa])\s/iu;

/** As what a hero is drawn whom the cast does not name first; empty where its words show nothing. */
const kindsOfHero = (hero: Named, language: Language, lead: CastMember): readonly string[] => {
  const known = HEROES.find(([words]) => words.test(hero.name))?.[1];
  if (!WITH_ARTICLES.test(language)) return [];
  if (known) return known;
  // A name, or the trade of one who has a name.
  if (/^\p{Lu}/u.test(hero.name) || PEOPLE.test(hero.name)) return [];
  const noun = nounOfHero(hero).split(/\s/u)[0] ?? "";
  const hits = findWords(nounOfHero(hero), language).filter(({ sort }) => sort === "kind" || sort === "prop");
  const hit = hits.find(({ word }) => noun.toLocaleLowerCase().includes(word));
  return hit && hit.value !== lead.kind ? [drawnThing(hit, language) ?? hit.value] : [];
};
/** Languages whose articles and word order show the hero for certain. */
const WITH_ARTICLES = /^(?:german|french|spanish|italian|portuguese)$/;
const PEOPLE = /^(?:herr|frau|don|doña|monsieur|madame|señora?)\s/iu;

/** Heroes that no picture word names in every language, and as whom they are drawn. */
const HEROES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})(?:(?:schul)?klasse|classe|clase|turma|kindergartengruppe)$/iu, ["girl", "boy", "girl"]],
  [/(?:muñeco|bonhomme|pupazzo|boneco)(?: (?:de|di) (?:nieve|neige|neve))?$/iu, ["snowman"]],
  [/(?:regenschirm|parapluie|paraguas|ombrello|guarda-chuva)$/iu, ["umbrella"]],
  [/(?:straßenlaterne|laterne|réverbère|lampadaire|farola|lampione|poste de luz)$/iu, ["lantern"]],
  [/(?:spielzeuge|spielsachen|jouets|juguetes|giocattoli|brinquedos)$/iu, ["teddy-bear", "robot"]],
  [/(?:tiere|animaux|animales|animali|animais)$/iu, ["cow", "sheep", "chicken"]],
  [/(?:poulpe|pieuvre|pulpo|polpo|polvo)$/iu, ["octopus"]],
  [/(?:socke|chaussette|calcetín|calzino|meia)$/iu, ["socks"]],
  [/(?:leuchtturm|phare|faro|farol)$/iu, ["lighthouse"]],
];

/** Vehicles that no picture word names, and as what they are drawn. */
const VEHICLES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:bagger|traktor|schneepflug|radlader|planierraupe|pelleteuse|tracteur|excavadora|escavatore|ruspa|trattore|escavadeira|trator)$/iu,
    "tractor",
  ],
  [/(?:train|tren|treno|trem|lokomotive|straßenbahn|tramway|tranvía)$/iu, "train"],
  [/(?:müllwagen|lastwagen|laster|lkw|camion|camión|caminhão)$/iu, "truck"],
];

const OTHER = { man: "woman", woman: "man" } as const;
const ARTICLE =
  /^(?:(?:der|die|das|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as)\s|l['’])/iu;
