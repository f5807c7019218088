import nlp from "compromise";

interface Model {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> };
  readonly two: { readonly switches: Readonly<Record<string, string>> };
}

const { one, two } = nlp.model() as unknown as Model;

/** Whether the dictionary of the tagger, or the list below, has a word as the infinitive of a verb. */
export const isInfinitive = (word: string): boolean => {
  if (MORE_VERBS.has(word) || SURE_STEMS.has(word)) return true;
  if (NO_VERBS.has(word)) return false;
  const tags = [one.lexicon[word] ?? []].flat();
  return tags.includes("Infinitive") || /^(?!Plural).*Verb/.test(two.switches[word] ?? "");
};

/** Whether the dictionary of the tagger has a word. */
export const isTagged = (word: string): boolean => Object.hasOwn(one.lexicon, word);

/** "watches" is "watch", "cries" is "cry"; undefined if the word is no form of a verb with -s. */
export const infinitiveOfThirdPerson = (low: string): string | undefined => {
  if (!/[^s]s$/.test(low) || low.length < 4 || low === "twins") return undefined;
  if (/^(?:dies|lies|ties|lays|longs)$/.test(low)) return low.replace(/s$/, "");
  const stems = [
    ...(/ies$/.test(low) ? [low.replace(/ies$/, "y")] : []),
    ...(/(?:s|x|z|ch|sh|o)es$/.test(low) ? [low.replace(/es$/, "")] : []),
    low.replace(/s$/, ""),
  ];
  return stems.find(isInfinitive);
};

/** Of a form with -s that no list has, where its place shows that it is a verb. */
export const guessedInfinitive = (low: string): string | undefined =>
  /^\p{Ll}{2,}[^su]s$/u.test(low) && !NO_VERBS.has(low.replace(/s$/, ""))
    ? low
        .replace(/ies$/, "y")
        .replace(/(?<=ss|x|z|ch|sh|o)es$/, "")
        .replace(/s$/, "")
    : undefined;

/** Forms with -s that are verbs and hardly ever plurals. */
export const isSurelyVerb = (low: string): boolean => SURE_VERBS.has(low);

/** Words whose form with -s is far more often a plural: "clubs", "messages". */
export const isMostlyNoun = (infinitive: string): boolean => MOSTLY_NOUNS.has(infinitive);

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs that the tagger does not know. */
const MORE_VERBS = listOf(`
crow snore gobble gurgle giggle gasp limp waddle scurry snuggle cuddle tiptoe rescue outsmart befriend babysit eavesdrop
hiccup sneeze burp faint stutter stammer count mumble grumble juggle polish sell trust fart moo meow purr growl bark quack cluck hoot croak chirp buzz hiss roar howl whine squeak oink neigh
water waters plant paint fish dream lie bully bake carve knit sew sweep crochet embroider weld doodle scribble
daydream sleepwalk skateboard surf ski skate sled moonwalk breakdance beatbox yodel hum strum busk
overhear oversleep overcome tickle shrug quarrel dare clean mean undo unlock untie unwrap unravel rebuild rewrite redo repaint replant reappear retell
dry
misplace mishear misread mistake misunderstand email text google livestream vlog blog photograph videotape
sprout bloom wilt hatch migrate hibernate shrink grow melt freeze thaw glow shimmer twinkle sparkle flicker
investigate tow babble haggle meditate hypnotize hypnotise eavesdrop
tap cartwheel somersault backpack hitchhike trek hike paddle row sail dive snorkel
bow brew groan itch lure march moan murmur nap parachute ransom rebel salute shovel sigh suspect tug
`);

/** Words that the tagger's dictionary has as verbs, and ideas nearly always as nouns. */
const NO_VERBS = listOf(`
friend brother sister mother father daughter son boy girl man woman child king queen teacher doctor baker
robot lion tiger bear wolf fox bird dragon horse morning evening night day week year summer winter
school kitchen garden forest mountain village town city street ocean river lake moon sun star
something everything nothing anything
`);

const MOSTLY_NOUNS = listOf(`
message club gift house room book song ship boat star flower letter bottle stone bone toy ball game shoe sock hat coat
coin bead card photo button wing feather leaf tree seed key door window wall light cloud eye hand finger tooth
ear nose head back face tail paw egg cake cookie sweet crumb dish plate cup spoon fork knife pot pan box bag ticket
train bus truck car bike ring crown sword shield mask rocket planet monster ghost parent guest neighbor neighbour
passenger customer word name number color colour secret joke tear drum note rule idea plan place park
field farm road bridge shop store storm wave rock sand ice snow land island part piece side line spot mark
hour minute second time age pet animal fish bug bee ant crab pirate dog cat sister team band group people crowd
present puppet doll guard nurse judge author host pilot tailor ape parrot duck goose rat bat crow
chicken cow hen pig sheep dress suit pocket chain rope string thread needle pin nail tool hammer saw
poster picture painting model mirror lamp candle match torch bell horn whistle pipe bow arrow cart wheel engine
market station backpack boot sign camp net control war question prom center centre circle square corner bench shelf table chair bed mountain peach orange can ton
`);

/** Of verbs that stand in many ideas, and whose form with -s is no plural. */
const SURE_VERBS = listOf(`
finds gets goes makes takes meets becomes discovers learns wants decides tries builds says tells sees comes brings gives
keeps loses puts sends writes teaches sells buys wins steals begins believes belongs breaks carries catches chooses
climbs closes collects crosses delivers destroys disappears dies eats enters escapes explains explores falls feels
fights flies follows forgets forgives grows hates hears helps hides hires hopes invents invites joins jumps knows
blows laughs leaves lets listens lives looks loves lands leads misses moves needs notices opens pays plays prays promises
reads realizes realises receives refuses remembers repairs rescues returns rides runs saves searches shares shows sings
sits sleeps smiles speaks spends stands starts stays stops swims talks thinks throws travels trusts turns understands
uses visits waits wakes walks wears whispers works wishes solves solve accepts admits adopts agrees annoys appears
argues arrives asks avoids befriends borrows borrows calls cheers cleans confuses convinces cooks creates cries dances
digs drives drops earns encourages enjoys fails fixes gathers happens holds ignores insists inherits introduces
invades kidnaps lends mends offers organizes owns performs plans practices practises prepares pretends protects proves
raises reaches recognizes reminds replaces sails saves scares seems serves sets sneaks sneezes snores suggests
survives swaps teaches thanks touches trades transforms understands vanishes volunteers warns wonders yells
longs bakes begs blames deletes donates downloads drowns fetches haunts hibernates marries polishes pours pulls pushes quits
applies hauls chases knits sews weaves spills babysits knocks flees freezes adores despises shrinks hums yawns shouts
scolds skips soars stumbles swears tidies tucks unplugs uploads wiggles wraps
apologizes apologises translates hoards tames repays feuds admires advises attends awakens blushes brags browses clears
coaxes completes connects consoles defends depends descends directs disagrees dominates dreads empties entertains escorts
evicts expresses frees gambles hesitates identifies imitates impersonates infiltrates leans memorizes memorises misbehaves
munches nibbles nominates outruns pardons peeks pinches radiates recites recognises renovates researches reunites sabotages
scrubs seizes separates squeezes strolls sulks surrenders tends tolerates underestimates unpacks untangles warms whittles winks
`);

/** "goes" is "go", "loses" is "lose"; "long" alone is no verb. */
const SURE_STEMS: ReadonlySet<string> = new Set(
  [...SURE_VERBS]
    .filter((low) => low !== "longs")
    .map((low) =>
      low
        .replace(/ies$/, "ys")
        .replace(/(?<=ss|x|z|ch|sh|o)es$/, "s")
        .replace(/s$/, ""),
    ),
);
