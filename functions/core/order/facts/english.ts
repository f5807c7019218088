import { BIOGRAPHIES, HOLY_STORIES, NEWS, PEOPLE, PRODUCTS, REAL_EVENTS } from "./english-known.ts";
import { type FactPatterns, starts, words } from "./patterns.ts";

const R = String.raw;

export const english: FactPatterns = {
  asked: starts(R`why (?:do|does|is|are)\s`),
  subjects: words(
    R`sky|sun|moon|stars|earth|sea|ocean|rain|snow|wind|clouds|lightning|thunder|rainbows?|volcano(?:es)?|seasons|tides?|leaves|plants|trees|heart|brain|blood|body|water|ice|fire|planets?`,
  ),
  invented: words(
    R`little|old|young|grandma|grandpa|mum|mom|dad|my|our|i|dragon|witch|fairy|magic|wants?|cry|crying|laughing|sad|lonely|happy|dreams?|friends?|afraid|hiding|hides?`,
  ),
  history: REAL_EVENTS,
  scripture: HOLY_STORIES,
  news: NEWS,
  product: PRODUCTS,
  biography: BIOGRAPHIES,
  people: PEOPLE,
};
