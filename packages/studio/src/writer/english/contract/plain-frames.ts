import { genderOfName } from "../../people/given-names.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { begun } from "./first-letter.ts";

/**
 * An idea without what stands around it: "I teach year 3, could you do a puddle who …" is the puddle, "Thriller on a sleeper
 * train: the conductor …" is on the train, "so there's this bus driver and she …" is a bus driver who does it.
 */
export const withoutFrame = (text: string): string =>
  text
    .replace(MY_IDEA_IS, "")
    .replace(ASKED_AFTER_COMMA, "")
    .replace(OF_THEME, "")
    .replace(FOR_BIRTHDAY, "My $1 $2 ")
    .replace(CHATTY, "")
    .replace(THIS_ONE, (_, who: string, name?: string) => `A ${who}${name ? ` called ${name}` : ""} `)
    .replace(STORY_FOR_ABOUT, "")
    .replace(GENRE_ABOUT, "")
    .replace(SET_SOMEWHERE, (_, place: string) => `${begun(place)}, `)
    .replace(WOULD_LIKE, "")
    .replace(SHOWN_TO, "$1")
    .replace(AGED_NAME, (whole, name: string, age: string, rest: string) => {
      const pronoun = /\b(?:she|her|herself|he|his|him|himself)\b/i.exec(rest)?.[0].toLowerCase();
      if (genderOfName(name) !== undefined || !pronoun) return whole;
      const [child, grown] = /^(?:she|her)/.test(pronoun) ? ["girl", "woman"] : ["boy", "man"];
      return `A ${Number(age) < GROWN_AT ? child : grown} called ${name}, ${age}, ${rest}`;
    })
    .replace(WHAT_HAPPENS, "One day $1 $2.")
    .replace(FOR_MY_CHILD, "")
    .replace(AGE_OF_ASKER, "");

/** Sentences whose parts are joined in a way that would be read as one: two verbs after one "is", a person after "and". */
export const withPlainJoints = (text: string): string =>
  text
    .replace(ADDRESSED_TO, " $1 $2")
    .replace(ONCE_THERE, (_, was: string) => `There ${was} once `)
    .replace(GIVEN_AND_TOLD, "$1 $2$3 and $1 $4 ")
    .replace(AND_TITLED, (_, age = "", name: string) => `. ${begun(`${age}${name}`)} `)
    .replace(/^(Two [a-z]+), (?:husband and wife|a married couple),/, "$1")
    .replace(TALE_BUT, "There was $1. But ")
    .replace(
      WHO_ONLY,
      (_, before: string, noun: string, cannot: string, only: string) =>
        `${before}${noun} ${cannot} but only ${only}. The ${noun} `,
    )
    .replace(EACH_OF_TWO, "$1 ")
    .replace(
      /\b(who |courier |he |she |they |it |\p{Ll}+s )may (?=(?:only|never|not|always)\b|[a-z]+ only\b)/gu,
      "$1can ",
    )
    .replace(ON_NIGHT_SHIFT, "$1 on night duty ")
    .replace(IS_DOING_AND_MUST, "$1 is $2 $3 and $4 ")
    .replace(HAVING, "$1 has ")
    .replace(WHO_IS_AGED, (_, article: string, who: string, age: string) => `${article} ${age}-year-old ${who} `)
    .replace(/\bcrash[- ]lands\b/g, "crashes")
    .replace(/\bcrash[- ]land\b/g, "crash")
    .replace(TWO_AND_NAMES, (_, two: string, where: string, names: string) =>
      /^in |^at |^on /.test(where)
        ? `${begun(where)}, ${two.charAt(0).toLowerCase()}${two.slice(1)}, ${names}, `
        : `${two}, ${names}, `,
    )
    .replace(
      /^(An? (?:[a-z-]+ ){0,3}?[a-z-]+ who) never (?=(?:let|read|put|cut|hit|set|hurt|shut|beat|quit) )/i,
      "$1 has never ",
    )
    .replace(UNMEANT, "$1. They ")
    .replace(BOTH_OF_THEM, "$1 $2 ")
    .replace(TEAM_FIRST, (_, team: string) => `A ${team.toLowerCase()} `)
    .replace(CALLED_BETWEEN, (whole, who: string, noun: string, name: string) =>
      personNoun(noun)?.isThing === false ? `${who}${noun} called ${name} ` : whole,
    )
    .replace(
      AGED_OF,
      (_, who: string, age: string) => `${/^(?:8|11$|18$)/.test(age) ? "An" : "A"} ${age}-year-old ${who} `,
    )
    .replace(NAME_LATER, "$1 called $3$2")
    .replace(CUT_LOOSE, "$1 is $2 $3and $4 ")
    .replace(RUN_BY, "$1 is $2 ")
    .replace(WHO_AND_HIS, (_, who: string, noun: string, trait: string, mate: string, verb: string) => {
      const [article = "", ...words] = who.split(" ");
      return `${article} ${words.join(" ")} and ${mate} ${verb} `.concat(`§The ${noun} ${trait.trim()}.`);
    })
    .replace(/^([^§]*)§([^§.]*\.)([^.]*)(\.|$)/, "$1$3. $2")
    .replace(/ ( +)/g, " ")
    .replace(/\b([Aa])n au pair\b/g, "$1 nanny")
    .replace(HAS_LOST, "$1 has ")
    .replace(
      /\bwho['’]s (?=(?:just |already |never |recently )?(?:been|gone|come|lost|left|had|done|\p{Ll}+ed)\b)/gu,
      "who has ",
    )
    .replace(/ and (one (?:day|night|morning|evening|afternoon)) (?=\p{Ll}+s\b)/gu, " and then ");

/** "Two girls go into the forest to find mushrooms and get lost": that is not what they go for. */
const UNMEANT =
  /^((?:The |My |Our )?(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ome|A (?:group|couple|bunch) of) [^,.;]{3,60}? to [a-z]+ [^,.;]{2,50}?),? and (?=(?:get (?:lost|stuck|caught|separated|trapped|snowed in|attacked|kidnapped|in(?:to)? (?:[a-z]+ )?trouble)|end up|fall in love|fall asleep|fall into|discover|find out|run into|stumble)\b)/u;
/** "Two best friends, Nora and Jamal, both want": "… Nora and Jamal both want". */
const BOTH_OF_THEM =
  /^((?:(?:The|My|Our) )?(?:[Tt]wo|[Tt]hree|[Ff]our) (?:[a-z-]+ ){0,2}?[a-z]+s, \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?,? and \p{Lu}\p{L}+), (both|all) (?=\p{Ll})/u;
const STORY = "(?:story|tale|film|movie|video|cartoon|animation|one)";
/** "my idea is there is a vending machine" */
const MY_IDEA_IS =
  /^(?:so |ok |okay )?(?:my|the|our|an?) (?:story|(?:story )?idea)(?: is|:) (?:that |about )?(?=there\b|an?\b|the\b|two\b|three\b)/i;
/** "my daughter loves harvesters, please make one about a shy harvester": who is asked for. */
const ASKED_AFTER_COMMA = new RegExp(
  `^(?:(?:my|our|i|i['’]m|i am|we|this|it['’]s|for) [^.!?:]{4,140}?[,.;] )(?:so |and |but )?(?:please,? (?:make|do|write|create|tell)|(?:could|can|would) you (?:please )?(?:make|do|write|create|tell))(?: (?:me|us))?(?: (?:an?|some)(?: \\p{Ll}+){0,2} ${STORY}| ${STORY}| something)? (?:about |with |where )?(?=(?:an?|two|three|the|some) (?!${STORY}))`,
  "iu",
);

/** "A story about friendship: a crocodile and a bird" */
const OF_THEME =
  /^(?:an? )?(?:[a-z]+ )?(?:story|tale|film|fable) about (?:the )?[a-z]+(?: and [a-z]+)?: (?=(?:an?|the|two|three|my|our|\p{Lu}\p{L}+) ?\p{L})/iu;
/** "Please write something for my dad's birthday, he is called Wolfgang, loves": who it is about. */
const FOR_BIRTHDAY =
  /^(?:please )?(?:(?:can|could) you )?(?:please )?(?:write|make|create|do|tell) (?:me |us )?(?:something|a story|a film)(?: (?:funny|nice|sweet|special|short))? for my (dad|mum|mom|father|mother|grandpa|grandma|brother|sister|uncle|aunt|husband|wife|son|daughter|friend)(?:['’]s [^,.]{3,30})?[,.] (?:he|she)(?: is|['’]s) (?:called|named) (\p{Lu}\p{L}+),? (?:and |who )?/iu;
/** "Chatty one: so", "Funny idea:" */
const CHATTY = /^(?:[a-z]+ ){1,2}(?:one|idea): (?:so )?/i;
/** "there's this bus driver, Gloria, route 14, and she decides" */
const THIS_ONE =
  /^(?:so,? |ok(?:ay)?,? )*there(?:['’]s| is| was) (?:this|an?) ((?:[a-z-]+ ){0,3}?[a-z-]+)(?:, (\p{Lu}\p{L}+))?(?:, [^,.]{3,24})?,? (?:and|who) (?:she|he|they) (?=\p{Ll})/iu;
/** "Bedtime story for Leo, 4, about a yawn" */
const STORY_FOR_ABOUT = new RegExp(
  `^(?:please )?(?:(?:write|make|do) )?(?:an? )?(?:[a-z]+ ){0,2}?(?:${STORY}|something) for [^.:]{2,50}?,? about (?=(?:an?|the|two|three|my|our) )`,
  "i",
);
/** "a geeky romance about two people who" */
const GENRE_ABOUT =
  /^(?:an? )?(?:[a-z-]+ ){0,2}?(?:romance|rom-?com|romcom|thriller|drama|sitcom|mystery|western|musical|ghost story|love story|crime story|horror story) about (?=(?:an?|the|two|three|four|my|our) )/i;
/** "Set on a generation ship: the gardener", "Thriller on a sleeper train to Tbilisi: the conductor" */
const SET_SOMEWHERE =
  /^(?:(?:an? )?(?:[a-z-]+ ){0,2}?(?:story|film|thriller|romance|comedy|drama|mystery|western|horror|romcom) )?(?:set )?((?:in|on|at|aboard|under|inside) [^:.,]{4,50}): (?=\p{Ll})/iu;
/** "my grandson Mateo, 7, would like a balloon piloted by a parrot who" */
const WOULD_LIKE =
  /^[Mm]y (?:grand)?(?:son|daughter|child|niece|nephew|kid)(?: \p{Lu}\p{L}+)?,?(?: (?:aged )?\d+,?)? (?:would|['’]d) (?:like|love) (?=an? [^.]*\b(?:who|that|piloted|called|named|which)\b)/u;
/** "I'd love to show that to my children" */
const SHOWN_TO =
  /(^|[.,;] )(?:I|We)(?:['’]d| would) (?:love|like) to (?:show|give|tell|read|send|play) (?:that|this|it)\b[^.,;]*[.,;] ?/g;
/** "Please do something gentle about a fox cub …, my nephew is going into hospital": why it is asked for. */
const FOR_MY_CHILD =
  /(?<=^(?:please )?(?:do|make|write|tell|can you|could you|something|i want|i would like)\b.{20,}), (?:because |as )?(?:my|our) (?:little )?(?:grand)?(?:son|daughter|child|niece|nephew|kid|girl|boy|class)(?: \p{Lu}\p{L}+)? (?:is|has|loves|will|just|got)\b[^.]*\.?$/iu;
/** "What happens when she opens it in January?" */
const WHAT_HAPPENS = /(?<=[.!] )(?:And )?[Ww]hat (?:will )?happens? when (she|he|they|it|[A-Z][a-z]+) ([^?.]+)\?$/;
/** "im 12" */
const AGE_OF_ASKER = /(?<=[.!,] )(?:and )?(?:i['’]?m|i am) \d{1,2}(?: years old)?[.!]?$/i;

/** "Amara, 6, loses her first tooth": a girl, by her pronoun, where the name is not known. */
const AGED_NAME = /^(\p{Lu}\p{L}+), (?:aged? )?(\d{1,2}),? (\p{Ll}.*)/su;
const GROWN_AT = 16;
/** "she's lost her notes": has lost, and not "she's lost in the forest". */
const HAS_LOST =
  /\b(she|he|it|who)['’]s (?=(?:just |already |never |always )?(?:lost|forgotten|found|stolen|taken|left|eaten|written|seen|done|won|met|built|bought|hidden|sold|broken) (?:his|her|its|the|an?|their|all|everything|it|him|them|one|two)\b)/giu;
/** "finds postcards in the rocks, addressed to her, from a boy": what the postcards are, and not what is done next. */
const ADDRESSED_TO =
  /, (addressed|dedicated|signed|posted|meant) ((?:to|by|for) [^,.]{2,30}?)(?:,(?= (?:from|by) )|(?=[.,!?]|$))/g;
/** "Once there was a tiny train that" */
const ONCE_THERE = /^[Oo]nce there (was|were|lived) (?=(?:an?|two|three) (?:[a-z-]+ ){1,4}(?:that|who) )/u;
/** "is given a package and told never to stop" */
const GIVEN_AND_TOLD =
  /\b(is|was|are|were|gets|got) ((?:given|asked|handed|offered|sent|shown|hired|invited|woken|locked|left|found|caught|taken) )([^.,;]{3,40}?) and ((?:told|asked|warned|sent|left|ordered|forced|promised|invited)) /gu;
/** "and old Mr. Henderson sets up" */
const AND_TITLED =
  /,? and ((?:old|young|little|only) )?((?:Mr|Mrs|Ms|Dr|Miss|[Ii]nspector|[Dd]etective|[Cc]onstable|[Cc]aptain)\.? \p{Lu}\p{L}+) (?=(?:is|has|must|decides|\p{Ll}{3,}s) )/gu;
/** "Little Red Riding Hood but the wolf is a vegetarian" */
const TALE_BUT = /^((?:\p{Lu}\p{L}+ ){1,4}\p{Lu}\p{L}+),? but (?=(?:the|an?|he|she|they) )/u;
/** "who can't roar, only squeaks, gets" */
const WHO_ONLY =
  /^(An? (?:[a-z-]+ ){0,3}?)([a-z-]+) (?:who|that) ((?:can['’]t|cannot|doesn['’]t|does not) [a-z]+), only ([a-z ]{3,20}), (?=\p{Ll}+s )/u;
/** "Two forgers, husband and wife, each suspect" */
const EACH_OF_TWO = /^((?:Two|Three|Four) [^.]{3,50},) each (?=\p{Ll}+ )/u;
/** "Four nurses on a night shift bet": no verb. */
const ON_NIGHT_SHIFT = /^((?:Two|Three|Four|Five|Six) (?:[a-z]+ )?[a-z]+s) on (?:an?|the) night shift /;
/** "A couple divorcing after 31 years must first win" */
const IS_DOING_AND_MUST =
  /^(An? (?:[a-z-]+ ){0,3}?[a-z-]+) (divorcing|recovering|mourning|grieving|retiring|fleeing|escaping|returning|travelling|training|studying) ((?:after|from|in|for|with|the|an?|his|her|their|to|at) [^,.]{3,40}?) (must|has to|can) /;
/** "a girl who is 16 and she fakes": a 16-year-old girl. */
const WHO_IS_AGED =
  /^(An?|The) ((?:[a-z-]+ ){0,2}?[a-z-]+) who is (\d{1,2})(?: years old)? and (?:he |she )?(?=\p{Ll}+s )/u;
/** "Two rival bakers in Paris, Colette and Henri, fight" */
const TWO_AND_NAMES =
  /^(Two (?:[a-z-]+ ){0,3}[a-z]+s) ((?:in|at|on|from) [^,.]{3,30}), (\p{Lu}\p{L}+ and \p{Lu}\p{L}+), (?=\p{Ll})/u;
const TEAM_FIRST = /^((?:[Ff]ootball|[Ss]occer|[Bb]asketball|[Hh]ockey|[Vv]olleyball|[Rr]ugby) team) (?=of\b)/;
/** "only the lonely night porter, Eddie, can see him" */
const CALLED_BETWEEN =
  /\b((?:the|an?|his|her|their) (?:[a-z-]+ ){0,3}?)([a-z-]+), (\p{Lu}\p{L}+), (?=(?:can|is|has|was|wants|finds|gets|[a-z]+s) )/u;
/** "A woman of 45 runs her first marathon" */
const AGED_OF = /^An? (woman|man|girl|boy|lady|widow|widower) of (\d{1,3}),? (?=[a-z])/i;
/** "the girl in the wheelchair who wants to be a goalkeeper, her name is Hannah" */
const NAME_LATER =
  /^((?:An?|The) (?:[a-z-]+ ){0,2}?[a-z-]+)( (?:in|with|from|who|that) [^.]*?),? (?:and )?(?:her|his|its) name is (\p{Lu}\p{L}+)(?=[.!]?$)/iu;
/** "A kite cut loose over Lahore tries to find" */
const CUT_LOOSE =
  /^(An? (?:[a-z-]+ ){0,2}?[a-z-]+) (cut loose|left behind|thrown away|abandoned|washed up|swept away|blown away) ((?:(?:in|on|at|over|by|under|from|after) [^,.]{3,25}? )?)(tries|wants|has|sets|dreams|looks|searches|decides|goes|finds|gets|becomes|starts|meets) /;
/** "a fox cub having an operation": nothing else is told. */
const HAVING =
  /^(An? (?:[a-z-]+ ){1,3}?[a-z-]+) having (?=(?:an?|the|his|her|its) (?:[a-z]+ ){0,2}[a-z]+(?: on (?:his|her|its) [a-z]+)?\.?$)/i;
/** "A hot air balloon piloted by a parrot who only knows": is piloted. */
const RUN_BY =
  /^(An? (?:[a-z-]+ ){1,4}?[a-z-]+) ((?:piloted|driven|ruled|led|guarded|owned|haunted) by) (?=an? [a-z -]+ (?:who|that) [^.,]*\.?$)/i;
/** "A knight who always gets lost and his very clever horse are looking for" */
const WHO_AND_HIS =
  /^(An? (?:[a-z-]+ ){0,2}?([a-z-]+)) who ((?:(?!and\b)[a-z]+ ){1,6}?)and ((?:his|her|its) (?:[a-z-]+ ){0,3}?[a-z-]+) (are (?:looking|trying|searching|on|travelling|traveling|stuck|lost|hunting|waiting|about)|have to|want|must|try|go|find|live|travel|set|decide|discover|get) /u;
