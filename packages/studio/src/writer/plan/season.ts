import type { Place, Weather } from "../../vocabulary.ts";
import { blank } from "../blank.ts";

const WINTER =
  /(?<!\p{L})(?:(?:in|that|one|last|of|all) (?:(?:the|a|that|this) )?(?:\p{L}+ )?(?:mid)?winter(?! (?:leaves|coats?|boots|clothes|sleep|food|stores?|garden|jacket))|winter (?:morning|evening|night|day|came|was)\p{L}*|in (?:december|january|february)|(?:deep|fresh|the|first|fallen|melting) snow(?! white)|frozen (?:lake|river|pond|sea|ground)|snowed|(?:began|started) to snow|it was snowing|(?:snow|snowflakes|(?:white|thick|big|soft) flakes) (?:fell|was falling|were (?:falling|coming down)|came down|covered|lay)|the (?:whole )?(?:world|meadow|garden|village|wood|forest) (?:was|lay) (?:all )?white|im winter|wintermorgen|winterabend|winternacht|im (?:dezember|januar|februar)|im schnee|der schnee|schneite|(?:en|de) invierno|en (?:diciembre|enero|febrero)|la nieve|nevaba|en hiver|d['’]hiver|en (?:décembre|janvier|février)|la neige|neigeait|in inverno|d['’]inverno|a (?:dicembre|gennaio|febbraio)|la neve|nevicava|no inverno|de inverno|em (?:dezembro|janeiro|fevereiro)|a neve|nevava|зимой|в (?:декабре|январе|феврале)|снег[ау]?|снегом)(?!\p{L})/iu;
const THAW =
  /(?<!\p{L})(?:(?:in|of|until|by|next|that|one) (?:the |early |late )*(?:spring|summer|autumn)|(?:spring|summer|autumn) (?:morning|afternoon|evening|day|night)|spring came|summer came|in (?:march|april|may|june|july|august|september|october)|snow (?:melted|had gone|was gone)|thaw\p{L}*|without any snow|im (?:frühling|frühjahr|sommer|herbst|april|mai|juni|juli|august|september|oktober)|schmolz|(?:en|la) (?:primavera|verano|otoño)|en (?:abril|mayo|junio|julio|agosto|septiembre|octubre)|au printemps|en (?:été|automne|avril|mai|juin|juillet|août|septembre|octobre)|in (?:primavera|estate|autunno)|na primavera|no (?:verão|outono)|весной|летом|осенью|в (?:апреле|мае|июне|июле|августе))(?!\p{L})/iu;

/** "Until the first snow fell". */
const NOT_YET = /\b(?:until|till|before) (?:the |that |it |winter |in )[^.,;!?]*/gi;

/** Whether it is winter after a scene: snow lies until another season is named. */
export const isWinterAfter = (narration: string, before: boolean): boolean => {
  const told = narration.replace(NOT_YET, blank);
  const [winter, thaw] = [WINTER.exec(told)?.index ?? -1, THAW.exec(told)?.index ?? -1];
  return winter < 0 && thaw < 0 ? before : winter > thaw;
};

/** Meadows, woods and lakes in winter lie under snow. */
export const placeInWinter = (place: Place, isWinter: boolean, weather: Weather): Place =>
  isWinter && weather !== "rain" && /^(?:meadow|forest|mountain|lake)$/.test(place) ? "snow" : place;
