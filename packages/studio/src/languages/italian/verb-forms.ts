import { type RomanceVerb, romanceVerbs } from "../romance-verbs.ts";
import { regularInfinitives } from "./clause-verbs.ts";

const regular = (infinitive: string, he: string, many: string): RomanceVerb => {
  const stem = infinitive.slice(0, -3);
  const own = he.replace(/[ae]$/u, "o");
  if (infinitive.endsWith("are")) {
    const hard = stem.replace(/([cg])$/u, "$1h").replace(/i$/u, "");
    return {
      infinitive,
      present: { i: own, he, we: `${hard}iamo`, many },
      past: { i: `${stem}ai`, he: `${stem}ò`, we: `${stem}ammo`, many: `${stem}arono` },
      was: { i: `${stem}avo`, he: `${stem}ava`, we: `${stem}avamo`, many: `${stem}avano` },
      participle: `${stem}ato`,
    };
  }
  const vowel = infinitive.endsWith("ire") ? "i" : "e";
  return {
    infinitive,
    present: { i: own, he, we: `${stem}iamo`, many },
    past:
      vowel === "i"
        ? { i: `${stem}ii`, he: `${stem}ì`, we: `${stem}immo`, many: `${stem}irono` }
        : { i: `${stem}ei`, he: `${stem}é`, we: `${stem}emmo`, many: `${stem}erono` },
    was: { i: `${stem}${vowel}vo`, he: `${stem}${vowel}va`, we: `${stem}${vowel}vamo`, many: `${stem}${vowel}vano` },
    participle: vowel === "i" ? `${stem}ito` : `${stem}uto`,
  };
};

const imperfect = (he: string): RomanceVerb["was"] => ({
  i: he.replace(/a$/u, "o"),
  he,
  we: he === "era" ? "eravamo" : he.replace(/va$/u, "vamo"),
  many: he === "era" ? "erano" : `${he}no`,
});

const LISTED = `essere è sono sono siamo fui fu fummo furono era stato
avere ha hanno ho abbiamo ebbi ebbe avemmo ebbero aveva avuto
andare va vanno vado andiamo andai andò andammo andarono andava andato
volere vuole vogliono voglio vogliamo volli volle volemmo vollero voleva voluto
potere può possono posso possiamo potei poté potemmo poterono poteva potuto
dovere deve devono devo dobbiamo dovetti dovette dovemmo dovettero doveva dovuto
fare fa fanno faccio facciamo feci fece facemmo fecero faceva fatto
rifare rifà rifanno rifaccio rifacciamo rifeci rifece rifacemmo rifecero rifaceva rifatto
sapere sa sanno so sappiamo seppi seppe sapemmo seppero sapeva saputo
venire viene vengono vengo veniamo venni venne venimmo vennero veniva venuto
dire dice dicono dico diciamo dissi disse dicemmo dissero diceva detto
dare dà danno do diamo diedi diede demmo diedero dava dato
stare sta stanno sto stiamo stetti stette stemmo stettero stava stato
uscire esce escono esco usciamo uscii uscì uscimmo uscirono usciva uscito
riuscire riesce riescono riesco riusciamo riuscii riuscì riuscimmo riuscirono riusciva riuscito
salire sale salgono salgo saliamo salii salì salimmo salirono saliva salito
rimanere rimane rimangono rimango rimaniamo rimasi rimase rimanemmo rimasero rimaneva rimasto
tenere tiene tengono tengo teniamo tenni tenne tenemmo tennero teneva tenuto
scegliere sceglie scelgono scelgo scegliamo scelsi scelse scegliemmo scelsero sceglieva scelto
raccogliere raccoglie raccolgono raccolgo raccogliamo raccolsi raccolse raccogliemmo raccolsero raccoglieva raccolto
morire muore muoiono muoio moriamo morii morì morimmo morirono moriva morto
sedere siede siedono siedo sediamo sedetti sedette sedemmo sedettero sedeva seduto
bere beve bevono bevo beviamo bevvi bevve bevemmo bevvero beveva bevuto
piacere piace piacciono piaccio piacciamo piacqui piacque piacemmo piacquero piaceva piaciuto
apparire appare appaiono appaio appariamo apparvi apparve apparimmo apparvero appariva apparso
scomparire scompare scompaiono scompaio scompariamo scomparvi scomparve scomparimmo scomparvero scompariva scomparso
muovere muove muovono muovo muoviamo mossi mosse muovemmo mossero muoveva mosso
mettere mette mettono metto mettiamo misi mise mettemmo misero metteva messo
promettere promette promettono prometto promettiamo promisi promise promettemmo promisero prometteva promesso
prendere prende prendono prendo prendiamo presi prese prendemmo presero prendeva preso
arrendere arrende arrendono arrendo arrendiamo arresi arrese arrendemmo arresero arrendeva arreso
scendere scende scendono scendo scendiamo scesi scese scendemmo scesero scendeva sceso
accendere accende accendono accendo accendiamo accesi accese accendemmo accesero accendeva acceso
chiudere chiude chiudono chiudo chiudiamo chiusi chiuse chiudemmo chiusero chiudeva chiuso
chiedere chiede chiedono chiedo chiediamo chiesi chiese chiedemmo chiesero chiedeva chiesto
perdere perde perdono perdo perdiamo persi perse perdemmo persero perdeva perso
vedere vede vedono vedo vediamo vidi vide vedemmo videro vedeva visto
rivedere rivede rivedono rivedo rivediamo rividi rivide rivedemmo rividero rivedeva rivisto
ridere ride ridono rido ridiamo risi rise ridemmo risero rideva riso
sorridere sorride sorridono sorrido sorridiamo sorrisi sorrise sorridemmo sorrisero sorrideva sorriso
decidere decide decidono decido decidiamo decisi decise decidemmo decisero decideva deciso
correre corre corrono corro corriamo corsi corse corremmo corsero correva corso
rispondere risponde rispondono rispondo rispondiamo risposi rispose rispondemmo risposero rispondeva risposto
nascondere nasconde nascondono nascondo nascondiamo nascosi nascose nascondemmo nascosero nascondeva nascosto
scrivere scrive scrivono scrivo scriviamo scrissi scrisse scrivemmo scrissero scriveva scritto
leggere legge leggono leggo leggiamo lessi lesse leggemmo lessero leggeva letto
vivere vive vivono vivo viviamo vissi visse vivemmo vissero viveva vissuto
vincere vince vincono vinco vinciamo vinsi vinse vincemmo vinsero vinceva vinto
conoscere conosce conoscono conosco conosciamo conobbi conobbe conoscemmo conobbero conosceva conosciuto
crescere cresce crescono cresco cresciamo crebbi crebbe crescemmo crebbero cresceva cresciuto
nascere nasce nascono nasco nasciamo nacqui nacque nascemmo nacquero nasceva nato
rompere rompe rompono rompo rompiamo ruppi ruppe rompemmo ruppero rompeva rotto
spegnere spegne spengono spengo spegniamo spensi spense spegnemmo spensero spegneva spento
scoprire scopre scoprono scopro scopriamo scoprii scoprì scoprimmo scoprirono scopriva scoperto
aprire apre aprono apro apriamo aprii aprì aprimmo aprirono apriva aperto
offrire offre offrono offro offriamo offrii offrì offrimmo offrirono offriva offerto
dipingere dipinge dipingono dipingo dipingiamo dipinsi dipinse dipingemmo dipinsero dipingeva dipinto
piangere piange piangono piango piangiamo piansi pianse piangemmo piansero piangeva pianto
spingere spinge spingono spingo spingiamo spinsi spinse spingemmo spinsero spingeva spinto
proteggere protegge proteggono proteggo proteggiamo protessi protesse proteggemmo protessero proteggeva protetto
succedere succede succedono - - - successe - successero succedeva successo
sentire sente sentono
dormire dorme dormono
partire parte partono
seguire segue seguono
fuggire fugge fuggono
godere gode godono
credere crede credono credo crediamo credetti credette credemmo credettero credeva creduto
ripetere ripete ripetono
cadere cade cadono cado cadiamo caddi cadde cademmo caddero cadeva caduto
finire finisce finiscono
capire capisce capiscono
costruire costruisce costruiscono
pulire pulisce puliscono
preferire preferisce preferiscono
trasferire trasferisce trasferiscono
restituire restituisce restituiscono`;

const MORE =
  "bisognare battere riprovare promettere allontanare girare risolvere abbassare addormentare alzare ascoltare aspettare avvicinare brontolare cambiare cantare canticchiare cercare continuare contare dimenticare domandare dubitare esercitare esitare fermare gridare guardare immaginare inventare lasciare mormorare osare parlare pensare preparare provare raccontare rallegrare respirare rialzare ricordare ripensare scoppiare sognare sospirare sperare stiracchiare svegliare trovare ritrovare restare cominciare ricominciare durare diventare arrivare bastare servire mancare sembrare aiutare riposare suonare riprendere tremare piantare adottare portare mangiare giocare lanciare baciare iniziare studiare viaggiare pagare litigare spiegare costare".split(
    " ",
  );

/** Words that are nouns or prepositions more often. */
const AMBIGUOUS = new Set(
  "amo porto conto sogno gioco canto lavoro regalo bacio giro stato volto letto sole campo mano danno volte riso corso".split(
    " ",
  ),
);

export const verbForms = romanceVerbs(
  LISTED,
  [...regularInfinitives, ...MORE].filter((infinitive) => /(?:are|ere|ire)$/u.test(infinitive)),
  {
    regular,
    imperfect,
    pastEndings: [
      { ending: /(?<=\p{L}{2})ò$/u, infinitive: "are", who: "he", tense: "past" },
      { ending: /(?<=\p{L}{2})arono$/u, infinitive: "are", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})irono$/u, infinitive: "ire", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})ava$/u, infinitive: "are", who: "he", tense: "was" },
      { ending: /(?<=\p{L}{2})avano$/u, infinitive: "are", who: "many", tense: "was" },
      { ending: /(?<=\p{L}{2})eva$/u, infinitive: "ere", who: "he", tense: "was" },
      { ending: /(?<=\p{L}{2})evano$/u, infinitive: "ere", who: "many", tense: "was" },
    ],
    participles: [
      [/(?<=\p{L}{2})at[oaie]$/u, "are"],
      [/(?<=\p{L}{2})ut[oaie]$/u, "ere"],
      [/(?<=\p{L}{2})it[oaie]$/u, "ire"],
    ],
    thirdPersons: (infinitive) =>
      infinitive.endsWith("are")
        ? [`${infinitive.slice(0, -2)}`, `${infinitive.slice(0, -2)}no`]
        : [`${infinitive.slice(0, -3)}e`, `${infinitive.slice(0, -3)}ono`],
  },
  AMBIGUOUS,
);
