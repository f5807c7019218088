import type { ClauseTelling } from "../clause-telling.ts";
import { type RomanceClauses, romanceTelling } from "../romance-clauses.ts";
import { clauseLines } from "./clause-lines.ts";
import { verbs } from "./clause-verbs.ts";
import { definite } from "./telling.ts";
import { narrators } from "./voice.ts";

const words: RomanceClauses = {
  verbs,
  conjunctions: "ma|però|e|ed|poi|così|perché|finché un giorno|fino a quando",
  but: /^(?:ma|però)(?:\s|$)/iu,
  until: /^fin/iu,
  cause: /^perché/iu,
  relative: /\sche\s/iu,
  and: "e",
  oneDay: "un giorno, ",
  clitic: /^(?:non|si|lo|la|li|le|gli|l['’]|ci|ne|mi|anche|già|sempre|mai|solo)$/iu,
  adverb:
    /^(?:(?:(?:in|nel|nella|nell['’]|sul|sulla|sotto|durante|dopo|prima di|dietro|a|al|alla)\s?[^,]{3,40}(?=,)|ieri|oggi|quest['’]anno|l['’]anno scorso|la settimana scorsa|l['’]estate scorsa|l['’]altro giorno|all['’]improvviso|un giorno|una mattina|una sera|una notte|di notte|al mattino|la sera|allora|poi|infine|finalmente|alla fine|per fortuna|il giorno dopo|il giorno prima|la sera prima|la notte prima|insieme|questa volta|adesso|ora|però),?\s)+/iu,
  article:
    /^(?:il|lo|la|i|gli|le|l['’]|un|uno|una|un['’]|suo|sua|suoi|sue|mio|mia|nostro|nostra|questo|questa|due|tre|quattro|ogni|tutto|tutta|tutti|tutte)$/iu,
  personOf: (article) =>
    /^(?:il|lo|un|uno|questo)$/.test(article)
      ? "he"
      : /^(?:la|una|un['’]|questa)$/.test(article)
        ? "she"
        : /^(?:i|gli|due|tre|quattro)$/.test(article)
          ? "they"
          : article === "le"
            ? "theyf"
            : undefined,
  definite,
  pronoun:
    /^(?:lui|lei|loro|esso|essa|questo|ciò|io|noi|(?:\p{L}+ ){1,3}ed? io|io e (?:(?:il |la )?mi[oa](?: \p{L}+){1,2}))$/iu,
  everybody: /^(?:nessuno|tutti|tutte|niente|qualcuno|ognuno|gli altri)/iu,
  told: /^(?:io|noi)$/iu,
  speaker: { i: "", we: "" },
  pronounOf: ({ name, person }, verb) => (/no$/u.test(verb) && person !== "they" && person !== "theyf" ? "" : name),
  noSubject:
    /^(?:gli|le)\s(?:fa|fanno|piace|piacciono|manca|mancano|serve)(?!\p{L})|^(?:c['’]è|ci sono|piove|nevica|fa (?:freddo|caldo|buio))(?!\p{L})/iu,
  adjective:
    /^(?:piccol[oaie]|grand[ei]?|vecchi[oaie]?|buon[oaie]?|nuov[oaie]|bell?[oaie]?|miglior[ei]?|altr[oaie]|pover[oaie]|giovan[ei])$/iu,
  owned: /^(?:suo|sua|mio|mia|l['’])$/iu,
  isWoman: (noun) =>
    /(?:a|zione|trice|madre|moglie|classe|nave|volpe|notte)$/iu.test(noun) &&
    !/^(?:papà|poeta|artista|pirata|panda|koala|gorilla|astronauta)$/iu.test(noun),
  subordinate: /(?:perché |quando |che |dove |se |come |chi |mentre )[^,]*$/iu,
  mine: /^((?:[Ll]a |[Ii]l )?(?:[Mm]i[oa]|[Nn]ostr[oa]))\s((?:(?:piccol[oa]|vecchi[oa]|miglior)\s)?[\p{Ll}-]+)(?:\s(\p{Lu}\p{L}+))?(?=\s(?!ed? io)\p{Ll})/u,
};

const DO = String.raw`[^,.;!?]*?(?=,|\.|;|!|\?|$|\s(?:e|ed|ma|però|perché|finché)\s)`;
const INFINITIVE = String.raw`\p{Ll}+(?:are|ere|ire|arre|orre|urre|ar|er|ir)(?:si|l[oaie]|gli|ne)?(?!\p{L})`;
const TASK = new RegExp(String.raw`(?:deve|devono|bisogna)\s(${INFINITIVE}${DO})`, "u");
const WISH = new RegExp(
  String.raw`(?<!\bnon\s)(?:vuole|vogliono|vorrebbe|vorrebbero|desidera|desiderano|(?:sogna|sognano|decide|decidono|cerca|cercano|prova|provano)\sd?[ia])\s(${INFINITIVE}${DO})`,
  "u",
);
const SKILL = new RegExp(String.raw`(?:imparare|impara|imparano)\sad?\s(${DO})`, "u");
const DREAMT = /(?:sogna|sognano)\s((?!di\s|che\s)[^,.;!?]+)/u;
const WANTED =
  /(?:vuole|vogliono|vorrebbe|desidera)\s((?:una?|uno|un['’])\s?(?:\p{Ll}+\s)?\p{Ll}+)(?=[,.]|$|\s(?:e|ma|per)\s)/u;
const LACKED =
  /(?<!\p{L})non (?:ha|hanno|trova|trovano)\s(?:più\s|nessun[oa]?\s)?((?!niente|che)\p{Ll}+(?:\sper\s\p{L}+)?)/u;
const UNABLE = new RegExp(
  String.raw`(?<!\p{L})non (?:(?:riesce|riescono)\s(?:più\s)?ad?|(?:può|possono|sa|sanno)(?:\spiù)?)\s(${INFINITIVE}${DO})`,
  "u",
);
const MISSED = /(?:gli|le|a \p{L}+) manca(?:no)?\s((?:il|la|i|le|lo|gli)\s[^,.;!?]+?)(?=[,.]|$|\s(?:e|ma)\s)/u;
const SOUGHT =
  /cerca(?:no)?\s((?:(?:una?|uno|il|la|lo|i|le|gli)\s|un['’]|l['’])(?:\p{L}+\s){0,2}?\p{L}+)(?=[,.]|$|\s(?:e|ma|per|prima|in|nel|con|che)\s)/u;
const GOAL =
  /(?<!\p{L})(?:al|allo|alla|all['’]|verso|fino a)\s?(?:il\s|la\s)?\p{L}{4,}(?=[,.]|$|\s(?:e|ma|per|con|in)\s)/u;
const FOR =
  /(?<!\p{L})(per\s(?:(?:il|la|lo|i|le|gli|sua|suo)\s(?:su[oa]\s)?\p{L}{3,}|\p{Lu}\p{L}+))(?!\p{L}|\s(?:del?|dell\p{L}*)(?!\p{L}))/u;

export const clauseTelling: ClauseTelling = {
  ...romanceTelling(
    words,
    {
      task: TASK,
      wish: WISH,
      skill: SKILL,
      dreamt: DREAMT,
      wanted: WANTED,
      asDreamt: (wanted) => wanted,
      sought: SOUGHT,
      lacked: LACKED,
      unable: UNABLE,
      missed: MISSED,
      goal: GOAL,
      forwhom: FOR,
    },
    narrators,
  ),
  speakers: { i: "io", we: "noi" },
  pastTense:
    /(?<!\p{L})(?:era|erano|aveva|avevano|c['’]era|voleva|volevano|poteva|viveva|vivevano|andava|faceva|fu|(?!(?:arriv|lav|scav|lev|cav|allev|sollev|priv|deriv|grav)ano(?!\p{L}))\p{L}{2,}(?:avano|evano|ivano|arono|irono|ò)(?<!può|però|ciò|perciò))(?!\p{L})/iu,
  premises: {
    friend:
      /(?<!\p{L})(?:non conosce (?:ancora )?nessuno(?!\p{L})|(?:è|sono) nuov[oaie] (?:a|in|nella|qui)(?!\p{L})|(?:cerca(?:no)?|trova(?:no)?|vuole|vogliono|sogna(?:no)?|non ha(?:nno)?)\s(?:[^,.;]*\s)?(?:un['’]?\s?|uno\s|nuov[ioe]\s|degli\s|delle\s)?(?:\p{Ll}+\s)?(?:amic[oa]|amici|amiche)(?!\p{L}))/iu,
    fear: /(?<!\p{L})(?:paura|teme|temono|non osa)(?!\p{L})/iu,
    learn: /(?<!\p{L})(?:impar(?:a|ano|are)|si allena\p{L}*)(?!\p{L})/iu,
    refuse: /(?<!\p{L})(?:non (?:vuole|vogliono)|si rifiuta)(?!\p{L})/iu,
    lost: /(?<!\p{L})(?:ha perso|hanno perso|perde|perdono|si perde|è scompars[oa]|scompare|è sparit[oa]|non trova più|(?:ha|hanno) dimenticato(?=[^,.;]* (?:su|in|nel|sul|a))|non ricorda dove)(?!\p{L})/iu,
    must: /(?<!\p{L})(?:deve|devono|bisogna)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?:(?:vuole|vogliono|vorrebbe|vorrebbero|desidera|desiderano)|(?:sogna|sognano|decide|decidono|prova|provano) (?:di|a))\s\p{Ll}+(?:are|ere|ire|ar|er|ir)(?:si|l[oaie]|gli|ne)?(?!\p{L})/iu,
    love: /(?<!\p{L})(?:si innamora\p{L}*|innamorat[oa])(?!\p{L})/iu,
    long: /(?<!\p{L})(?:sogna|sognano|vuole|vogliono|vorrebbe|desidera)(?!\p{L})/iu,
    lack: /(?<!\p{L})(?:ha|hanno) dimenticato|dimentica(?:no)?(?!\p{L})|(?<!\p{L})si (?:è|sono) pers[oaie](?!\p{L})|(?<!\p{L})non (?:ha|hanno|trova|trovano|può|possono|sa|sanno|riesce|riescono|funziona|brilla)(?!\p{L})|(?<!(?<!\p{L})(?:una?|il|la|del|dei|i|su|sua?|mi|son|sa|seu) (?:\p{L}+ )?)malat[oa]|bloccat[oa]|incastrat[oa]|rott[oa](?!\p{L})|guast[oa](?!\p{L})/iu,
    sad: /(?<!\p{L})(?:(?:è|viene|è stat[oa]) abbandonat[oa]|si annoia|triste|sol[oa]|manca|mancano|gelos[oa]|piange|piangono)(?!\p{L})/iu,
    seek: /(?<!\p{L})cerca(?:no)?(?!\p{L})/iu,
    find: /(?<!\p{L})(?:trova(?:no)?|scopr(?:e|ono)|eredita)(?!\p{L})/iu,
    make: /(?<!\p{L})(?:costrui(?:sce|scono)|fabbrica(?:no)?|ripara(?:no)?|(?<!(?:una|la|sua|di|mia) )pianta(?:no)?|cucina(?:no)?|prepara(?:no)?|dipinge|dipingono|disegna(?:no)?|inventa(?:no)?|scriv(?:e|ono)|organizza(?:no)?|coltiva(?:no)?|cuce|cuciono|(?:fa|fanno) (?:una?|uno|il|la|dei|delle))(?!\p{L})/iu,
    go: /(?<!\p{L})(?:viaggia(?:no)?|va|vanno|attraversa(?:no)?|vola(?:no)?|naviga(?:no)?|si trasferisc\p{L}+|parte|partono|visita(?:no)?)(?!\p{L})/iu,
  },
  hurt: /(?<!\p{L})(?:(?:è|sono) contrari[oaie]|(?:vuole|vogliono) (?:chiuder|vender|demolir|abbatter|vietar|cacciar|tagliar|sfrattar)\p{L}*|prend(?:e|ono) in giro|ruba(?:no)?|mangia(?:no)?|rompe|rompono|distrugge|distruggono|proibisce|insegue|inseguono|attacca(?:no)?|sgrida(?:no)?|ride di|ridono di)(?!\p{L})/iu,
  mishap:
    /(?<!\p{L})(?:dimentica(?:no)?|cade|cadono|sbaglia(?:no)?|fallisc\p{L}+|piange|piangono|inciampa(?:no)?|odia(?:no)?)(?!\p{L})/iu,
  denied: /(?<!\p{L})non\s/iu,
  turns: {
    found: /(?<!\p{L})(?:(?:ri)?trova(?:no)?|riporta(?:no)?|restituisc(?:e|ono)|ricompare)(?!\p{L})/iu,
    meet: /(?<!\p{L})(?:conosc(?:e|ono)|incontra(?:no)?|amic[oaih]+|amicizia|si siede (?:accanto|vicino)|adott\p{L}+|arriva(?:no)?|viene|vengono|diventano? amic\p{L}+)(?!\p{L})/iu,
    help: /(?<!\p{L})(?:offr(?:e|ono)|con (?:lui|lei|loro)|aiuta(?:no)?|insegna(?:no)?|mostra(?:no)?|dà|danno|regala(?:no)?|porta(?:no)?|salva(?:no)?|accompagna(?:no)?|consola(?:no)?|spiega(?:no)?|presta(?:no)?|protegge|proteggono|invita(?:no)?|cura(?:no)?|ripara(?:no)?|cerca(?:no)?|canta(?:no)?|prepara\p{L}*|(?:gli|le) (?:fa|costruisce|cuce|compra|racconta|legge))(?!\p{L})/iu,
  },
  pronouns: {
    o: ["o", "a", "o", "i", "e", "o", "i"],
    i: ["e", "e", "e", "i", "i", "e", "i"],
    hi: ["o", "a", "o", "hi", "he", "o", "hi"],
  },
  lines: clauseLines,
};
