import nlp from "compromise";
import { memoize } from "../../memoize.ts";
import type { Goal } from "./idea-parts.ts";

const FINDS =
  /^(?:find|look for|search for|seek|hunt for|reach|discover|bring back|bring home|fetch|recover|catch|meet|see|visit|retrieve|collect|get|steal back|win back|get back|locate|follow|chase|uncover|find out|befriend|learn)$/;
const SAVES = /^(?:save|rescue|protect|help|free|heal|defend|wake|comfort|cure|guard|cheer up|deliver|warn)$/;
/** Verbs whose object may stand for the goal. */
const MAKES =
  /^(?:build|paint|win|make|bake|cross|sing|write|fix|repair|grow|plant|solve|climb|draw|invent|cook|mend|finish|create|compose|restore|light|defeat|stop|open|break|carry|keep|tell|return|plan|ride|tame|sail|save)$/;
const PARTICLES = /^(?:for|back|out|up|home|off)$/i;

/** A goal from a verb in the infinitive and what follows it: "look", "for the last blue flower". */
export const goalOf = (verb: string, rest: string): Goal => {
  const { phrase, object: whole } = withParticle(verb.toLowerCase(), rest.trim());
  const kind = goalKind(phrase, whole);
  const object = kind === "save" ? whole.replace(/\s+from\s.*$/i, "") : whole;
  const tail = object === "" ? "" : ` ${object}`;
  const [head = phrase, ...particle] = phrase.split(" ");
  const forms = formsOf(head);
  const join = (form: string): string => [form, ...particle].join(" ") + tail;
  const gerund = join(forms.gerund);
  return { kind, infinitive: join(head), past: join(forms.past), gerund, thing: thingOf(phrase, object, gerund) };
};

const withParticle = (verb: string, rest: string): { phrase: string; object: string } => {
  const [first = "", ...more] = rest.split(/\s+/);
  if (
    PARTICLES.test(first) &&
    more.length > 0 &&
    /^(?:look|search|hunt|bring|get|win|steal|find|cheer|wake|fly|go|care)$/.test(verb)
  )
    return { phrase: `${verb} ${first.toLowerCase()}`, object: more.join(" ") };
  return { phrase: verb, object: rest };
};

const CLAUSE = /^(?:how|why|what|where|who|whether|that|if)\b/i;
const NOUNS = /^(?:the|a|an|his|her|their|its|my|our|every|all|some|one|two|three|four|five|six|seven|another|[A-Z])/;

const goalKind = (phrase: string, object: string): Goal["kind"] => {
  if (SAVES.test(phrase) && object !== "") return "save";
  if (
    FINDS.test(phrase) &&
    object !== "" &&
    (phrase !== "learn" || NOUNS.test(object)) &&
    !CLAUSE.test(object) &&
    !/^to\b/.test(object)
  )
    return "find";
  return "do";
};

const thingOf = (phrase: string, whole: string, gerund: string): string => {
  const object = whole
    .replace(/\s+from\s+\w+ing\b.*$/i, "")
    .replace(/\s+(?:again|together|forever|alone|one last time)$/i, "");
  if (object === "") return gerund;
  if (CLAUSE.test(object)) return "the answer";
  const loneNoun = !NOUNS.test(object) && (FINDS.test(phrase) || SAVES.test(phrase));
  if (!NOUNS.test(object) && !loneNoun) return gerund;
  if (!(FINDS.test(phrase) || SAVES.test(phrase) || MAKES.test(phrase))) return gerund;
  const short = object.replace(/^(?:a|an)\s+/i, "the ");
  return /^(?:a|an|some)\s+(?:true |new |real |best )?(?:friend|friends|home|love|way)\b/i.test(object) || loneNoun
    ? object
    : short;
};

const irregular: Readonly<Record<string, readonly [string, string]>> = {
  find: ["found", "finding"],
  dive: ["dived", "diving"],
  overhear: ["overheard", "overhearing"],
  undo: ["undid", "undoing"],
  mishear: ["misheard", "mishearing"],
  retell: ["retold", "retelling"],
  trek: ["trekked", "trekking"],
  panic: ["panicked", "panicking"],
  tiptoe: ["tiptoed", "tiptoeing"],
  sew: ["sewed", "sewing"],
  seek: ["sought", "seeking"],
  build: ["built", "building"],
  fly: ["flew", "flying"],
  become: ["became", "becoming"],
  grow: ["grew", "growing"],
  snow: ["snowed", "snowing"],
  catch: ["caught", "catching"],
  win: ["won", "winning"],
  be: ["was", "being"],
  make: ["made", "making"],
  go: ["went", "going"],
  get: ["got", "getting"],
  sing: ["sang", "singing"],
  swim: ["swam", "swimming"],
  steal: ["stole", "stealing"],
  bring: ["brought", "bringing"],
  meet: ["met", "meeting"],
  see: ["saw", "seeing"],
  save: ["saved", "saving"],
  free: ["freed", "freeing"],
  look: ["looked", "looking"],
  stop: ["stopped", "stopping"],
  plan: ["planned", "planning"],
  draw: ["drew", "drawing"],
  fall: ["fell", "falling"],
  keep: ["kept", "keeping"],
  tell: ["told", "telling"],
  wake: ["woke", "waking"],
  learn: ["learned", "learning"],
  light: ["lit", "lighting"],
  cross: ["crossed", "crossing"],
  travel: ["travelled", "travelling"],
};

/** The forms of a verb, from the table or from compromise. */
export const formsOf = memoize((verb: string): { readonly past: string; readonly gerund: string } => {
  const known = irregular[verb];
  if (known) return { past: known[0], gerund: known[1] };
  const last = verb.at(-1) ?? "";
  if (DOUBLING.has(verb)) return { past: `${verb}${last}ed`, gerund: `${verb}${last}ing` };
  const [made] = nlp(`to ${verb}`).verbs().conjugate() as { PastTense?: string; Gerund?: string }[];
  const given =
    made?.PastTense === verb &&
    !/^(?:put|cut|set|hit|read|hurt|shut|spread|quit|let|cost|bet|burst|split|cast|rid|shed|beat)$/.test(verb);
  const past = PASTS[verb] ?? (given ? undefined : made?.PastTense) ?? (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);
  return { past, gerund: made?.Gerund ?? `${verb.replace(/(?<=[^e])e$/, "")}ing` };
});

/** Verbs whose last letter the conjugation does not double. */
const DOUBLING = new Set(
  "swap grab hug skip rip tap tug wag pet pat zip strum throb scrub hum fit star whip tip dip sip nip trim trot spot slam snap sag scan shrug slap stun tag top trap flap flip flop grin grip nag nap peg pin pop prod rap rob rot skim snip stab step strip swat thud jam jot lap lug hem jig jab bop clip crop cram dab dub fan gag hop jet jog knot lob mop mug net pen plod pod rig rub sob sun tan tar thin tin strut plug unplug chug kidnap unzip unwrap handicap outwit outfit refit transmit commit admit omit permit regret prefer refer occur".split(
    " ",
  ),
);
/** Pasts that the conjugation gets wrong. */
const PASTS: Readonly<Record<string, string>> = Object.fromEntries(
  "tidy tidied freeze froze quarrel quarrelled picnic picnicked repay repaid withstand withstood outrun outran rewind rewound befall befell uphold upheld slink slunk string strung tread trod slit slit thrust thrust bid bid slay slew stride strode outsell outsold mislay mislaid foretell foretold forgo forwent awake awoke shut shut wed wed"
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ")) ?? [],
);

/** "crosses", "is looking" -> "cross", "look". */
export const infinitiveOf = memoize((verb: string): string => {
  // British spelling: the tagger knows "quarreled".
  const low = verb.toLowerCase().replace(/(?<=quarre|cance|mode|jewe|signa)ll(?=ed$|ing$)/, "l");
  for (const [infinitive, [past, gerund]] of Object.entries(irregular))
    if (low === past || low === gerund || low === `${infinitive}s`) return infinitive;
  const [made] = nlp(`they ${low}`).verbs().conjugate() as { Infinitive?: string }[];
  // The tagger takes "galloping" for an infinitive.
  return (made?.Infinitive ?? low.replace(/(?<=s|sh|ch|x|z)es$|s$/, "")).replace(/(?<=[a-z]{4})ing$/, "");
});
