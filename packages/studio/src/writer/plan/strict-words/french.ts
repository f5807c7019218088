import type { StrictWords } from "./words-of-language.ts";

const CLAUSE = "[^.,;:!?…“”]*";
const DAYS = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
const PARTS = "jour|matin|midi|après-midi|soir|nuit|semaine|mois|année|an";
const SEASONS =
  "printemps|été|automne|hiver|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
/** What is at the place where somebody is. */
const NEAR =
  "(?:porte|fenêtre|table|lit|armoire|four|poêle|chaise|fauteuil|banc|sol|genou|bras|épaule|arbre|branche|échelle|oreille|main|tête|air|mère|père|grand|papi|mamie|frère|sœur|ami|enfant|homme|femme|chien|chat|eau|herbe|miroir|coin|mur|panier|sac|bout|fin|côté)";

export const french: StrictWords = {
  notSo: [
    // "La barque qu'il avait construite", "qui avait été".
    new RegExp(
      `(?:(?<=(?:^|[.,;:!?…]\\s|\\s(?:qui|que|où|dont|quand|car)\\s|qu['’])))(?:[^\\s.,;:!?]+\\s){0,5}?(?:(?<!\\p{L})[nls]?['’]?(?:avai(?:t|ent)|étai(?:t|ent) (?:partie?s?|venue?s?|morte?s?|allée?s?|restée?s?|née?s?)))\\s(?:(?:jamais|déjà|toujours|pas|été)\\s)*\\p{L}+(?:é|ée|és|ées|i|ie|is|it|u|ue|us|ert|aint|eint)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:voulai(?:t|ent)|voulut|voulurent|pourrai(?:t|ent)|devrai(?:t|ent)|irai(?:t|ent)|serai(?:t|ent)|aurai(?:t|ent)|ferai(?:t|ent)|pouvai(?:t|ent)|\\p{L}+(?:[^aeiouéè\\s]er|dr|urr)ai(?:t|ent))(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:ne\\s|n['’])${CLAUSE}\\s(?:pas|jamais|plus|rien|personne|aucune?)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    /(?<!\p{L})(?:sans|aucune?|ni|sauf|au lieu d[e'’])\s?(?:(?! et )[^.,;:!?…“”])*/giu,
    new RegExp(
      `(?<!\\p{L})(?:comme (?=(?:une?|des|les?|la|si|s['’])\\s?)|aussi \\p{L}+ qu|plus \\p{L}+ qu|si (?=(?:il|elle|on|le|la)s?\\s))${CLAUSE}`,
      "giu",
    ),
  ],
  toldOf: [
    // "Dans la classe de madame Lambert".
    /(?<=(?<!\p{L})(?:classe|maison|chambre|jardin|boutique|ferme|atelier|cour|voiture|bateau|barque|livre|lettre|nom|voix) )(?:de|d['’])\s?(?:madame |monsieur |la |le )?\p{Lu}\p{Ll}+/gu,
    // "Dehors, la neige tombait": seen from within.
    /(?<!\p{L})(?:au-)?dehors,?\s[^.;:!?“”]*(?:neige|pluie|pleuvait|vent|tempête|orage|nuit)[^.,;:!?“”]*/giu,
    // "Pendant que tout le monde dormait".
    /(?<!\p{L})(?:pendant|tandis) que (?:tou[ts]|les autres|le village|la ville)\s[^.,;:!?“”]*/giu,
    /(?<=(?<!\p{L})(?:pens|rêv)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:de|du|des|à|au|aux|d['’]|que|qu['’])\s?[^.;!?“”]*/giu,
    /(?<=(?<!\p{L})(?:parl|se souv|se rappel|racont|espér|craign|souhait)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:de|du|des|d['’]|que|qu['’]|comment|où)\s?[^.;!?“”]*/giu,
    /(?<!\p{L})(?:dit|savait|croyait|disait|pensait|expliqua|espérait|demanda|promit|comprit)\s(?:(?:lui|leur|à \p{L}+)\s)?(?:que|qu['’]|comment|où|ce que|si|pourquoi)\s?[^.;!?“”]*/giu,
    /(?<!\p{L})(?:photos?|photographies?|tableau|peinture|portrait|dessin|image|carte postale|histoire|chanson|lettre|livre)\s(?:de|du|des|d['’]|sur|à propos)\s?[^.;:!?“”]*/giu,
    // "Il y avait", "il faisait nuit": no one is meant.
    /(?<!\p{L})il\s(?:y\sa\p{L}*|fai(?:t|sait)|fit|pleu\p{L}*|plut|neig\p{L}*|faut|fallait|fallut|était une fois|reste|restait)(?!\p{L})/giu,
  ],
  newTime: new RegExp(
    `(?:^|[.!?…”]\\s+|\\n\\s*)\\W*(?:(?:Et|Mais|Puis|Alors),? )?(?:Un (?:beau )?(?:${PARTS}|${DAYS})|Une (?:${PARTS})|(?:Le|La) (?:lendemain|surlendemain|${PARTS}|${DAYS})(?: (?:suivante?|venue?|même|d['’]après))?|L['’](?:après-midi|année)|Ce(?:tte)? (?:${PARTS})(?:-là)?|Chaque (?:${PARTS}|${DAYS}|${SEASONS})|Tous les (?:${PARTS}s?|${DAYS}s?)|(?:En|Au|L['’]) ?(?:${SEASONS})|(?:\\p{L}+ )?(?:\\p{Ll}+ )?(?:jours|semaines|mois|ans|années|heures) (?:plus tard|après|passèrent)|Après (?:\\p{Ll}+ ){0,2}(?:jours|semaines|mois|ans|école|déjeuner|dîner|classe)|Depuis (?:ce|lors)|Plus tard|Dans la (?:nuit|soirée|matinée)|Autrefois|Jadis|À (?:midi|minuit|l['’]aube))(?!\\p{L})`,
    "iu",
  ),
  sameDay:
    /(?<!\p{L})(?:(?:le|ce|un) (?:soir|midi)|l['’]après-midi|(?:la|cette) (?:nuit|soirée)|heures?|plus tard|à (?:midi|minuit)|déjeuner|dîner)(?!\p{L})/iu,
  leaves: new RegExp(
    `(?<!\\p{L})(?:(?:alla|allèrent|courut|coururent|couraient|march|mont|descend|entr|sort|part|rentr|revin|retourn|grimp|traver|travers|gliss|saut|vol|suiv|condui|emmen|roul|ram|navigu|voyag|arriv|se rend|remont|file|s['’]enfu)\\p{Ll}*(?:\\s[^\\s.,;:!?]+){0,4}?\\s(?:(?:dans|vers|jusqu['’](?:à|au|aux)|à travers|le long|hors|sur|à|au|aux|par|de|du|en|chez)\\s?(?!(?:l['’]|la |le |les |une? |son |sa |ses |leur )?(?:\\p{Ll}+ )?${NEAR}))|(?:sortit|sortirent|partit|partirent|rentra|rentrèrent|repartit|s['’]en alla|s['’]en allèrent|quitta|quittèrent|traversa|traversèrent)(?!\\p{L}))`,
    "iu",
  ),
  opensWithPronoun:
    /^[^\p{L}]*(?:(?:et|mais|puis|alors|ensuite|soudain|enfin|vite|lentement|doucement|aussitôt|ensemble|là|dedans|dehors),? )*(?:ils?|elles?|s['’]|se |lui|(?:leurs?|son|sa|ses) (?!\p{Ll}+ \p{Lu})|tous deux|toutes deux|c['’]|cela|ce (?=n|f)|on)(?!\p{L}{3})/iu,
  somebody: /(?<!\p{L})(?:je|j['’]|nous|ils?|elles?|on|tous|tous deux)(?!\p{L})/iu,
  inTheOpen:
    /(?<!\p{L})(?:sous|derrière|à travers|sur|dans|le long de|au bord de|près de|entre|au pied de|devant|parmi|au milieu de)\s?(?:l['’]|la |le |les |une? |des |du |d['’])?(?:\p{L}+\s){0,2}?(?:arbres?|chênes?|pommiers?|buissons?|haies?|herbes?|prés?|prairies?|champs?|étang|ruisseau|rivière|rives?|collines?|pente|vallée|sentiers?|chemins?|clôture|jardins?|cour|fleurs|flaques?|neige|sable|étoiles|lune|rochers?|falaises?|roseaux|racines|feuilles|vigne)(?!\p{L})/iu,
  homely:
    /(?<!\p{L})(?:lits?|oreillers?|canapé|fauteuils?|chaises?|cheminée|poêle|armoire|étagères?|rideaux?|tapis|bureau|maison|appartement|chambre|salon|cabane|chaumière|escalier|chez (?:lui|elle|eux|moi))(?!\p{L})/iu,
};
