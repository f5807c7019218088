import { either, type FactPatterns, starts, whole, words } from "./patterns.ts";

const R = String.raw;

export const german: FactPatterns = {
  lesson: either(
    starts(
      R`(?:bitte )?(?:erkläre?|erklär)(?:\s|$)|(?:unterricht|lektion|lehrfilm|lernvideo|sachgeschichte|referat)(?!\p{L})`,
    ),
    whole(
      R`(?:wie|warum|wieso) (?:\p{L}+ ){1,5}(?:funktioniert|funktionieren|entsteht|entstehen|entstanden sind|entstanden ist|gemacht wird|gemacht werden|hergestellt wird|hergestellt werden)`,
    ),
    starts(
      R`wie (?:eigentlich )?(?:funktionier|entsteh|bildet sich|bilden sich|kommt es (?:zu|dass)|arbeitet (?:das|ein|der|die) )`,
    ),
    starts(
      R`(?:wie|woraus) (?:wird|werden|macht man|stellt man|baut man) .*(?:gemacht|hergestellt|gebaut|gewonnen|erzeugt|produziert)`,
    ),
    whole(
      R`was (?:ist|sind|bedeutet|bedeuten) (?:eigentlich )?(?:(?:ein|eine|der|die|das) )?(?!los)(?:\p{Ll}+e[rsn]? )?\p{L}{4,}`,
    ),
    starts(
      R`was passiert (?:im|in der|beim|bei einem|bei einer|mit dem|mit der) (?:körper|magen|gehirn|vulkan|erdbeben|gewitter|wasser)`,
    ),
    starts(
      R`wie (?:viele|weit|groß|schwer|alt|schnell|hoch|tief|lange|heiß) (?:ist|sind|gibt|leben|dauert|\p{L}+ (?:gibt|hat|haben|leben))`,
    ),
    starts(R`wo(?:her|durch) (?:kommt|kommen|entsteht)\s(?:der|die|das|unser) |woraus besteh`),
    starts(R`wer hat .*(?:erfunden|entdeckt)|wann (?:wurde|war|haben|hat|lebten)\s`),
    whole(
      R`(?:(?:die|der|das) )?(?:photosynthese|fotosynthese|schwerkraft|gravitation|relativitätstheorie|evolution|wasserkreislauf|kreislauf des wassers|blutkreislauf|sonnensystem|unser sonnensystem|plattentektonik|klimawandel|verdauung|elektrizität|magnetismus|quantenphysik|schwarze löcher|satz des pythagoras|entstehung (?:der|des|von) .{3,30}|leben der (?:bienen|ameisen|dinosaurier))`,
    ),
  ),
  asked: starts(R`(?:wie|warum|wieso|weshalb|wozu)\s`),
  subjects: words(
    R`himmel|sonne|mond|sterne|erde|meer|regen|schnee|wind|wolken|blitze?|donner|gewitter|regenbogen|vulkane?|erdbeben|jahreszeiten|ebbe|blätter|pflanzen|bäume|bienen|vögel|fische|wale|katzen|hunde|spinnen|tiere|menschen|wir menschen|herz|gehirn|blut|lunge|körper|zähne|augen|flugzeuge?|autos?|schiffe|computer|internet|strom|magnete?|atome?|wasser|eis|feuer|licht|schall|dinosaurier|planeten`,
  ),
  invented: words(
    R`klein\p{L}*|(?!ma|brau|rau|ko|bre|spre|la|su|rie|krie)\p{L}{2,}chen|winzig\p{L}*|jung\p{L}*|alte[rnms]?|mutig\p{L}*|oma|opa|großm\p{L}+|großv\p{L}+|mama|papa|bruder|schwester|junge|mädchen|mein\p{L}*|unser (?!sonnen)\p{L}+|ich|drache\p{L}*|hexe\p{L}*|fee\p{L}*|zauber\p{L}*|einhorn|riese|prinz\p{L}*|könig\p{L}*|gespenst\p{L}*|monster|zwerg\p{L}*|will|wollen|wollte|möchte|mag|darf|traut|weint|lacht|traurig|einsam|verliebt|glücklich|träum\p{L}+|verst[ei]ck\p{L}*|eines tages|einmal|rettet\p{L}*|such\p{L}+|\p{L}{2,}te|\p{L}{2,}ten|ging|kam|fand|verlor|war|waren|hatte|wurde|bekam|verschwand|keine lust|angst|freund\p{L}*`,
  ),
  history: words(
    R`(?:erster?|zweiter?|1\.|2\.) weltkrieg\p{L}*|(?:ersten|zweiten) weltkriegs?|weltkrieg|(?:französische|russische|industrielle|amerikanische)n? revolution|(?:fall|bau) der berliner mauer|mauerfall|untergang der titanic|(?:erste )?mondlandung|dreißigjährige[rn]? krieg|römische[ns]? reich\p{L}*|untergang roms|schlacht (?:bei|von|um) \p{L}+|kreuzzüge?|bauernkrieg|holocaust|weimarer republik|deutsche wiedervereinigung|entdeckung amerikas|pest im mittelalter|(?:bau|erbauer) der pyramiden|geschichte (?:deutschlands|österreichs|der schweiz|europas|roms|ägyptens|der eisenbahn|des internets|des geldes|des fußballs|der schrift|des fliegens|der luftfahrt|des computers)`,
  ),
  scripture: either(
    words(
      R`arche noahs?|noahs? arche|noah und (?:die|seine) (?:arche|flut|tiere|sintflut)|sintflut|david und goliath?|david gegen goliath?|adam und eva|mose[s]?|jesus|jesuskind|jona und der (?:wal|fisch)|daniel in der löwengrube|josef und seine brüder|samson und delila|barmherziger? samariter|verlorene[rn]? sohn|maria und josef|weihnachtsgeschichte|kreuzigung|auferstehung|zehn gebote|turmbau zu babel|bibel\p{L}*|evangelium|koran\p{L}*|prophet mohammed|apostel \p{L}+`,
    ),
    whole(
      R`(?:die |eine )?geschichte (?:von |des |der )?(?:noah|jona|mose|abraham|hiob|esther|ruth|daniel|samson|salomo)s?`,
    ),
  ),
  news: either(
    starts(R`(?:die )?(?:nachrichten|schlagzeilen|eilmeldung|tagesschau|breaking news)(?![\p{L}])`),
    words(R`wahlergebnis\p{L}*|pressemitteilung|aktuelle nachrichten|nachrichten des tages|börsenkurse`),
  ),
  product: either(
    starts(R`(?:ein |eine )?(?:werbe\p{L}+|werbung|produktvideo|imagefilm|promo\p{L}*)(?!\p{L})`),
    words(
      R`werbe(?:film|spot|video|clip) (?:für|über)|werbung für|(?:unser|unsere|unseren|unserem|meine|mein) (?:neue\p{L}* )?(?:produkt|app|firma|unternehmen|marke|start-?up|online-?shop|kaffeemaschine|dienst|dienstleistung)`,
    ),
  ),
  biography: words(R`biogra(?:f|ph)ie|dokumentarfilm|doku|dokumentation`),
  life: /\b(?:Leben|Lebensgeschichte) (?:von|der|des) \p{Lu}\p{L}+ (?:(?:von|van|de) )?\p{Lu}\p{L}+/u,
  people: words(
    R`(?:christoph )?kolumbus|johanna von orléans|karl der große|alexander der große|friedrich der große|julius cäsar|kleopatra|katharina die große|martin luther|otto von bismarck|bismarck|kaiserin? sis(?:s)?i|heinrich heine|friedrich schiller|brüder grimm|sophie scholl|willy brandt|adenauer|angela merkel|dschingis khan|mutter teresa|konfuzius|sokrates|aristoteles|papst franziskus|königin elisabeth|kopernikus|johannes kepler|alexander von humboldt|johann sebastian bach|gutenberg`,
  ),
};
