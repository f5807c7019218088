import { type RomanceVerb, romanceVerbs } from "../romance-verbs.ts";
import { regularInfinitives } from "./clause-verbs.ts";

/** Regular verbs, with the vowel that changes in "siente", "durmió". */
const regular = (infinitive: string, he: string, many: string): RomanceVerb => {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith("ar")) {
    const soft = stem.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/z$/u, "c");
    return {
      infinitive,
      present: { i: he.replace(/a$/u, "o"), he, we: `${stem}amos`, many },
      past: { i: `${soft}é`, he: `${stem}ó`, we: `${stem}amos`, many: `${stem}aron` },
      was: { i: `${stem}aba`, he: `${stem}aba`, we: `${stem}ábamos`, many: `${stem}aban` },
      participle: `${stem}ado`,
    };
  }
  const isIr = infinitive.endsWith("ir");
  const closed =
    isIr && !he.startsWith(stem) ? stem.replace(/e(?=[^aeiou]+$)/u, "i").replace(/o(?=[^aeiou]+$)/u, "u") : stem;
  const i = he
    .replace(/gue$/u, "ge")
    .replace(/e$/u, "o")
    .replace(/([ei])go$/u, "$1go");
  return {
    infinitive,
    present: {
      i: /g[ei]r$/u.test(infinitive) ? he.replace(/ge$/u, "jo") : i,
      he,
      we: `${stem}${isIr ? "imos" : "emos"}`,
      many,
    },
    past: { i: `${stem}í`, he: `${closed}ió`, we: `${stem}imos`, many: `${closed}ieron` },
    was: { i: `${stem}ía`, he: `${stem}ía`, we: `${stem}íamos`, many: `${stem}ían` },
    participle: `${stem}ido`,
  };
};

const imperfect = (he: string): RomanceVerb["was"] => ({
  i: he,
  he,
  we: he
    .replace(/ía$/u, "íamos")
    .replace(/aba$/u, "ábamos")
    .replace(/^era$/u, "éramos")
    .replace(/^iba$/u, "íbamos")
    .replace(/^veía$/u, "veíamos"),
  many: `${he}n`,
});

const LISTED = `ser es son soy somos fui fue fuimos fueron era sido
estar está están estoy estamos estuve estuvo estuvimos estuvieron estaba estado
haber ha han he hemos hube hubo hubimos hubieron había habido
ir va van voy vamos fui fue fuimos fueron iba ido
querer quiere quieren quiero queremos quise quiso quisimos quisieron quería querido
poder puede pueden puedo podemos pude pudo pudimos pudieron podía podido
tener tiene tienen tengo tenemos tuve tuvo tuvimos tuvieron tenía tenido
hacer hace hacen hago hacemos hice hizo hicimos hicieron hacía hecho
saber sabe saben sé sabemos supe supo supimos supieron sabía sabido
venir viene vienen vengo venimos vine vino vinimos vinieron venía venido
decir dice dicen digo decimos dije dijo dijimos dijeron decía dicho
dar da dan doy damos di dio dimos dieron daba dado
ver ve ven veo vemos vi vio vimos vieron veía visto
oír oye oyen oigo oímos oí oyó oímos oyeron oía oído
poner pone ponen pongo ponemos puse puso pusimos pusieron ponía puesto
traer trae traen traigo traemos traje trajo trajimos trajeron traía traído
caer cae caen caigo caemos caí cayó caímos cayeron caía caído
salir sale salen salgo salimos salí salió salimos salieron salía salido
reír ríe ríen río reímos reí rió reímos rieron reía reído
sonreír sonríe sonríen sonrío sonreímos sonreí sonrió sonreímos sonrieron sonreía sonreído
reunir reúne reúnen reúno reunimos reuní reunió reunimos reunieron reunía reunido
caber cabe caben quepo cabemos cupe cupo cupimos cupieron cabía cabido
leer lee leen leo leemos leí leyó leímos leyeron leía leído
creer cree creen creo creemos creí creyó creímos creyeron creía creído
construir construye construyen construyo construimos construí construyó construimos construyeron construía construido
destruir destruye destruyen destruyo destruimos destruí destruyó destruimos destruyeron destruía destruido
huir huye huyen huyo huimos huí huyó huimos huyeron huía huido
conocer conoce conocen conozco conocemos conocí conoció conocimos conocieron conocía conocido
parecer parece parecen parezco parecemos parecí pareció parecimos parecieron parecía parecido
crecer crece crecen crezco crecemos crecí creció crecimos crecieron crecía crecido
nacer nace nacen nazco nacemos nací nació nacimos nacieron nacía nacido
aparecer aparece aparecen aparezco aparecemos aparecí apareció aparecimos aparecieron aparecía aparecido
desaparecer desaparece desaparecen desaparezco desaparecemos desaparecí desapareció desaparecimos desaparecieron desaparecía desaparecido
conducir conduce conducen conduzco conducimos conduje condujo condujimos condujeron conducía conducido
romper rompe rompen rompo rompemos rompí rompió rompimos rompieron rompía roto
abrir abre abren abro abrimos abrí abrió abrimos abrieron abría abierto
escribir escribe escriben escribo escribimos escribí escribió escribimos escribieron escribía escrito
volver vuelve vuelven vuelvo volvemos volví volvió volvimos volvieron volvía vuelto
descubrir descubre descubren descubro descubrimos descubrí descubrió descubrimos descubrieron descubría descubierto
morir muere mueren muero morimos morí murió morimos murieron moría muerto
seguir sigue siguen sigo seguimos seguí siguió seguimos siguieron seguía seguido
conseguir consigue consiguen consigo conseguimos conseguí consiguió conseguimos consiguieron conseguía conseguido
perseguir persigue persiguen persigo perseguimos perseguí persiguió perseguimos persiguieron perseguía perseguido
pedir pide piden
servir sirve sirven
repetir repite repiten
sentir siente sienten
asentir asiente asienten
preferir prefiere prefieren
convertir convierte convierten
dormir duerme duermen
rendir rinde rinden
devolver devuelve devuelven
mover mueve mueven
encontrar encuentra encuentran
contar cuenta cuentan
recordar recuerda recuerdan
soñar sueña sueñan
sonar suena suenan
volar vuela vuelan
jugar juega juegan
mostrar muestra muestran
probar prueba prueban
empezar empieza empiezan
comenzar comienza comienzan
cerrar cierra cierran
pensar piensa piensan
despertar despierta despiertan
sentar sienta sientan
perder pierde pierden
entender entiende entienden
encender enciende encienden
elegir elige eligen
recoger recoge recogen
proteger protege protegen
temblar tiembla tiemblan
atravesar atraviesa atraviesan
regar riega riegan
deber debe deben
llover llueve -
nevar nieva -
doler duele duelen
costar cuesta cuestan`;

const MORE =
  "apartar imitar latir encajar apagar ocurrir tratar bastar suspirar costar acercar alegrar atrever bajar correr cruzar disfrutar dudar echar ensayar estirar gritar guardar intentar inventar levantar llamar murmurar notar parar practicar preguntar protestar recorrer repasar respirar sospechar suspirar tararear tragar armar avanzar contestar decidir escuchar mirar quedar crecer gastar faltar arreglar complicar acabar descansar juntar convertir aprender importar tocar cambiar durar gustar esconder lograr".split(
    " ",
  );

/** Words that are nouns or prepositions more often. */
const AMBIGUOUS = new Set(
  "como para sobre entre uno nada cara vino cuento sueño juego trabajo canto paseo regalo baño beso río amo".split(" "),
);

export const verbForms = romanceVerbs(
  LISTED,
  [...regularInfinitives, ...MORE].filter((infinitive) => /(?:ar|er|ir)$/u.test(infinitive)),
  {
    regular,
    imperfect,
    pastEndings: [
      { ending: /(?<=\p{L}{3})ó$/u, infinitive: "ar", who: "he", tense: "past" },
      { ending: /(?<=\p{L}{2})aron$/u, infinitive: "ar", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})ieron$/u, infinitive: "er", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})aba$/u, infinitive: "ar", who: "he", tense: "was" },
      { ending: /(?<=\p{L}{2})aban$/u, infinitive: "ar", who: "many", tense: "was" },
    ],
    participles: [
      [/(?<=\p{L}{2})ad[oa]s?$/u, "ar"],
      [/(?<=\p{L}{2})id[oa]s?$/u, "er"],
    ],
    thirdPersons: (infinitive) =>
      infinitive.endsWith("ar")
        ? [`${infinitive.slice(0, -1)}`, `${infinitive.slice(0, -1)}n`]
        : [`${infinitive.slice(0, -2)}e`, `${infinitive.slice(0, -2)}en`],
  },
  AMBIGUOUS,
);
