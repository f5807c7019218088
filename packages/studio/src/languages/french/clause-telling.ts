import type { ClauseTelling } from "../clause-telling.ts";
import type { Named, Person } from "../pack.ts";
import { type RomanceClauses, romanceTelling } from "../romance-clauses.ts";
import { clauseLines } from "./clause-lines.ts";
import { verbs } from "./clause-verbs.ts";
import { definite } from "./telling.ts";
import { narrators } from "./voice.ts";

const PRONOUNS: Readonly<Record<Person, string>> = {
  he: "il",
  she: "elle",
  it: "il",
  they: "ils",
  theyf: "elles",
  i: "je",
};
const WOMEN =
  /^(?:mère|maman|mamie|grand-mère|sœur|tante|amie|copine|cousine|maîtresse|voisine|fille|classe|famille|école|équipe|poupée|chatte|chienne|tortue|souris|grenouille|poule|voiture|mamy|nièce|marraine|institutrice|\p{L}+(?:trice|euse|ette|ière|esse|enne|tion))$/u;

const PLURAL_VERB = /^(?!(?:(?:re|de|par|sou|inter)?vient|(?:ob|re|main|appar)?tient|(?:res)?sent|ment)$)\p{L}+nt$/u;

const words: RomanceClauses = {
  verbs,
  conjunctions: "mais|et|puis|alors|parce que|parce qu['’]|jusqu['’]au jour où|jusqu['’]à ce qu['’]un jour",
  but: /^mais(?:\s|$)/iu,
  until: /^jusqu/iu,
  cause: /^parce/iu,
  relative: /\squi\s/iu,
  and: "et",
  oneDay: "un jour, ",
  clitic: /^(?:ne|n['’]|se|s['’]|l['’]|le|la|les|lui|leur|y|en|me|nous|aussi)$/iu,
  adverb:
    /^(?:(?:(?:dans|sur|sous|au|à|en|chez|pendant|après|avant|derrière|depuis)\s[^,]{3,40}(?=,)|hier|aujourd['’]hui|cette année|l['’]été dernier|l['’]année dernière|la semaine dernière|l['’]autre jour|tout à coup|soudain|un jour|un matin|un soir|une nuit|la nuit|le matin|le soir|alors|puis|ensuite|enfin|finalement|à la fin|heureusement|malheureusement|le lendemain|la veille|ensemble|cette fois|pourtant|maintenant|seule?),?\s)+/iu,
  article:
    /^(?:le|la|les|l['’]|un|une|des|son|sa|ses|leur|leurs|mon|ma|mes|notre|nos|ce|cet|cette|deux|trois|quatre|chaque|seule?|tout|toute|tous|toutes)$/iu,
  personOf: (article) =>
    /^(?:le|un|ce|cet)$/.test(article)
      ? "he"
      : /^(?:la|une|cette)$/.test(article)
        ? "she"
        : /^(?:les|des|ses|leurs|mes|nos|deux|trois|quatre)$/.test(article)
          ? "they"
          : undefined,
  definite,
  pronoun: /^(?:ils?|elles?|on|ça|cela|c['’]|je|j['’]|nous|(?:\p{L}+ \p{L}+ )?et moi,?(?: nous)?)$/iu,
  everybody: /^(?:tout le monde|(?:plus )?personne|tous|toutes|rien|quelqu['’]un|chacun|les autres)/iu,
  noSubject: /^(?:il y a|c['’]est)(?!\p{L})/iu,
  told: /^(?:je|j['’]|nous)$/iu,
  speaker: { i: "je", we: "nous" },
  pronounOf: ({ person }: Named, verb) =>
    PLURAL_VERB.test(verb) && (person === "he" || person === "she") ? "ils" : PRONOUNS[person],
  adjective:
    /^(?:petite?s?|grande?s?|vieux|vieil|vieilles?|beau|bel|belles?|bon|bonne|nouveau|nouvel|nouvelles?|jolie?s?|gros|grosses?|jeunes?|meilleure?s?|autres?|deux|pauvres?|méchante?s?|gentille?s?|plus)$/iu,
  owned: /^(?:son|sa|leur|mon|ma|notre)$/iu,
  isWoman: (noun) => WOMEN.test(noun),
  subordinate: /(?:parce qu|pour qu|depuis qu|quand |lorsqu|puisqu|qui |dont |où |si |comme )[^,]*$/iu,
  mine: /^([Mm]on|[Mm]a|[Nn]otre)\s((?:(?:petite?|grande?|vieux|vieille|meilleure?|jeune|cher|chère)\s)?[\p{Ll}-]+)(?:\s(\p{Lu}\p{L}+))?(?=\s(?!et moi)\p{L})/u,
};

const DO = String.raw`[^,.;!?]*?(?=,|\.|;|!|\?|$|\s(?:et|mais|parce|car|jusqu)[\s'’])`;
const TASK = new RegExp(String.raw`(?:doit|doivent|il faut)\s((?!être)[\p{L}'’]+(?:er|ir|re|oir)\s?${DO})`, "u");
const WISH = new RegExp(
  String.raw`(?<!\bne\s)(?:veut|veulent|voudrait|voudraient|aimerait|aimeraient|souhaite|(?:décide|décident|rêve|rêvent|essaie|essaient)\sd(?:e\s|['’]))\s?((?:(?:se|le|la|les|lui|leur|y|en)\s|[sl]['’])?[\p{Ll}]+(?:er|ir|re|oir)(?!\p{L})${DO})`,
  "u",
);
const SKILL = new RegExp(
  String.raw`(?:apprendre|apprend|apprennent)\sà\s((?:(?:se|le|la|les|y)\s|[sl]['’])?\p{Ll}+(?:er|ir|re|oir)(?!\p{L})${DO})`,
  "u",
);
const DREAMT = /(?:rêve|rêvent)\s(d(?:e\s|['’])(?![\p{L}]+(?:er|ir|re|oir)(?!\p{L}))[^,.;!?]+)/u;
const WANTED =
  /(?:voudrait|voudraient|veut|veulent)\s((?:une?|du|des)\s(?:\p{Ll}+\s)?\p{Ll}+)(?=[,.]|$|\s(?:et|mais|pour)\s)/u;
const SOUGHT =
  /cherche(?:nt)?\s((?:(?:une?|son|sa|ses|le|la|les)\s|l['’])(?:\p{L}+\s){0,2}?\p{L}+)(?=[,.]|$|\s(?:et|mais|pour|avant|dans|sur|avec|qui)\s)/u;
const LACKED =
  /(?:n['’]a|n['’]ont|ne trouve|ne trouvent)\s(?:plus|pas|aucun)\s(?:de\s|d['’])?(\p{Ll}+(?:\spour\s\p{L}+)?)/u;
const UNABLE = new RegExp(
  String.raw`(?:n['’]arrive|n['’]arrivent)\s(?:pas|plus)\sà\s(${DO})|(?:ne peut|ne peuvent|ne sait|ne savent)\s(?:pas|plus)\s(${DO})`,
  "u",
);
const MISSED =
  /(?:pense à|s['’]ennuie de)\s((?:son|sa|ses)\s[^,.;!?]+)|((?:son|sa|ses)\s[^,.;!?]+?)\s(?:lui|leur)\smanque/u;
const GOAL =
  /(?:vers|à|au|en|chez|jusqu['’]à|jusqu['’]au)\s(?:la\s|l['’]|le\s)?\p{L}+(?=[,.]|$|\s(?:et|mais|pour|avec|dans)\s)/u;
const FOR =
  /(?<!\p{L})(pour\s(?:(?:son|sa|ses|le|la|les|leur)\s(?:\p{Ll}+\s)?\p{L}+|l['’]\p{L}+|\p{Lu}\p{L}+))(?!\p{L}|\s(?:de|du|des)(?!\p{L})|\sd['’])/u;

export const clauseTelling: ClauseTelling = {
  ...romanceTelling(
    words,
    {
      task: TASK,
      wish: WISH,
      skill: SKILL,
      dreamt: DREAMT,
      wanted: WANTED,
      asDreamt: (wanted) => `d’${wanted}`.replace(/^d’(du|des)\s/u, "de "),
      sought: SOUGHT,
      lacked: LACKED,
      unable: UNABLE,
      missed: MISSED,
      goal: GOAL,
      forwhom: FOR,
    },
    narrators,
  ),
  speakers: { i: "je", we: "nous" },
  pastTense:
    /(?<!\p{L})(?:était|étaient|avait|avaient|\p{L}{2,}(?:aient|èrent)|(?:f|e|voul|p|d|s|v[ée]c|conn|cour|mour|reç|aperç|b|cr|l|par|dispar)urent|(?:f|v|pr|m|d|r|par|sort|fin|chois|ouvr|offr|découvr|sent|dorm|part|roug|réuss|grand)irent|(?:t|v)inrent|(?:voul|pouv|dev|all|fais|viv|habit|rêv|aim|cherch)ait|il était une fois)(?!\p{L})/iu,
  premises: {
    friend:
      /(?<!\p{L})(?:ne connai(?:t|ssent) personne(?!\p{L})|(?:est|sont) nouve(?:au|lle)s? (?:dans|à)(?!\p{L})|(?:cherch\p{L}+|trouv\p{L}+|rêv\p{L}+|aimerai\p{L}+|veut|voudrait|n['’]a (?:pas|plus))\s(?:[^,.;]*\s)?(?:une?\s|d['’]|de nouveaux?\s|des\s)(?:\p{Ll}+\s)?(?:amie?s?|copains?|copines?)(?!\p{L}))/iu,
    fear: /(?<!\p{L})(?:peur|craint|craignent|n['’]ose)(?!\p{L})/iu,
    learn:
      /(?<!\p{L})(?:appren(?:d|nent|dre)(?!\s(?:à\s(?:(?:son|sa|ses|leurs?|une?|les?|la|des)\s|[^\s,.]+\sà\s)|aux?\s))|s['’]entraîne\p{L}*)(?!\p{L})/iu,
    refuse: /(?<!\p{L})(?:ne (?:veut|veulent) (?:pas|plus|jamais)|refuse|refusent)(?!\p{L})/iu,
    lost: /(?<!\p{L})(?:a perdu|ont perdu|ne (?:sait|savent) plus où|ne (?:trouve|trouvent) plus|perd|perdent|a disparu|ont disparu|disparaît|disparaissent|(?:a|ont) oublié(?=[^,.;]* (?:dans|à l|au|chez))|s['’]est perdue?|se perd|a volé)(?!\p{L})/iu,
    must: /(?<!\p{L})(?:doit|doivent|il faut)(?!\p{L})/iu,
    love: /(?<!\p{L})amoureu(?:x|se)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?<!qu['’]elles? |qu['’]ils? )(?:(?:veut|veulent|voudrait|voudraient|aimerait|aimeraient|souhaite)\s(?:(?:se|le|la|les|lui|leur|y|en)\s|[sl]['’])?\p{L}+(?:er|ir|re|oir)|(?:rêve|rêvent|décide|décident|essaie|essaient)\sd(?:e\s|['’])(?:(?:se|le|la|les|lui|leur|y|en)\s|[sl]['’])?\p{L}+(?:er|ir|re|oir))(?!\p{L})/iu,
    long: /(?<!\p{L})(?:rêve|rêvent|voudrait|voudraient|veut|veulent)(?!\p{L})/iu,
    lack: /(?<!\p{L})(?:a oublié|ont oublié|n['’]a (?:plus|pas)|n['’]ont (?:plus|pas)|n['’]arriven?t? (?:pas|plus)|ne (?:peut|peuvent|sait|savent|trouve|trouvent|marche|fonctionne) (?:pas|plus)|en panne|coincée?s?|bloquée?s?|(?<!(?<!\p{L})(?:une?|les?|la|des|du|su|sua?|mi|son|sa|seu) (?:\p{L}+ )?)malades?|cassée?s?|enfermée?s?|rate(?:nt)? (?:tou|ses|son|sa)\p{L}*|égarée?s?)(?!\p{L})/iu,
    sad: /(?<!\p{L})(?:(?:est|a été) abandonnée?|s['’]ennuie\p{L}*|triste|seule?|manque|jalou[xs]e?|pleure|malheureu[xs]e?)(?!\p{L})/iu,
    seek: /(?<!\p{L})cherch(?:e|ent)(?!\p{L})/iu,
    find: /(?<!\p{L})(?:trouve|trouvent|découvr(?:e|ent))(?!\p{L})/iu,
    make: /(?<!\p{L})(?:construi(?:t|sent)|fabrique(?:nt)?|bricole(?:nt)?|répare(?:nt)?|plante(?:nt)?|cuisine(?:nt)?|prépare(?:nt)?|peint|peignent|dessine(?:nt)?|invente(?:nt)?|écri(?:t|vent)|tricote(?:nt)?|organise(?:nt)?|décore(?:nt)?|cultive(?:nt)?|fait (?:une?|du|de la)|font (?:une?|du|de la))(?!\p{L})/iu,
    go: /(?<!\p{L})(?:(?:part|partent)(?! à la retraite)|voyage(?:nt)?|va|vont|traverse(?:nt)?|s['’]envole(?:nt)?|navigue(?:nt)?|déménage(?:nt)?|grimpe(?:nt)?|visite(?:nt)?)(?!\p{L})/iu,
  },
  hurt: /(?<!\p{L})(?:(?:est|sont) contre|(?:veut|veulent) (?:la |le |les |l['’])?(?:fermer|remplacer|vendre|démolir|raser|interdire|chasser|couper|renvoyer)|se moque(?:nt)?|vole(?:nt)? (?:son|sa|ses|leur|le|la|les)|mange(?:nt)?|dévore(?:nt)?|détrui(?:t|sent)|casse(?:nt)?|gronde(?:nt)?|interdit|chasse(?:nt)?|attaque(?:nt)?|ronfle(?:nt)?|inonde(?:nt)?|emporte(?:nt)?)(?!\p{L})/iu,
  mishap:
    /(?<!\p{L})(?:oublie(?:nt)?|tombe(?:nt)?(?! amoureu)|rate(?:nt)?|échoue(?:nt)?|se trompe(?:nt)?|glisse(?:nt)?|pleure(?:nt)?|casse(?:nt)?|n['’]aime(?:nt)? pas|déteste(?:nt)?)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:ne\s|n['’])/iu,
  turns: {
    found: /(?<!\p{L})(?:(?:re)?trouv(?:e|ent|é)|ramène|rapporte|ren(?:d|dent)|réapparaît)(?!\p{L})/iu,
    meet: /(?<!\p{L})(?:rencontre(?:nt)?|fait la connaissance|vient|viennent|arrive(?:nt)?|s['’]installe(?:nt)?|s['’]ass(?:oi[et]|ied) (?:à côté|près)|adopt\p{L}+|ami(?:e?s)?|amitié)(?!\p{L})/iu,
    help: /(?<!\p{L})(?:(?:lui|leur) en (?:tricote|fabrique|donne|offre|apporte|prête|achète)(?:nt)?|avec (?:lui|elle|eux)|aide(?:nt)?|montre(?:nt)?|donne(?:nt)?|offre(?:nt)?|apporte(?:nt)?|apprend|apprennent|sauve(?:nt)?|accompagne(?:nt)?|console(?:nt)?|explique(?:nt)?|prête(?:nt)?|répare(?:nt)?|protège(?:nt)?|invite(?:nt)?|emmène(?:nt)?|ramène(?:nt)?|encourage(?:nt)?|soigne(?:nt)?|conduit|rassure(?:nt)?|monte(?:nt)?|cherche(?:nt)?|prépar\p{L}+|chante(?:nt)?|soutien(?:t|nent)|(?:lui|leur) (?:fabrique|tricote|coud|construit|invente|achète|raconte|lit|fait)(?:nt)?|(?:transforme|adopte|cache|nourri|accueille|repeint|décore)\p{L}*)(?!\p{L})/iu,
  },
  pronouns: {
    il: ["il", "elle", "il", "ils", "elles", "je", "nous"],
    lui: ["lui", "elle", "lui", "eux", "elles", "moi", "nous"],
    e: ["", "e", "", "s", "es", "", "s"],
    heureux: ["heureux", "heureuse", "heureux", "heureux", "heureuses", "heureux", "heureux"],
  },
  lines: clauseLines,
};
