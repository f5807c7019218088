import type { Language } from "../../languages/index.ts";
import type { TimeOfDay } from "../../vocabulary.ts";
import { blank } from "../blank.ts";

/** Words of the night beside those of the dictionary: what is dark, lit by lamps, or the last train. */
const NIGHT: Record<Language, RegExp> = {
  english:
    /\b(?<!\b(?:before|until|till|whether|if) (?:it |the sky )?)(?:in the dark(?=[.,;:!?]|$| (?:and|but|with|for|when|while|until|as|like|because|that|to)\b)|(?:it|the (?:sky|street|streets|house|window|windows|garden|road|sea|station|harbou?r|village|town)|everything|outside) (?:was|were|grew|got|became|went|turned|had (?:grown|gone|turned)) (?:\w+ )?dark(?! (?:inside|in (?:there|the)|down (?:there|here)|under))|after dark|in the darkness|through the darkness|the last (?:train|bus|tram|ferry|boat) (?:home|from|to|left|of(?! the (?:season|year|summer|autumn|winter|war))|was|stopped|had)|on the last (?:train|bus|tram)|in the small hours|the moon (?:shone|rose|hung|came up|had risen)|the stars (?:shone|came out|were out)|street ?lamps (?:came on|were lit|shone)|by (?:candlelight|torchlight|moonlight)|at (?:one|two|three|half past (?:one|two|three)) in the morning|(?:worked|works) nights|all night(?: long)?)\b/i,
  german:
    /(?<!\p{L})(?<!(?:bis|bevor|ehe) )(?:(?:war|wurde|ist|wird) (?:es )?(?:schon |ganz |längst |bereits |so |stock)?dunkel|im dunkeln|in der dunkelheit|dunkel (?:war|wurde|geworden)|dunkel ist|letzte[mnrs]? (?:zug|zuges|bus|busses|bahn|straßenbahn|fähre)|um mitternacht|im mondlicht|der mond (?:schien|stand|ging auf|hing)|die sterne (?:leuchteten|funkelten|standen)|um (?:eins|zwei|drei) uhr (?:morgens|nachts)|die ganze nacht)(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?<!avant que |jusqu['’]à ce que )(?:il (?:faisait|fait) (?:déjà )?(?:noir|nuit|sombre)|dans le noir|dans l['’]obscurité|la nuit (?:tombait|tomba|était tombée|tombe)|(?:le |du |au )dernier (?:train|bus|tram|métro)|à minuit|au clair de lune|la lune (?:brillait|se leva|éclairait)|les étoiles (?:brillaient|scintillaient)|à (?:une|deux|trois) heures? du matin|toute la nuit|toutes les nuits)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?<!antes de que )(?:a oscuras|en la oscuridad|(?:estaba|era|está) (?:ya )?(?:muy )?oscur[oa]|de noche|anocheció|había anochecido|(?:el |del )último (?:tren|autobús|metro|tranvía)|a medianoche|a la luz de la luna|la luna (?:brillaba|salió|alumbraba)|a las? (?:una|dos|tres) de la (?:mañana|madrugada)|toda la noche)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?<!prima che )(?:al buio|nel buio|nell['’]oscurità|(?:era|faceva|fa) (?:già |ormai )?(?:buio|notte)|(?:l['’]|dell['’]|sull['’])ultimo (?:treno|autobus|tram)|a mezzanotte|al chiaro di luna|la luna (?:brillava|splendeva|si alzò)|(?:all[e']?) ?(?:una|due|tre) di notte|tutta la notte)(?!\p{L})/iu,
  portuguese:
    /(?<!\p{L})(?<!antes que )(?:no escuro|às escuras|na escuridão|(?:estava|ficou|era|está) (?:já )?(?:muito )?escur[oa]|já era noite|anoiteceu|(?:o |do |no )último (?:trem|comboio|autocarro|ônibus|metrô)|à meia-noite|ao luar|a lua (?:brilhava|nasceu)|às? (?:uma|duas|três) da manhã|a noite (?:toda|inteira)|toda a noite)(?!\p{L})/iu,
  russian:
    /(?<!\p{L})(?:в темноте|в потёмках|было (?:уже |совсем )?темно|стало темно|стемнело|(?:последн(?:ий|ем|его)) (?:поезд|поезде|поезда|автобус|автобусе|трамвай)|в полночь|при свете луны|светила луна|взошла луна|в (?:час|два часа|три часа) ночи|всю ночь)(?!\p{L})/iu,
  japanese: /真夜中|暗くなっ|暗かった|暗闇|真っ暗|終電|夜中|月明かり/u,
  chinese: /半夜|深夜|天黑了|天已经黑|黑暗中|末班车|月光下/u,
  korean: /한밤중|어두워졌|어두웠|어둠 속|막차|달빛/u,
  arabic: /منتصف الليل|في الظلام|حل الظلام|آخر قطار|ضوء القمر/u,
  hindi: /आधी रात|अँधेरे में|अंधेरे में|अँधेरा हो|अंधेरा हो|आख़?िरी (?:ट्रेन|बस)|चाँदनी/u,
  bengali: /মাঝরাত|অন্ধকারে|অন্ধকার হয়ে|শেষ (?:ট্রেন|বাস)|চাঁদের আলো/u,
};

/** "night" where the words of a scene say that it is dark. */
export const darknessIn = (narration: string, language: Language): TimeOfDay | undefined =>
  NIGHT[language].test(narration) ? "night" : undefined;

/** Whether an English text tells of a dark cellar or cave, which says nothing of the time outside. */
export const isOnlyDarkInside = (narration: string): boolean => DARK_ROOM.test(narration) && !OF_NIGHT.test(narration);
const DARK_ROOM =
  /\b(?:cellars?|basement|boiler room|attic|loft|cupboard|wardrobe|tunnel|caves?|mine|shaft|burrow|crypt|vault|store ?room|passage|corridor)\b/i;
const OF_NIGHT = /\b(?:night|evening|moon\w*|stars?|midnight|bedtime|dusk|(?:after|already|getting) dark)\b/i;

/** "When the sun came up": dawn; "the sun went down": dusk. */
export const timeOfSun = (narration: string): TimeOfDay | undefined => {
  if (RISES.test(narration) || RISES_IN.test(narration)) return "dawn";
  return SETS.test(narration) || SETS_IN.test(narration) ? "dusk" : undefined;
};
const RISES_IN =
  /(?<!\p{L})(?:die sonne (?:ging (?:\p{L}+ )?auf|aufging|stieg)|le soleil se lev(?:a|ait)|el sol (?:salió|salía)|(?:salió|salía|al salir) el sol|il sole (?:sorse|sorgeva)|o sol (?:nasceu|nascia)|(?:взошло|вставало) солнце|солнце (?:взошло|вставало))(?!\p{L})/iu;
const SETS_IN =
  /(?<!\p{L})(?:die sonne (?:ging (?:\p{L}+ )?unter|unterging|versank)|le soleil se couch(?:a|ait)|el sol se (?:puso|ponía)|se (?:puso|ponía) el sol|il sole (?:tramontò|tramontava)|o sol (?:se pôs|pôs-se|se punha)|(?:село|садилось) солнце|солнце (?:село|садилось))(?!\p{L})/iu;
const RISES =
  /(?<!\b(?:before|until|till) )(?:\bthe sun (?:rose|rises|came up|comes up|was rising|had risen)|\bat first light|\bit (?:was|got|grew) (?:(?:just |already |slowly )?(?:getting|growing) )?light\b|\bday broke)/i;
const SETS =
  /(?<!\b(?:before|until|till) )\b(?:the sun (?:set|sets|went down|goes down|sank|was setting|had set)|(?:it|the sky|outside) (?:(?:began|begins|started) to (?:get|grow|turn) dark|(?:was|is) (?:already |slowly )?(?:(?:getting|growing|turning)|(?:nearly|almost)) dark)|(?:dusk|twilight|evening) (?:fell|was falling|came|had fallen|had come)|the (?:day)?light (?:faded|was fading|began to fade|was going|was almost gone))\b/i;

/** "By noon", "at 10 p.m.", "in the last sun": the time of day that a clock or a meal shows in an English text. */
export const timeOfClock = (narration: string): TimeOfDay | undefined => {
  const [, hour = "", minutes, half] = HOUR.exec(narration) ?? [];
  if (hour !== "" && (half !== undefined || minutes !== undefined)) return timeOfHour(Number(hour), half);
  return CLOCK.find(([, words]) => words.test(narration))?.[0];
};
const HOUR = /\b(?:at|until|by|after|before|around) (\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\b)?/i;

/** "By nine o'clock" after an afternoon. */
export const eveningHour = (narration: string, before: TimeOfDay): TimeOfDay | undefined => {
  if (before !== "golden" && before !== "dusk") return undefined;
  const [, hour] =
    /\b(?:at|by|around|about|towards?|until|almost|nearly|half past|past) (seven|eight|nine|ten|eleven)(?= o['’]clock\b|[.,;!?]| (?:the|they|he|she|it|there|we|I|a|an|and|when|everything|nobody|only)\b)/i.exec(
      narration,
    ) ?? [];
  if (hour === undefined) return undefined;
  return hour.toLowerCase() === "seven" ? "dusk" : "night";
};

const timeOfHour = (hour: number, half: string | undefined): TimeOfDay => {
  const of24 = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (of24 < 5 || of24 >= 21) return "night";
  return of24 < 8 ? "dawn" : of24 < 17 ? "day" : "dusk";
};

const CLOCK: readonly (readonly [TimeOfDay, RegExp])[] = [
  ["day", /\b(?:nine|ten|eleven) (?:o['’]clock )?in the morning\b|\blate (?:in the )?morning\b/i],
  [
    "night",
    /\bbed\b[^.!?]*\bit(?:['’]s| is| was) (?:already |half past |nearly |almost )*(?:nine|ten|eleven)\b|\b(?:one|two|three|four) (?:o['’]clock )?in the morning\b|\bthe stars were (?:still )?(?:out|shining|bright)\b|\bunder the stars\b/i,
  ],
  [
    "dusk",
    /\b(?:in|by|under) the (?:last|evening|setting) (?:sun|light|sunlight)\b|^\W*In the evenings\b|(?<=[.!?]\s)In the evenings\b/,
  ],
  ["dawn", /^\W*In the mornings\b|(?<=[.!?]\s)In the mornings\b/],
  [
    "day",
    /\b(?:at|by|around|towards?|past|after) (?:noon|midday|lunch(?:time)?)\b|\b(?:midday|noonday) (?:sun|heat)\b|\bin (?:the daytime|broad daylight)\b/i,
  ],
];

/** A text without what is always so: "from morning till night". Positions stay. */
export const withoutAlways = (text: string): string => text.replace(ALWAYS, blank);
const ALWAYS =
  /\b(?:from (?:early )?(?:morning|dawn|sunrise|noon) (?:till|until|to) (?:late )?(?:night|evening|dusk|dark|sunset|midnight)|when(?:ever)? it (?:thunders|rains|snows|storms|pours|hails)|(?:day and night|night and day|day or night|morning and evening)|(?:until|till) the next (?:morning|day|evening|night)|(?:in the|on) (?:\w+ )?(?:mornings|afternoons))\b/gi;
