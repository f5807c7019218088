import type { Language } from "../../languages/index.ts";
import type { Place } from "../../vocabulary.ts";

/** Words of the inside of a house, of a journey by train and of falling snow: where a text names no place of its own. */
const INDOORS: Partial<Record<Language, RegExp>> = {
  german:
    /(?<!\p{L})(?:(?:im|ins|am|auf (?:dem|das|sein\p{L}*|ihr\p{L}*)) (?:bett|sofa|sessel|fensterbank|küchentisch)|auf die fensterbank|(?:vom|am|zum|ans|aus dem) fenster|die treppe (?:hinunter|hinauf|hoch))(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:(?:dans|sur|à) (?:le|la|son|sa|l['’])\s?(?:lit|canapé|fauteuil|oreiller)|par la fenêtre|à la fenêtre|(?:monta|descendit|monte|descend) (?:l['’]|les )(?:escaliers?|marches)|fit (?:une|la) soupe)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?:(?:en|a) (?:la|su) cama|en (?:el|su) (?:sofá|sillón)|por la ventana|a la ventana|(?:subió|bajó) (?:la|las) escaleras?)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?:(?:nel|sul|a) (?:suo )?(?:letto|divano)|dalla finestra|alla finestra|(?:salì|scese) le scale)(?!\p{L})/iu,
  portuguese:
    /(?<!\p{L})(?:na (?:sua )?cama|no (?:sofá|poltrona)|pela janela|à janela|(?:subiu|desceu) (?:a|as) escadas?)(?!\p{L})/iu,
};

const OUTSIDE: ReadonlySet<Place> = new Set<Place>([
  "meadow",
  "forest",
  "village",
  "city",
  "sea",
  "lake",
  "snow",
  "mountain",
  "barn",
]);

const IN_CLASS =
  /(?<!\p{L})(?:an (?:die|der) tafel|die (?:schüler|klasse)|im unterricht|au tableau|les élèves|la craie|en la pizarra|los alumnos|la tiza|alla lavagna|gli (?:alunni|scolari)|no quadro|os alunos|на доске|у доски|к доске)(?!\p{L})/iu;

/** The room that furniture and stairs show in other languages than English, which has rules of its own. */
export const roomOfFurniture = (narration: string, language: Language, before: Place): Place | undefined =>
  language !== "english" && (OUTSIDE.has(before) || before === "room") && IN_CLASS.test(narration)
    ? "classroom"
    : (OUTSIDE.has(before) && INDOORS[language]?.test(narration) === true) ||
        (before === "kitchen" && IN_BED.test(narration))
      ? "room"
      : undefined;

/** "Sie lag im Bett": not in the kitchen. */
const IN_BED =
  /(?<!\p{L})(?:lag\p{Ll}* (?:\p{L}+ )?im bett|ins bett|im bett|dans son lit|au lit|en la cama|en su cama|nel letto|na cama|в постели)(?!\p{L})/iu;

const AT_GATE: Partial<Record<Language, RegExp>> = {
  german:
    /(?<!\p{L})(?:(?:am|vor dem|durch das|ans) (?:\p{L}+)?tor|auf (?:der|die) straße|im hof|auf (?:den|dem) hof)(?!\p{L})/iu,
  french: /(?<!\p{L})(?:devant le portail|au portail|dans la rue|dans la cour)(?!\p{L})/iu,
  spanish: /(?<!\p{L})(?:en la puerta del|junto al portón|en la calle|en el patio)(?!\p{L})/iu,
};

/** Who is at the gate or in the street is in no room any more. */
export const isAtGate = (narration: string, language: Language): boolean => AT_GATE[language]?.test(narration) === true;

const ABOARD_TRAIN =
  /\b(?:the (?:carriage|compartment|conductor|dining car)|in (?:carriage|coach|compartment) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|(?:an?|his|her|their) (?:[\w-]+ )?compartment|(?:night|express|slow|early|late) train to|in the (?:next |last |same )?(?:carriage|compartment)|(?:last|night|first|next|morning|evening) train from|(?:train|tram) (?:rocked|rolled|stopped|slowed|moved|pulled|left|started|jolted|shook|rattled|went on)|on the (?:[\w-]+ )?train|drove (?:the|a|his|her) (?:tram|bus|train)|got on(?=[.,;]| (?:at|with)\b)|passengers?|line (?:seven|\d+)|(?:empty|back|front) seats?|[Tt]ickets,? please|(?:tram|bus) (?:driver|conductor))\b/gi;
const LEFT_TRAIN =
  /\b(?:(?:got|climbed|stepped|jumped) (?:off|down|out)(?! on (?:his|her|their|my|all) (?:hands|knees|fours))|on the platform|at the station|the train (?:had gone|was gone)|(?:walked|went|ran|drove|hurried|came) home|at home|into the depot)\b/i;

/** A train, where a text tells of its carriage more than once. */
export const isOfTrain = (text: string, language: Language): boolean =>
  language === "english" && (text.match(ABOARD_TRAIN)?.length ?? 0) > 1;

/** Whether the first words of an English text are of a train or a bus. */
export const opensInTrain = (opening: string): boolean =>
  opening.search(ABOARD_TRAIN) >= 0 || boardsTrain(opening, "english");

/** A text with a bus, and without trains. */
export const isOfBus = (text: string): boolean =>
  /\bbus(?:es)?\b/i.test(text) && !/\b(?:trains?|trams?|railway|carriages?|compartments?)\b/i.test(text);

const IN_TRAIN: Partial<Record<Language, RegExp>> = {
  english:
    /\b(?:(?:took|caught|boarded|got on|rode|climbed (?:on|in)to) (?:the|a|an|his|her|their) (?:[\w.-]+ ){0,2}(?:train|tram|sleeper|bus|coach)(?! (?:tickets?|drivers?|conductors?|stops?|stations?|timetables?|whistles?|fares?|pass(?:es)?|windows?|journeys?|money|keys?|sets?|tracks?)\b)|(?:train|bus|tram) driver(?=[^.;!?]*\b(?:stop|passengers?|line|route|drove))|in (?:the|his|her|their|our|my) (?:[\w-]+ )?(?:compartment|carriage|sleeping car|dining car)|(?:our|my|his|her|their) compartment|(?<!\b(?:lights?|lamps?|lanterns?|torch|power|heating|music|radio|television|TV|screens?|alarm|engine|motor|it) )(?:got|came|climbed) on(?=[.,;]| (?:at|and|with (?:an?|two|three|several))\b)|drove (?:the|a|his|her) (?:tram|bus|train)|on (?:the|a) (?:[\w-]+ )?train(?= (?:from|to|home|back)\b|[.,;])|the train (?:went|rolled|rattled|moved|raced|travelled) on)\b/i,
  german:
    /(?<!\p{L})(?:stieg(?:en)?(?: \p{L}+){0,6} ein(?=\s*[.,;!?]|\s+und)|(?:drehte|lenkte|steuerte)(?: \p{L}+)? den (?:bus|zug)|busfahrer(?:in)?|zugführer(?:in)?)(?!\p{L})|(?<!\p{L})(?:im|in den|in einen|in einem|in der|des|nahmen? den) (?:\p{Ll}+ )?(?:zug(?:es)?|bus(?:ses)?|abteils?|waggons?|straßenbahn)(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:voyag\p{L}+ en |dans (?:le|un|son) |pri(?:t|rent) le |fenêtre du |à bord du )(?:dernier |premier )?(?:train|bus|wagon|compartiment|tramway|car)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?:viaj\p{L}+ en |en (?:el|un) |ventanilla del |tom(?:ó|aron) el |subió al |subieron al )(?:último |primer )?(?:tren|autobús|vagón|tranvía)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?:viaggi\p{L}+ in |nel |sul |in |sull['’]|finestrino del |pres(?:e|ero) il |salì sul |salirono sul )(?:ultimo |primo )?(?:treno|autobus|vagone|scompartimento|tram)(?!\p{L})/iu,
  portuguese:
    /(?<!\p{L})(?:viaj\p{L}+ de |no |num |janela do |peg(?:ou|aram) o |apanh(?:ou|aram) o )(?:último |primeiro )?(?:trem|comboio|autocarro|ônibus|vagão|elétrico|bonde)(?!\p{L})/iu,
  russian: /(?<!\p{L})в (?:\p{Ll}+ )?(?:поезде|вагоне|купе|автобусе|трамвае|электричке)(?!\p{L})/iu,
};

/** Whether somebody is in a train or a bus. */
export const boardsTrain = (narration: string, language: Language): boolean =>
  IN_TRAIN[language]?.test(narration) === true;

/** Who is on the platform is in the train no more. */
export const leavesTrain = (narration: string): boolean => LEFT_TRAIN.test(narration);

/** Where people of a trade work, if a text opens with nothing else. */
const WORK_PLACES: readonly (readonly [Place, RegExp])[] = [
  [
    "barn",
    /(?<!\p{L})(?:carpenters?|blacksmiths?|joiners?|workshops?|tischler(?:in)?|schreiner(?:in)?|schmied|werkstätten|carpinter[oa]s?|herrero|menuisi(?:er|ers|ère)|forgeron|falegname|fabbro|marceneir[oa]|ferreiro|плотник|кузнец)(?!\p{L})/iu,
  ],
  [
    "shop",
    /(?<!\p{L})(?:bakers?|shopkeepers?|butchers?|bäcker(?:in)?|verkäufer(?:in)?|panader[oa]|boulang(?:er|ère)|fornai[oa]|padeir[oa]|пекарь)(?!\p{L})/iu,
  ],
  [
    "meadow",
    /(?<!\p{L})(?:gardeners?|gärtner(?:in)?|jardiner[oa]|jardini(?:er|ère)|giardinier[ea]|jardineir[oa]|садовни(?:к|ца))(?!\p{L})/iu,
  ],
  [
    "city",
    /(?<!\p{L})(?:firefighters?|fire brigade|taxi drivers?|feuerwehr(?:mann|frau|leute)?|bombero\p{L}*|pompier\p{L}*|пожарн\p{L}+)(?!\p{L})/iu,
  ],
  [
    "desert",
    /(?<!\p{L})(?:caravans?|camels?|dunes?|oasis|karawane|kamele?|caravana|camellos?|caravane|chameaux?|караван\p{L}?|верблюд\p{L}*)(?!\p{L})/iu,
  ],
  [
    "castle",
    /(?<!\p{L})(?:kings?|queens?|könig(?:in)?|rey|reina|roi|reine|re|regina|rei|rainha|король|королева)(?!\p{L})/iu,
  ],
  [
    "classroom",
    /(?<!\p{L})(?:teachers?|pupils|class (?:\d\p{L}?|of \d+)|(?:year|grade) (?:one|two|three|four|five|six|\d)|(?:first|second|third|fourth|fifth|sixth) grade|lehrer(?:in)?|schüler|maestr[oa]|instituteur|institutrice|insegnante|professora|учитель(?:ница)?)(?!\p{L})/iu,
  ],
];

/** The place of the trade that a text opens with. */
export const placeOfWork = (text: string, language: Language): Place | undefined =>
  WORK_LANGUAGES.has(language)
    ? WORK_PLACES.find(([, trades]) => trades.test(text.slice(0, WORK_OPENING)))?.[0]
    : undefined;
const WORK_LANGUAGES: ReadonlySet<Language> = new Set<Language>(["english", "german", "french", "spanish", "russian"]);
const WORK_OPENING = 160;

const SNOWFALL =
  /(?<!\p{L})(?:(?:first |snow)?flakes (?:fell|(?:were )?(?:falling|drifting|whirling|coming down)|came down|drifted|began to fall)|(?:the (?:whole )?(?:world|meadow|garden|fields?|village|yard|wood|forest)|everything(?: outside)?) (?:was|lay) (?:all )?white|snow (?:fell|was falling|lay(?! on (?:his|her|its|their|my))|had fallen|covered)|it (?:snowed|was snowing)|(?:deep|fresh|knee-deep) snow|fiel (?:so viel |viel |der )?schnee|lag (?:der )?schnee|schneite|neigeait|la neige (?:tombait|couvrait)|nevaba|la nieve (?:caía|cubría)|nevicava|nevava|шёл снег|выпал снег)(?!\p{L})/iu;

/** Snow lies where a text lets it fall. */
export const isSnowy = (narration: string): boolean => SNOWFALL.test(narration.replace(NOT_YET, " "));
/** "Until the snow fell", "before it snowed": not yet. */
const NOT_YET = /\b(?:until|till|before|unless|if|whether) (?:the|it|any|more|deep|fresh|first) [^.,;!?]*/gi;

/** "Came back": to the room that was left. "Jonas went home. Marta stayed": in the room that he left. */
export const comesBack = (narration: string): boolean =>
  /^\W*(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|[Tt]he \p{Ll}+) (?:stayed|remained)(?: (?:behind|where (?:he|she) was|alone|up))?(?=[.,;]| and\b)/u.test(
    narration,
  ) ||
  /\b(?:in|at|on) (?:its|his|her|their) (?:\w+ )?(?:corner|place|seat|desk|post) again\b/i.test(narration) ||
  /\b(?:came|went|got|ran|walked|hurried|climbed|was|were) back(?! and forth)(?! to (?:the|his|her|their|my|its|our) (?!house|home|room|place|hotel|hut|flat|cottage|desk|seat|bed|shop|kitchen|office|class))\b/i.test(
    narration,
  );

/** Lifts, floors and parcels: a text of a town that names no place. */
export const isUrban = (text: string): boolean =>
  new Set(
    (
      text.match(
        /\b(?:lift|elevator|(?:\w+th|third|second|first) floor|parcels?|trams?|bus|passengers|taxi|traffic|pavement|sidewalk|flat|apartment|block of flats|subway|office|neon|skyscraper|doorbell|city|downtown|streets|pizzeria|supermarket)\b/gi,
      ) ?? []
    ).map((word) => word.toLowerCase()),
  ).size > 1 && !isRural(text);

/** A desk of a text that tells of a class is none of an office. */
export const isOfSchool = (text: string): boolean =>
  (text.match(
    /\b(?:school|pupils?|class(?:room|mates?)?|teachers?|homework|blackboard|playground|headmaster|headmistress)\b/gi,
  )?.length ?? 0) > 1 || /\bclass \d\w?\b/i.test(text);
export const atDesk = (narration: string): boolean =>
  IN_LESSON.test(narration) ||
  /\b(?:at|on|under|behind|from|over) (?:the|his|her|their|its|a) (?:\w+ )?desks?\b/i.test(narration);

const IN_LESSON =
  /\b(?:(?:doing|did|learning|practising) (?:fractions|sums|spelling|maths?|algebra|geography|history|grammar|french|latin|english|science|long division|times tables)|(?:from|at|to|on|wiped|cleaned) the (?:board|blackboard|whiteboard)|in (?:the|a) (?:front|back|first|second|third|last|next) row|(?:put|stuck|shot) (?:up )?(?:his|her|their) hands? up|(?:spelling|maths?|vocabulary|history|surprise) (?:test|lesson)|the (?:whole )?class (?:laughed|giggled|groaned|went quiet|fell silent|clapped|looked|turned))\b/i;

/** A street of a text that tells of a village is none of a city. */
export const isRural = (text: string): boolean =>
  /(?<!\p{L})(?:villages?|farms?|farmhouse|orchards?|barns?|churchyard|dorf(?:es)?|bauernhof|scheune|pueblo|aldea|granja|hameau|ferme|grange|paese|fattoria|aldeia|quinta|деревн\p{L}|село)(?!\p{L})/iu.test(
    text,
  ) &&
  !/(?<!\p{L})(?:city|cities|skyscrapers?|underground station|stadt|ciudad|ville|città|cidade|город\p{L}?)(?!\p{L})/iu.test(
    text,
  );
