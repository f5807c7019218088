/** How a Romance language says that an idea is a story, and how its heroes' relative clauses begin. */
interface Frame {
  readonly story: RegExp;
  /** Prepositions that contain an article, and that article. */
  readonly contracted: Readonly<Record<string, string>>;
  readonly relative: RegExp;
}

const frames: Readonly<Record<"spanish" | "french" | "italian" | "portuguese", Frame>> = {
  spanish: {
    story:
      /^(?:(?:una?|la|el)\s)?(?:(?:corta|corto|breve|peque[ñn][oa]|bonit[oa]|bell[oa]|hermos[oa]|divertid[oa]|gracios[oa]|triste|tiern[oa]|lind[oa])\s)?(?:historia|historieta|cuento|relato|f[áa]bula)(?:\s(?:de hadas|cort[oa]|breve|divertid[oa]|gracios[oa]|triste|tiern[oa]|bonit[oa]|infantil|para ni[ñn]os|para dormir))*\s(sobre|acerca de|del|de)\s/iu,
    contracted: { del: "el" },
    relative: /\sque\s(?!(?:el|la|los|las|una?|nadie|todos|su|sus|mi|yo|ellos|ellas|me|(?:no )?les?)\s)/iu,
  },
  french: {
    story:
      /^(?:(?:une?|l['’]|le|la)\s?)?(?:(?:petite?|courte?|belle|jolie?|drôle)\s)?(?:histoire|conte|récit|fable)(?:\s(?:de fées|drôle|courte?|triste|amusante?|rigolote?|pour enfants|du soir))*\s(à propos d['’]|d['’]|(?:sur|à propos de|du|des|de)(?=\s))\s?/iu,
    contracted: { du: "le", des: "les" },
    relative: /\squi\s/iu,
  },
  italian: {
    story:
      /^(?:(?:una?|la|il)\s)?(?:(?:breve|piccola|bella|divertente|buffa)\s)?(?:storia|storiella|fiaba|favola|racconto|storiellina)(?:\s(?:breve|buff[ao]|divertente|triste|tener[ao]|bell[ao]|per bambini))*\s(sull['’]|dell['’]|d['’]|(?:su|sul|sulla|sullo|sui|sugli|sulle|di|del|della|dello|dei|degli|delle)(?=\s))\s?/iu,
    contracted: {
      sul: "il",
      sulla: "la",
      sullo: "lo",
      sui: "i",
      sugli: "gli",
      sulle: "le",
      "sull'": "l'",
      del: "il",
      della: "la",
      dello: "lo",
      dei: "i",
      degli: "gli",
      delle: "le",
      "dell'": "l'",
    },
    relative: /\sche\s(?!(?:il|la|lo|i|gli|le|uno?|una|nessuno|tutti|suo|sua|mio|mia|io)\s)/iu,
  },
  portuguese: {
    story:
      /^(?:(?:uma?|a|o)\s)?(?:(?:curt[oa]|pequen[oa]|linda|bonit[oa]|divertid[oa])\s)?(?:hist[óo]ria|historinha|conto|f[áa]bula)(?:\s(?:de fadas|curt[oa]|engra[çc]ad[oa]|divertid[oa]|triste|lind[oa]|bonit[oa]|infantil|para crian[çc]as|para dormir))*\s(sobre|de|do|da|dos|das)\s/iu,
    contracted: { do: "o", da: "a", dos: "os", das: "as" },
    relative: /\sque\s(?!(?:o|a|os|as|uma?|ninguém|todos|seu|sua|meu|minha|eu)\s)/iu,
  },
};

/** Who a story is about at its start: an article, a number, an owner or a name. */
const WHO =
  /^(?:un['’]|une?|una|uno|uma?|el|la|le|les|los|las|l['’]|il|lo|i|gli|o|a|os|as|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|dois|duas|três|mi|mis|mon|ma|mes|meu|minha|mio|mia)(?:\s|(?<=['’]))|^\p{Lu}/iu;
const MAX_HERO_WORDS = 7;

/** "Un cuento sobre un erizo que quiere ver el mar": "un erizo quiere ver el mar". */
export const plainRomance = (idea: string, language: keyof typeof frames): string => {
  const { story, contracted, relative } = frames[language];
  const found = story.exec(idea);
  if (!found) return idea;
  const article = contracted[(found[1] ?? "").toLowerCase().replace("’", "'")];
  const about = `${article ? `${article}${article.endsWith("'") ? "" : " "}` : ""}${idea.slice(found[0].length)}`;
  if (!WHO.test(about)) return idea;
  const clause = relative.exec(about);
  const hero = clause && about.slice(0, clause.index).replace(/,$/u, "");
  return clause && hero && hero.split(" ").length <= MAX_HERO_WORDS && !/[.!?]/.test(hero)
    ? `${hero} ${withoutSecondRelative(about.slice(clause.index + clause[0].length))}`
    : SOME.test(about)
      ? about
      : idea;
};
/** "a peur du feu et qui rêve": "a peur du feu et rêve". Not "pense que le soleil dort et que la lune veille". */
const withoutSecondRelative = (told: string): string =>
  told.replace(/^((?:(?!\s(?:que|che)\s)[^,.;!?])+?\s(?:et|y|e))\s(?:qui|que|che)\s/u, "$1 ");
/** One or several, of whom nothing else is said. */
const SOME =
  /^(?:un['’]|une?|una|uno|uma?|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|dois|duas|três)(?:\s|(?<=['’]))/iu;
