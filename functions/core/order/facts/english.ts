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
  history:
    /\b(?:(?:first|second) world war|world war (?:i{1,2}|one|two)|(?:french|russian|industrial|american) revolution|berlin wall|sinking of the titanic|moon landing|fall of (?:rome|constantinople)|battle of \w+)\b/i,
  scripture:
    /\b(?:jonah and the (?:whale|fish)|noah['’]s ark|noah and (?:the|his) (?:flood|ark|animals)|david and goliath|adam and eve|moses|jesus|prophet muhammad|the nativity|daniel in the lion|samson and delilah|good samaritan|prodigal son|the (?:bible|quran|torah|gospels?)|story of noah)\b/i,
  news: /^(?:the )?(?:breaking )?news\b|\b(?:election results|stock market|press release|today['’]s headlines)\b/i,
  product:
    /\b(?:promo(?:tional)? (?:video|film|clip)|advert(?:isement)?|commercial for|product (?:video|launch|demo)|our (?:new )?(?:product|app|company|brand|service|start-?up|coffee machine))\b/i,
  biography: /\b(?:documentary|biography|biopic)\b/i,
  people: words(
    R`rosa parks(?! (?:her|the|a|his)\b)|marie curie|(?:albert )?einstein|isaac newton|galileo|leonardo da vinci|michelangelo|mozart|beethoven|johann sebastian bach|j\. ?s\. bach|shakespeare|goethe|napoleon|caesar|cleopatra|alexander the great|saladin|genghis khan|joan of arc|columbus|magellan|marco polo|george washington|abraham lincoln|martin luther(?: king)?|malcolm x|gandhi|nelson mandela|mother teresa|florence nightingale|anne frank|hitler|stalin|lenin|churchill|kennedy|obama|donald trump|president trump|joe biden|biden|putin|merkel|emmanuel macron|macron|queen (?:elizabeth|victoria)|princess diana|(?:yuri |juri |youri )?gagarin|neil armstrong|valentina tereshkova|laika|charles darwin|darwin|nikola tesla|thomas edison|ada lovelace|alan turing|stephen hawking|frida kahlo|picasso|van gogh|rembrandt|elon musk|steve jobs|bill gates|taylor swift|michael jackson|lionel messi|cristiano ronaldo|ronaldo|muhammad ali|confucius|socrates|philosopher plato|plato and socrates|aristotle|harriet tubman|frederick douglass|sitting bull|montezuma|che guevara|sim[oó]n bol[ií]var|atat[üu]rk`,
  ),
};
