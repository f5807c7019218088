/** Why a film needs facts that the built-in writer does not have. */
export type FactsReason = "lesson" | "history" | "scripture" | "news" | "product" | "real_person";

const types: Readonly<Record<string, FactsReason>> = {
  educational_story: "lesson",
  historical_story: "history",
  bible_story: "scripture",
};

const PEOPLE =
  /\b(?:rosa parks(?! (?:her|the|a|his)\b)|marie curie|(?:albert )?einstein|isaac newton|galileo|leonardo da vinci|michelangelo|mozart|beethoven|bach|shakespeare|goethe|napoleon|caesar|cleopatra|alexander the great|saladin|genghis khan|joan of arc|columbus|magellan|marco polo|george washington|abraham lincoln|martin luther(?: king)?|malcolm x|gandhi|nelson mandela|mother teresa|florence nightingale|anne frank|hitler|stalin|lenin|churchill|kennedy|obama|trump|biden|putin|merkel|macron|queen (?:elizabeth|victoria)|princess diana|(?:yuri )?gagarin|neil armstrong|valentina tereshkova|laika|charles darwin|nikola tesla|thomas edison|ada lovelace|alan turing|stephen hawking|frida kahlo|picasso|van gogh|rembrandt|elon musk|steve jobs|bill gates|taylor swift|michael jackson|messi|ronaldo|pel[eé]|muhammad ali|confucius|socrates|plato|aristotle|harriet tubman|frederick douglass|sitting bull|montezuma|che guevara|simon bol[ií]var|атат[юу]рк|гагарин\p{L}*|терешков\p{L}*|пушкин\p{L}*|صلاح الدين|孔子)\b/iu;

const patterns: readonly (readonly [FactsReason, RegExp])[] = [
  [
    "lesson",
    /^(?:please\s+)?(?:explain|teach (?:me|us|the kids|children)|describe how|how (?:do|does|are|is|can)\b|why (?:do|does|is|are) (?!the\b)|what (?:is|are|causes?)\b|an? (?:lesson|lecture|tutorial|explainer))\b/i,
  ],
  ["lesson", /^how (?:the |an? )?[\w-]+(?: [\w-]+)? (?:works?|forms?|is made|are made|are formed|is formed)\b/i],
  [
    "scripture",
    /\b(?:jonah and the (?:whale|fish)|noah['’]s ark|noah and|david and goliath|adam and eve|moses|jesus|prophet muhammad|the nativity|daniel in the lion|samson and delilah|good samaritan|prodigal son|the (?:bible|quran|torah|gospels?))\b/i,
  ],
  ["news", /^(?:the )?(?:breaking )?news\b|\b(?:election results|stock market|press release|today['’]s headlines)\b/i],
  [
    "product",
    /\b(?:promo(?:tional)? (?:video|film|clip)|advert(?:isement)?|commercial for|product (?:video|launch|demo)|our (?:new )?(?:product|app|company|brand|service|start-?up|coffee machine))\b/i,
  ],
  ["real_person", /\b(?:documentary|biography|biopic)\b/i],
  ["real_person", PEOPLE],
];

/** Why an idea needs facts; undefined for ideas of invented stories. Ideas in other languages are judged by their type. */
export const factsReason = (storyType: string, idea: string): FactsReason | undefined =>
  types[storyType] ?? patterns.find(([, pattern]) => pattern.test(idea.trim()))?.[0];
