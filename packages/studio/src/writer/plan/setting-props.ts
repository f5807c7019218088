import type { Place } from "../../vocabulary.ts";

interface Setting {
  readonly prop: string;
  readonly places: ReadonlySet<Place>;
  readonly words: RegExp;
  /** Words anywhere in the text count: a clockmaker has clocks in each room. */
  readonly isOfText?: boolean;
  /** Words of a text in which the others mean something else. */
  readonly not?: RegExp;
}

const at = (...places: Place[]): ReadonlySet<Place> => new Set(places);
const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu");

/** The thing that shows what a place is for, the most telling first. */
const settings: readonly Setting[] = [
  {
    prop: "clocks",
    places: at("room", "barn", "shop"),
    isOfText: true,
    words: words(
      "(?:clock|watch)makers?|uhrmacher\\p{L}*|relojer[oa]|horloger|horlogère|orologiai[oa]|relojoeir[oa]|часовщик\\p{L}*",
    ),
  },
  {
    prop: "bread-oven",
    places: at("kitchen", "shop"),
    isOfText: true,
    words: words(
      "bakery|bakers?|bakehouse|bäckerei|backstube|bäcker(?:in)?|panader[oaí]\\p{L}*|boulang\\p{L}+|fournil|panett\\p{L}+|panificio|fornai[oa]|padari\\p{L}|padeir[oa]|пекар\\p{L}*|булочн\\p{L}*",
    ),
  },
  {
    prop: "workbench",
    places: at("barn"),
    words: words(
      "workshop|workbench|carpenters?|apprentice|werkstatt|tischler\\p{L}*|hobelbank|taller|carpinter\\p{L}*|atelier|menuisi\\p{L}+|établi|officina|falegnam\\p{L}+|oficina|мастерск\\p{L}+|верстак\\p{L}*",
    ),
  },
  {
    prop: "platform-clock",
    places: at("city", "village", "snow"),
    not: /\b(?:fire ?fighters?|fire (?:station|engine|brigade)|police(?:man|woman)? (?:station|officer)|detectives?)\b/i,
    words: words(
      "(?<!(?:fire|police|space|petrol|gas|radio|weather|power|research|bus|tram) )station(?! (?:house|inn))|platform|bahnhof|bahnsteig|gleis|andén|estación|(?:la|de|une) gare|quai (?:de (?:la )?gare|du train)|stazione|binario|estação|plataforma|вокзал\\p{L}*|перрон\\p{L}*|платформ\\p{L}*",
    ),
  },
  {
    prop: "fishing-net",
    places: at("sea"),
    isOfText: true,
    words: words(
      "fisher(?:man|men|woman)|fishing nets?|fischer(?:in)?|fischernetz\\p{L}*|pescador(?:a|es)?|pêcheu(?:r|rs|se)|pescator[ei]|pescatrice|рыбак\\p{L}*",
    ),
  },
  {
    prop: "standing-stones",
    places: at("meadow", "mountain", "forest", "sea", "village", "snow"),
    words: words(
      "standing stones|stone circle|ring of (?:standing |old |tall |great )?stones|steinkreis|menhirs?|hinkelsteine?",
    ),
  },
];

/** Another room than that of the scene before. */
const ELSEWHERE =
  /\b(?:(?:came|went|got|drove|walked|was|were|at) home|(?:in|into|to|at) (?:the|a|an|his|her|their) (?:[\w-]+ )?(?:house|flat|apartment|hotel|pizzeria|restaurant|library|kitchen|bakery|hall|office)|(?:weeks|months|years|a week|a month|a year) (?:later|after))\b/i;

/** "Neben dem Bahnhof": not there. */
const BESIDE =
  /(?<!\p{L})(?:between|above|below|over|neben|hinter|near|behind|beside|next to|opposite|past|junto a|cerca de|detrás de|près d[eu]|à côté d[eu]|derrière|vicino a|accanto a|dietro|perto d[eao]|около|возле|рядом с)\s?(?:\p{L}+\s){0,2}\p{L}+(?:(?<=between [^.,;!?]*) and (?:the|a|an) [\p{L}-]+)?/giu;

/** Reads scene by scene which thing shows the place; it stays while the place stays. */
export const settingProps = (text: string): ((narration: string, place: Place) => string | undefined) => {
  const whole = text.replace(BESIDE, " ");
  let last: { readonly place: Place; readonly prop: string | undefined } | undefined;
  return (narration, place) => {
    const said = settings.find(
      (each) =>
        each.places.has(place) &&
        each.not?.test(text) !== true &&
        each.words.test(each.isOfText ? whole : narration.replace(BESIDE, " ")),
    );
    const stays = last?.place === place && !ELSEWHERE.test(narration);
    const prop = said?.prop ?? (stays ? last?.prop : undefined);
    last = { place, prop };
    return prop;
  };
};
