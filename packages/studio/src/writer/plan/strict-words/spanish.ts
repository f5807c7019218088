import type { StrictWords } from "./words-of-language.ts";

const CLAUSE = "[^.,;:!?…“”]*";
const DAYS = "lunes|martes|miércoles|jueves|viernes|sábado|domingo";
const PARTS = "día|mañana|mediodía|tarde|noche|semana|mes|año";
const SEASONS =
  "primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
/** What is at the place where somebody is. */
const NEAR =
  "(?:puerta|ventana|mesa|cama|armario|horno|estufa|silla|sillón|banco|suelo|rodilla|brazo|hombro|árbol|rama|escalera|oído|mano|cabeza|aire|madre|padre|abuel|herman|amig|niñ|hombre|mujer|perr|gat|agua|hierba|espejo|rincón|pared|cesta|bolsa|final|lado)";

export const spanish: StrictWords = {
  notSo: [
    // "El barco que había construido".
    new RegExp(
      `(?<=(?:^|[.,;:!?…]\\s|\\s(?:que|donde|quien|cuando|porque)\\s))(?:[^\\s.,;:!?]+\\s){0,5}?(?:había|habían)\\s(?:(?:sido|siempre|ya)\\s)?\\p{L}+(?:ado|ido|to|cho|sto)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:quería|querían|quiso|quisieron|podría|podrían|debería|iba a|iban a|sería|tendría|podía|podían|(?<!\\p{L}(?:a|i|e|de|na)\\s)\\p{L}{3,}[aei]rían?)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(`(?<!\\p{L})(?:no|nunca|jamás|nadie|tampoco)(?!\\p{L})${CLAUSE}`, "giu"),
    /(?<!\p{L})(?:sin|ningún|ninguna|ni|salvo|en vez de|en lugar de)\s(?:(?! y )[^.,;:!?…“”])*/giu,
    new RegExp(
      `(?<!\\p{L})(?:como (?=(?:una?|si|el|la|los|las)\\s)|tan \\p{L}+ como|más \\p{L}+ que|si (?=\\p{L}+))${CLAUSE}`,
      "giu",
    ),
  ],
  toldOf: [
    // "En la clase de doña Lola".
    /(?<=(?<!\p{L})(?:casa|clase|habitación|jardín|tienda|granja|taller|patio|coche|barco|barca|libro|carta|nombre|voz) )(?:de)\s(?:don |doña |la señora |el señor )?\p{Lu}\p{Ll}+/gu,
    // "Fuera caía la nieve": seen from within.
    /(?<!\p{L})(?:a?fuera),?\s[^.;:!?“”]*(?:nieve|nevaba|lluvia|llovía|viento|tormenta|noche)[^.,;:!?“”]*/giu,
    // "Mientras todos dormían".
    /(?<!\p{L})mientras (?:tod[oa]s?|los demás|el pueblo|la ciudad)\s[^.,;:!?“”]*/giu,
    /(?<=(?<!\p{L})(?:pens|soñ)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:en|con|de|del|que)\s[^.;!?“”]*/giu,
    /(?<=(?<!\p{L})(?:habl|record|acord|cont|esper|tem|dese)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:de|del|sobre|que|cómo|dónde|lo que)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:dijo|sabía|creía|pensó|explicó|preguntó|prometió|comprendió|recordó)\s(?:(?:le|les|a \p{L}+)\s)?(?:que|cómo|dónde|lo que|si|por qué)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:fotos?|fotografías?|cuadro|pintura|retrato|dibujo|imagen|postal|historia|cuento|canción|carta|libro)\s(?:de|del|sobre)\s[^.;:!?“”]*/giu,
  ],
  newTime: new RegExp(
    `(?:^|[.!?…”]\\s+|\\n\\s*)\\W*(?:(?:Y|Pero|Entonces|Luego),? )?(?:Un(?:a)? (?:${PARTS}|${DAYS})|(?:Al|El) (?:día|${DAYS})(?: siguiente)?|A la (?:mañana|tarde|noche)(?: siguiente)?|(?:Esa|Aquella|Esta) (?:misma )?(?:${PARTS})|(?:Ese|Aquel) (?:mismo )?(?:${PARTS})|Cada (?:${PARTS}|${DAYS})|Tod[ao]s l[ao]s (?:${PARTS}s?|${DAYS}|noches|tardes|mañanas)|(?:En|Durante el) (?:la )?(?:${SEASONS})|(?:\\p{L}+ )?(?:\\p{Ll}+ )?(?:días|semanas|meses|años|horas) (?:después|más tarde|pasaron)|(?:Pasaron|Después de|Tras) (?:\\p{Ll}+ ){0,2}(?:días|semanas|meses|años|cenar|comer|clase|escuela)|Desde (?:ese|aquel|entonces)|Más tarde|Por la (?:mañana|tarde|noche)|Al (?:amanecer|anochecer|atardecer|mediodía)|Antaño|Antes)(?!\\p{L})`,
    "iu",
  ),
  sameDay:
    /(?<!\p{L})(?:(?:a|por|esa|esta|aquella) (?:la )?(?:misma )?(?:tarde|noche)|al (?:anochecer|atardecer|mediodía)|horas?|más tarde|cenar|comer)(?!\p{L})/iu,
  leaves: new RegExp(
    `(?<!\\p{L})(?:(?:fue|fueron|corri|camin|anduv|sub|baj|entr|sali|march|volvi|regres|lleg|cruz|trep|salt|vol|sigui|condu|llev|rem|naveg|viaj|atraves|escap|hu[iy])\\p{Ll}*(?:\\s[^\\s.,;:!?]+){0,4}?\\s(?:a|al|hacia|hasta|por|en|dentro|fuera|de|del|desde)\\s(?!(?:(?:la|el|los|las|una?|su|sus)\\s)?(?:\\p{Ll}+\\s)?${NEAR})|(?:salió|salieron|se fue|se fueron|partió|partieron|se marchó|se marcharon|cruzó|cruzaron|abandonó)(?!\\p{L}))`,
    "iu",
  ),
  opensWithPronoun:
    /^[^\p{L}]*(?:(?:y|pero|luego|entonces|después|de pronto|de repente|por fin|rápido|despacio|enseguida|juntos|allí|dentro),? )*(?:él|ella|ellos|ellas|se|le|les|sus? (?!\p{Ll}+ \p{Lu})|ambos|ambas|los dos|eso|esto|lo|la(?= \p{L}+(?:ó|aron|ieron|aba|ía)(?!\p{L}))|(?!tom|bast)\p{Ll}{2,}(?:ó|aron|ieron))(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:yo|nosotros|él|ella|ellos|ellas|ambos|todos|\p{L}{2,}(?:ó|aron|ieron|imos|amos)|vio|dio|fue|fueron|hizo|puso|dijo|tuvo)(?!\p{L})/iu,
  inTheOpen:
    /(?<!\p{L})(?:bajo|detrás de|a través de|sobre|en|entre|junto a|al pie de|al borde de|por|delante de|cerca de|hasta|hacia)\s(?:(?:la|el|los|las|una?|un|su|sus|l)\s)?(?:\p{L}+\s){0,2}?(?:árbol|árboles|robles?|arbustos?|setos?|hierba|prados?|campos?|estanque|arroyo|río|orilla|colinas?|ladera|valle|senderos?|caminos?|valla|cerca|jardín|huerto|patio|flores|charcos?|nieve|arena|estrellas|luna|rocas?|acantilados?|juncos|raíces|hojas|ramas?|viña)(?!\p{L})/iu,
  homely:
    /(?<!\p{L})(?:camas?|almohadas?|sofá|sillón|sillas?|chimenea|estufa|armario|estantes?|cortinas?|alfombra|escritorio|casa|piso|habitación|cuarto|salón|cabaña|choza|escalera)(?!\p{L})/iu,
};
