import { lines } from "../text-blocks.ts";

/** Infinitive, third person in the present and in the past, and participle. */
const STRONG = lines(`sein ist war gewesen
haben hat hatte gehabt
werden wird wurde geworden
wollen will wollte gewollt
können kann konnte gekonnt
müssen muss musste gemusst
sollen soll sollte gesollt
dürfen darf durfte gedurft
mögen mag mochte gemocht
möchten möchte wollte gemocht
wissen weiß wusste gewusst
gehen geht ging gegangen
kommen kommt kam gekommen
sehen sieht sah gesehen
geben gibt gab gegeben
nehmen nimmt nahm genommen
finden findet fand gefunden
verlieren verliert verlor verloren
lassen lässt ließ gelassen
halten hält hielt gehalten
behalten behält behielt behalten
fallen fällt fiel gefallen
gefallen gefällt gefiel gefallen
laufen läuft lief gelaufen
fahren fährt fuhr gefahren
fliegen fliegt flog geflogen
schwimmen schwimmt schwamm geschwommen
singen singt sang gesungen
springen springt sprang gesprungen
trinken trinkt trank getrunken
sinken sinkt sank gesunken
essen isst aß gegessen
fressen frisst fraß gefressen
vergessen vergisst vergaß vergessen
lesen liest las gelesen
sprechen spricht sprach gesprochen
versprechen verspricht versprach versprochen
helfen hilft half geholfen
treffen trifft traf getroffen
werfen wirft warf geworfen
sterben stirbt starb gestorben
brechen bricht brach gebrochen
zerbrechen zerbricht zerbrach zerbrochen
stehlen stiehlt stahl gestohlen
bitten bittet bat gebeten
liegen liegt lag gelegen
sitzen sitzt saß gesessen
stehen steht stand gestanden
verstehen versteht verstand verstanden
bleiben bleibt blieb geblieben
schreiben schreibt schrieb geschrieben
steigen steigt stieg gestiegen
schweigen schweigt schwieg geschwiegen
leihen leiht lieh geliehen
schreien schreit schrie geschrien
scheinen scheint schien geschienen
reiten reitet ritt geritten
streiten streitet stritt gestritten
schneiden schneidet schnitt geschnitten
greifen greift griff gegriffen
reißen reißt riss gerissen
beißen beißt biss gebissen
ziehen zieht zog gezogen
fliehen flieht floh geflohen
schließen schließt schloss geschlossen
beschließen beschließt beschloss beschlossen
gießen gießt goss gegossen
riechen riecht roch gerochen
kriechen kriecht kroch gekrochen
frieren friert fror gefroren
heißen heißt hieß geheißen
rufen ruft rief gerufen
schlafen schläft schlief geschlafen
fangen fängt fing gefangen
hängen hängt hing gehangen
tragen trägt trug getragen
schlagen schlägt schlug geschlagen
wachsen wächst wuchs gewachsen
waschen wäscht wusch gewaschen
graben gräbt grub gegraben
laden lädt lud geladen
tun tut tat getan
bringen bringt brachte gebracht
denken denkt dachte gedacht
klingen klingt klang geklungen
gelten gilt galt gegolten
bestehen besteht bestand bestanden
entgehen entgeht entging entgangen
verfliegen verfliegt verflog verflogen
vorwärtsgehen vorwärtsgeht vorwärtsging vorwärtsgegangen
ausgehen ausgeht ausging ausgegangen
weichen weicht wich gewichen
anfangen anfängt anfing angefangen
kennen kennt kannte gekannt
nennen nennt nannte genannt
rennen rennt rannte gerannt
brennen brennt brannte gebrannt
beginnen beginnt begann begonnen
gewinnen gewinnt gewann gewonnen
treten tritt trat getreten
verschwinden verschwindet verschwand verschwunden
bekommen bekommt bekam bekommen
erfinden erfindet erfand erfunden
empfehlen empfiehlt empfahl empfohlen
heben hebt hob gehoben
blasen bläst blies geblasen
raten rät riet geraten
schieben schiebt schob geschoben
schleichen schleicht schlich geschlichen
stoßen stößt stieß gestoßen
schmelzen schmilzt schmolz geschmolzen
leiden leidet litt gelitten
schwingen schwingt schwang geschwungen
stechen sticht stach gestochen
spinnen spinnt spann gesponnen
binden bindet band gebunden
verbinden verbindet verband verbunden
biegen biegt bog gebogen
bieten bietet bot geboten
verbieten verbietet verbot verboten
erschrecken erschrickt erschrak erschrocken
wenden wendet wandte gewandt
verbringen verbringt verbrachte verbracht
versinken versinkt versank versunken
zwingen zwingt zwang gezwungen
pfeifen pfeift pfiff gepfiffen
backen backt buk gebacken
braten brät briet gebraten
schwören schwört schwor geschworen
befehlen befiehlt befahl befohlen
erkennen erkennt erkannte erkannt
verlassen verlässt verließ verlassen
erhalten erhält erhielt erhalten
entstehen entsteht entstand entstanden
betreten betritt betrat betreten
beweisen beweist bewies bewiesen
verraten verrät verriet verraten
schaffen schafft schaffte geschafft
überwinden überwindet überwand überwunden
lügen lügt log gelogen
misslingen misslingt misslang misslungen
gelingen gelingt gelang gelungen
geschehen geschieht geschah geschehen
vergehen vergeht verging vergangen
entscheiden entscheidet entschied entschieden
besteigen besteigt bestieg bestiegen
umziehen umzieht umzog umgezogen
weiterwissen weiterweiß weiterwusste weitergewusst
nachdenken nachdenkt nachdachte nachgedacht`).map((line) => line.split(" "));

/** Weak verbs of ideas and lines. */
const WEAK =
  "sagen fragen antworten machen bauen basteln backen kochen malen pflanzen nähen stricken reparieren suchen retten sammeln zeichnen füttern eröffnen gründen planen züchten warten lernen hüten pflegen besuchen verkaufen kaufen spielen tanzen reisen segeln öffnen putzen bewachen beschützen befreien erforschen erkunden verteilen trainieren üben entdecken schauen überlegen lachen merken freuen erzählen versuchen seufzen setzen probieren zeigen träumen spüren passen nicken lächeln lauschen hören hoffen grübeln fassen atmen ahnen ärgern zögern zweifeln verschränken trauen summen strengen strecken strahlen schlucken richten reden meinen legen kehren horchen holen brauchen bemühen murmeln zählen stellen glauben wohnen leben lieben hassen wünschen fürchten arbeiten klettern wandern zelten rudern tauchen rutschen stolpern stürzen weinen trösten helfen schenken schicken feiern spazieren leuchten regnen schneien donnern blitzen landen starten verstecken erschrecken entführen verfolgen jagen schimpfen verbieten erlauben danken begleiten begegnen zaubern verwandeln verkleiden verpassen verirren versprechen vermissen verzweifeln stranden folgen adoptieren angeln fischen flüchten fühlen führen gehören glänzen grüßen gucken hüpfen impfen jubeln kämpfen kitzeln klingeln klopfen kuscheln küssen leihen löschen meistern melden mischen packen parken picken pfeifen plaudern räumen reden rollen ruhen sausen schaffen schaukeln schmecken schmelzen schnarchen schütteln schützen spenden staunen stecken stören streicheln studieren teilen telefonieren töpfern trennen trocknen überqueren überraschen übernachten verabschieden verdienen verlaufen verlieben vertrauen verzaubern wackeln wagen wechseln wecken winken wundern zerstören zittern erleben erklären erreichen erben gewöhnen heilen reinigen renovieren rodeln schminken stapeln turnen wickeln dauern kosten klappen reichen stimmen ändern fehlen passieren mitlachen hinschauen dahinterstecken bellen krabbeln schimmern sparen prüfen wühlen basteln knacken drehen drücken kleben lehnen quaken miauen hauen jammern knurren locken parken pflücken ernten rauschen ruinieren steuern stammen tauschen verwechseln verändern wehen zerstören zerbrechen".split(
    " ",
  );

export interface VerbForms {
  readonly infinitive: string;
  readonly he: string;
  readonly i: string;
  readonly many: string;
  readonly past: string;
  readonly pastMany: string;
  readonly participle: string;
}

const I: Readonly<Record<string, string>> = {
  sein: "bin",
  haben: "habe",
  werden: "werde",
  wollen: "will",
  können: "kann",
  müssen: "muss",
  sollen: "soll",
  dürfen: "darf",
  mögen: "mag",
  möchten: "möchte",
  wissen: "weiß",
  weiterwissen: "weiterweiß",
  tun: "tue",
};

const formsOf = (infinitive: string, he: string, past: string, participle: string): VerbForms => ({
  infinitive,
  he,
  i:
    I[infinitive] ??
    infinitive
      .replace(/(e[lr])n$/u, (_, end: string) => `${end}e`)
      .replace(/en$/u, "e")
      .replace(/ele$/u, "le"),
  many: infinitive === "sein" ? "sind" : infinitive,
  past,
  pastMany: past.endsWith("e") ? `${past}n` : /(?:[sxzß])$/u.test(past) || !past.endsWith("e") ? `${past}en` : past,
  participle,
});

const weak = (infinitive: string): VerbForms => {
  const stem = infinitive.replace(/e?n$/u, "").replace(/^(.+)(e[lr])$/u, "$1$2");
  const he = /(?:[td]|[^aeiouäöülrhmn][mn])$/u.test(stem) ? `${stem}et` : `${stem}t`;
  const participle = /^(?:be|er|ver|zer|ent|miss|über)|ieren$/u.test(infinitive) ? he : `ge${he}`;
  return formsOf(infinitive, he, `${he}e`, participle);
};

const all: readonly VerbForms[] = [
  ...WEAK.filter((verb) => !STRONG.some(([infinitive]) => infinitive === verb)).map(weak),
  ...STRONG.map(([infinitive = "", he = "", past = "", participle = ""]) => formsOf(infinitive, he, past, participle)),
];

const byForm = (form: keyof VerbForms): ReadonlyMap<string, VerbForms> =>
  new Map(all.map((verb) => [verb[form], verb]));

const byHe = byForm("he");
const byI = byForm("i");
const byPast = byForm("past");
const byPastMany = byForm("pastMany");
const byParticiple = byForm("participle");

/** The forms of a verb by that of the third person: "geht". */
export const verbOfHe = (word: string): VerbForms | undefined => byHe.get(word);
/** By the first person: "gehe". */
export const verbOfI = (word: string): VerbForms | undefined => byI.get(word);

/** Words that end as weak verbs do in the past. */
const NO_PAST =
  /^(?:möchte|könnte|müsste|dürfte|alte|bunte|erste|letzte|rote|gute|weite|beste|nächste|zweite|dritte|heute|bitte|mitte|echte|nette|kalte|satte|glatte|hatte|vierte|fünfte|größte|kleinste|liebste|älteste|jüngste|leichte|breite|feste|laute|sanfte|rechte|schlechte|kaputte|\p{Ll}*(?:hafte|ste|lichte|arbeite|leite|reite|rette|warte|halte|rate|trete|biete|streite|hüte)|wette|töte|miete|läute|fürchte|achte|züchte|richte|flüchte|(?:ge|ver|be)\p{Ll}+te)n?$/u;

/** The verb of a form in the past: "ging", "bauten". A weak verb is known by its ending. */
export const verbOfPast = (word: string): { readonly verb: VerbForms; readonly isMany: boolean } | undefined => {
  const one = byPast.get(word);
  if (one) return { verb: one, isMany: false };
  const many = byPastMany.get(word);
  if (many) return { verb: many, isMany: true };
  const known = /^(\p{Ll}{2,}?)(e?)te(n?)$/u.exec(word);
  if (!known || (NO_PAST.test(word) && word !== "verkaufte")) return undefined;
  const [, stem = "", , end = ""] = known;
  return { verb: weak(`${stem}en`), isMany: end !== "" };
};

/** Prefixes that stand apart: "aufgebaut", "baut … auf". */
const APART =
  /^(zurück|zusammen|weiter|wieder|kennen|fest|heim|herein|heraus|herunter|hinauf|hinunter|vorbei|herum|mit|ab|an|auf|aus|ein|nach|vor|weg|los|um|her|hin|bei|zu|da)(?=.{4})/u;

/** The verb of a participle, and its prefix: "mitgenommen". */
export const verbOfParticiple = (word: string): { readonly verb: VerbForms; readonly prefix: string } | undefined => {
  const own = byParticiple.get(word);
  if (own) return { verb: own, prefix: "" };
  const [prefix = ""] = APART.exec(word) ?? [];
  const inner = byParticiple.get(word.slice(prefix.length));
  if (prefix && inner) return { verb: inner, prefix };
  const [, apart = "", stem = ""] = /^(.*?)ge(\p{Ll}{3,})t$/u.exec(word) ?? [];
  return stem && (apart === "" || APART.test(`${apart}xxxx`))
    ? { verb: weak(`${stem.replace(/e$/u, "")}en`), prefix: apart }
    : undefined;
};
