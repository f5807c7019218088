import type { ActionWords } from "../action-words.ts";

/** "Fuhren sie" tells of several, "fuhr sie" of a woman. */
const SEVERAL_DID =
  "(?:gingen|kamen|liefen|fuhren|waren|saßen|standen|lagen|fanden|sahen|sangen|flogen|ritten|stiegen|trugen|nahmen|hielten|aßen|tranken|schliefen|blieben|sprangen|schwammen|riefen|begannen|zogen|schoben|gruben|schlichen|krochen|trafen|halfen|gaben|lasen|schrieben|sprachen|bekamen|schlugen|warfen|gossen|zerbrachen|sind|haben)";

export const actionWords: ActionWords = {
  verbs: {
    climb: "kletterte,kletterten,klettert,klettern auf,erklomm,erklommen,bestieg,bestiegen",
    swim: "schwamm,schwammen,schwimmt,tauchte,tauchten,taucht",
    row: "ruderte,ruderten,rudert,rudern über,paddelte,paddelten,paddelt",
    ride: "ritt,ritten,reitet,radelte,radelten,radelt,fuhr … fahrrad,fuhr … rad,fährt … fahrrad",
    read: "las,lasen,liest,blätterte,blätterten",
    write: "schrieb,schrieben,schreibt",
    cook: "kochte,kochten,kocht,backte,backten,backt,bäckt,buk,rührte,brät,briet",
    eat: "aß,aßen,isst,frühstückte,frühstückten",
    build: "baute,bauten,baut,hämmerte,hämmerten,hämmert,reparierte,reparierten,repariert,zimmerte,zimmerten",
    dig: "grub,gruben,gräbt,schaufelte,schaufelten,schaufelt,buddelte,buddelten",
    plant: "pflanzte,pflanzten,pflanzt,säte,säten,sät",
    carry: "trug,trugen,trägt,schleppte,schleppten,schleppt",
    give: "gab,gaben,gibt,schenkte,schenkten,schenkt,reichte,reichten,reicht,überreichte,brachte ihm,brachte ihr",
    hug: "umarmte,umarmten,umarmt,schloss … arme,nahm … in die arme,nahm … in den arm,drückte … an sich",
    point:
      "zeigte aus,zeigte nach,zeigte … aus,zeigte zum,zeigte … zum,zeigte auf,zeigte … auf,zeigten auf,zeigt auf,zeigt … auf,deutete auf,deutete … auf",
    play: "spielte,spielten,spielt,trommelte,trommelten",
    dance: "tanzte,tanzten,tanzt",
    fly: "flog,flogen,fliegt,schwebte,schwebten,schwebt",
    sleep: "schlief,schliefen,schläft,träumte,träumten,schnarchte,schlummerte",
    run: "rannte,rannten,rennt,lief,liefen,läuft,eilte,eilten,raste,floh,flohen",
    sit: "saß,saßen,sitzt,setzte sich,setzten sich,hockte,kniete,wartete,warteten",
    look: "sah,sahen,sieht,schaute,schauten,schaut,blickte,blickten,blickt,beobachtete,entdeckte,starrte,suchte",
    walk: "ging,gingen,geht,wanderte,wanderten,wandert,spazierte,spazierten,stapfte,folgte,folgten,zog los,marschierte,kam,kamen",
  },
  figures:
    "es gab,es gibt,gab es,gibt es,gab auf,gab sich,gab nach,gab … auf,trug den namen,trug einen,trug eine,trug ein kleid,baut … auf,zeit verflog,ging … unter,ging … auf,ging … aus,ging … schief,ging es,geht es,ging weiter,spielte mit,spielten mit,spielte im,spielten im,spielte eine rolle,sah … aus,sieht … aus,lief … tränen,kamen die tränen,reichte nicht,las auf,sah auf",
  notDone:
    "nicht,nie,niemals,kein,keine,keinen,wollte,wollten,will,möchte,konnte,konnten,kann,sollte,sollten,musste,mussten,würde,wünschte,träumte davon,wenn,falls,niemand,versuchte,lernte,lernt,als wäre,als ob",
  pronouns: {
    she: "sie",
    he: "er",
    they: "alle",
    theyAct: `(?:\\p{Ll}{2,}ten|${SEVERAL_DID})\\ssie|sie\\s(?:\\p{Ll}{2,}ten|${SEVERAL_DID})`,
    together: "beide,beiden,zusammen,gemeinsam,wir",
  },
  order: "around",
  objectBefore: "dem,den,mit,zu,zum,zur,von,vom,auf,mit der,von der",
  relatives: "die,der,das,welche,welcher",
  deniesAfter: true,
};
