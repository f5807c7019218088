/**
 * Makes `emoji-words.generated.json` of every language from the CLDR annotations:
 * `npx tsx packages/studio/src/writer/lexicon/generate.ts`
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { languageBasics, languageIds } from "../../languages/index.ts";

const require = createRequire(import.meta.url);
const points: Record<string, string> = require("@iconify-json/noto/chars.json");
const { categories }: { categories: Record<string, string[]> } = require("@iconify-json/noto/metadata.json");

const CATEGORIES = ["Animals & Nature", "Travel & Places", "Objects", "Food & Drink"];
const EXTRA_SLUGS = `mermaid fairy elf genie zombie vampire troll ogre superhero supervillain snowman ninja santa-claus mrs-claus baby-angel cook artist singer mechanic firefighter judge pilot baby teddy-bear kite balloon crystal-ball magic-wand soccer-ball trophy jack-o-lantern christmas-tree wrapped-gift fireworks sparkles puzzle-piece yarn thread`;
const UNSUITED =
  /clock|oclock|thirty|moon-face|yen|dollar|euro|pound|bikini|briefs|cigarette|coffin|toilet|syringe|razor|condom|tray|mailbox|chart|folder|card|calendar|clip|pushpin|paper(?!-)|computer|mobile|phone|speaker|disk|dvd|battery|plug|camera|projector|fax|printer|pager|microbe|petri|x-ray|hamsa|nazar|headstone|funeral|bomb|dagger|drop-of-blood|sandal|shoe|womans|mans|one-piece|level-slider|control|placard|identification|tear-off|shopping|receipt|lipstick|adhesive|crutch|wheelchair|love-hotel|bank|convenience|department|factory|fuel|stop-sign|traffic-light|taxi|metro|minibus|trolley|light-rail|monorail|articulated|delivery|pickup|sport-utility|police|ambulance|oncoming|tram|bus|beer|wine|cocktail|sake|champagne|clinking|tumbler|tropical-drink|bento|oden|dango|narutomaki|fondue|falafel|tamale|hot-dog|hamburger|french-fries|moai|kaaba|synagogue|shinto|hindu-temple|mosque|map-of-japan|tokyo|statue-of|globe-showing|globe-with|parking|seat|luggage|bellhop|barber|construction|motorway|railway|suspension|cableway|tramway|station$|stadium|hotel|office|hospital|post-office|sun-behind|quarter-moon|gibbous|crescent-moon$|new-moon|last-q|first-q|cow-face|dog-face|cat-face|tiger-face|pig-face|pig-nose|mouse-face|rabbit-face|horse-face|monkey-face|dragon-face|black-cat|black-bird|guide-dog|service-dog|poodle|t-rex|sauropod|front-facing|hatching|monarch|ewe|ram$|rock$|brick|wood$|thermometer|timer/;

interface Emoji {
  readonly glyph: string;
  readonly slug: string;
}

const glyphOf = (hex: string): string =>
  String.fromCodePoint(...hex.split("-").map((point) => Number.parseInt(point, 16)));
const wanted = new Set([
  ...CATEGORIES.flatMap((name) => categories[name] ?? []).filter((slug) => !UNSUITED.test(slug)),
  ...EXTRA_SLUGS.split(" "),
]);
const emoji: Emoji[] = Object.entries(points)
  .filter(([, slug]) => wanted.has(slug))
  .map(([hex, slug]) => ({ glyph: glyphOf(hex), slug }));

interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

const MAX_LENGTH = 18;
const MAX_WORDS = 2;
const MAX_SHARED = 2;

/** Keywords of English emoji that are too vague: "soft" of ice cream, "can", "top". */
const VAGUE = new Set(
  `bullet can circus city classical cooked deciduous derelict desert drumsticks dusk extinguish ferris fog fried glow
  high-speed incoming jack jelly lotion magic magnetic motor mrs. night oil pad popping roasted roller safety scorpio
  screw shallow shaved shooting soccer soft speed spouting sunny tie top unlock wilted birthday board honey chocolate
  carousel safety fountain`.split(/\s+/),
);

const wordsOf = (tag: string): Record<string, string> => {
  const annotations: Record<string, Annotation> = require(`cldr-annotations-modern/annotations/${tag}/annotations.json`)
    .annotations.annotations;
  const uses = new Map<string, number>();
  for (const { default: words = [] } of Object.values(annotations))
    for (const word of words) uses.set(word.toLowerCase(), (uses.get(word.toLowerCase()) ?? 0) + 1);
  const entries = emoji.map(({ glyph, slug }): [string, string] => {
    const found = annotations[glyph.replace(/\uFE0F/g, "")] ?? annotations[glyph] ?? {};
    const name = (found.tts?.[0] ?? "").toLowerCase();
    const words = [name, ...(found.default ?? []).map((word) => word.toLowerCase())]
      .filter((word) => word !== "" && [...word].length <= MAX_LENGTH && word.split(" ").length <= 2)
      .flatMap((word) => word.split(", "))
      .filter(
        (word) =>
          word === name || ((uses.get(word) ?? 0) <= MAX_SHARED && (name.includes(word) || word.includes(name))),
      );
    return [slug, [...new Set(words.filter((word) => !VAGUE.has(word)))].slice(0, MAX_WORDS).join("|")];
  });
  return Object.fromEntries(entries.filter(([, words]) => words !== ""));
};

for (const language of languageIds)
  writeFileSync(
    new URL(`../../languages/${language}/emoji-words.generated.json`, import.meta.url),
    `${JSON.stringify(wordsOf(languageBasics[language].tag))}\n`,
  );
