import type { StoryText } from "../pack.ts";
import { lines, phrases } from "../text-blocks.ts";

export const storyText: StoryText = {
  beats: {
    open: lines(`Esta es la historia de «{idea}». Empezó hace mucho tiempo, cuando las noches eran largas y todos sabían escuchar.
    Dicen que todo empezó con pocas palabras: «{idea}». Quien las oía una vez ya no las olvidaba.
    «{idea}»: así se titula un libro muy viejo, y esta es su historia.
    Había una vez un sueño, y el sueño decía: «{idea}».`),
    wish: lines(`Era un deseo pequeño, pero pesaba como una piedra en el bolsillo.
    Algunos deseos se van con la mañana. Este se quedó.
    Todos decían que era imposible, y quizá por eso valía la pena intentarlo.
    Nadie había llegado nunca tan lejos, pero alguien tenía que ser el primero.`),
    leave: lines(`Un pedazo de pan, un farol, un último vistazo atrás: no hizo falta nada más, y el viaje comenzó.
    La puerta se cerró despacio, y delante quedó solo el camino.
    El primer paso fue el más difícil. El segundo ya fue parte de la aventura.`),
    arrive: lines(`{when}, el camino se detuvo {where}.
    {when}, algo se movió {where}.
    {when} se oyó una música muy suave {where}.
    {when} apareció una luz {where}, pequeña y quieta.`),
    meet: lines(`Allí esperaba {who}, como si el encuentro fuera cosa de siempre.
    Quien levantó la mirada fue {who}.
    Entonces habló {who}, casi en un susurro.
    En silencio, muy cerca, descansaba {who}.`),
    ask: lines(`La respuesta llegó despacio: «{advice}».
    «{advice}», se oyó, y nadie supo qué contestar.
    Antes de la despedida quedó un consejo: «{advice}».
    «¿Por dónde sigue el camino?» «{advice}».`),
    trouble: lines(`{when} se levantó un viento terrible y el sendero desapareció.
    {when}, la niebla lo cubrió todo.
    {when}, el puente se rompió con un largo gemido.
    {when}, una sombra enorme cerró el paso.
    {when}, el farol se apagó.
    {when}, la lluvia borró todas las huellas.`),
    solve: lines(`Hubo miedo, sí, pero una mano encontró otra mano, y eso bastó.
    En vez de huir, hubo una canción; y la canción abrió el camino.
    La solución era sencilla: pedir ayuda. La ayuda ya estaba cerca.
    Paso a paso, el peligro quedó atrás.
    Una palabra amable hizo lo que la fuerza no podía hacer.
    Bastó con esperar, y con mirar dos veces.`),
    rest: lines(`{when} hubo por fin sopa caliente y una historia junto al fuego.
    {when}, las estrellas parecían más cercanas.
    {when}, alguien rió, y la risa pesó menos que el cansancio.
    {when}, el silencio fue la mejor compañía.
    {when}, el pan se partió en dos mitades exactas.
    {when}, el hogar lejano apareció en un sueño.
    {when}, {who} contó una historia {where}.
    {when}, {who} repartió lo poco que tenía {where}.`),
    low: lines(`{when} todo pareció perdido {where}.
    {when} el camino se acabó {where}.
    {when} solo se oía el viento {where}.`),
    climax: lines(`{when} apareció por fin lo que tanto había faltado {where}.
    {when} todo salió de otro modo, y mejor, {where}.
    {when} se abrió la última puerta {where}.`),
    after: lines(`El camino de vuelta fue el mismo, y sin embargo parecía nuevo.
    Hubo abrazos, hubo pan, y hubo una silla para cada uno.
    Lo encontrado no cabía en ningún bolsillo, y por eso hubo que compartirlo.`),
    end: lines(`Desde aquel día, cuando alguien dice en voz baja «{idea}», todos acercan la silla.
    Y si el farol no se ha apagado, todavía alumbra esa ventana.
    Así termina la historia; y el próximo camino empieza mañana.`),
  },
  phrases: {
    when: phrases(
      "Al día siguiente|Una tarde de viento|Cuando salió la luna|Muy temprano|Después de muchas horas|Al caer la noche|Un poco más tarde|Con las primeras luces|Tras la lluvia|Al tercer día|A mediodía|Sin previo aviso",
    ),
    where: {
      forest: "en medio del bosque",
      river: "junto a un río ancho",
      mountain: "al pie de una montaña azul",
      village: "en un pueblo de una sola calle",
      seaside: "a la orilla del mar",
      valley: "en un valle lleno de flores",
      mill: "cerca de un molino abandonado",
      bridge: "bajo un puente de piedra",
      cave: "en una cueva que brillaba",
      castle: "delante de un castillo dormido",
      market: "en un mercado casi vacío",
      dunes: "entre las dunas del desierto",
    },
    who: phrases(
      "una tortuga muy vieja|un búho con sueño|una niña con un farol|un pescador sin barca|un zorro de cola blanca|una abuela que tejía|un pastor con tres ovejas|un ratón muy educado|una cigüeña cansada|un músico sin público|un burro pensativo|una gata gris",
    ),
    advice: phrases(
      "Ve despacio y escucha; el camino sabe adónde va|Lo que se comparte no se gasta|Quien pregunta ya ha llegado a la mitad|No busques con los ojos, busca con paciencia|Hasta la noche más larga tiene una ventana|El miedo también se cansa de correr|A veces hay que perderse para encontrar la puerta|La puerta pequeña es la que siempre está abierta|Primero ayuda, después pregunta|Nadie cruza solo el mismo río|Guarda un poco de luz para la vuelta|Lo pequeño también sostiene el cielo",
    ),
  },
  subject: {
    listJoiners: [", ", " y "],
    introduction: "Había una vez {heroes}.",
    introductionWithPlace: "Había una vez, {place}, {heroes}.",
    titleWithPlace: "{hero} {place}",
    goal: lines(`Volvía siempre un solo pensamiento: {thing}.
    Para ser feliz faltaba una sola cosa: {thing}.`),
    reunion: "Y al final estaba todo allí: {both}.",
    heroName: "Todos conocían el nombre: {name}.",
    ownIdea: lines(`{idea} Así empezó todo, hace mucho tiempo, cuando las noches eran largas y todos sabían escuchar.
    {idea} De eso trata esta historia, y quien la oye una vez ya no la olvida.`),
    hero: lines(`{when}, {hero} se detuvo {where} y escuchó.
    {when}, {hero} siguió adelante, poco a poco, {where}.
    {when}, {hero} pensó en los suyos, {where}.
    {when}, {hero} cantó en voz baja {where}.
    {when}, {hero} [contó|contó|contó|contaron] los pasos hasta cien {where}.
    {when}, {hero} [encontró|encontró|encontró|encontraron] una huella reciente {where}.
    {when}, {hero} [oyó|oyó|oyó|oyeron] algo muy leve {where}.
    {when}, {hero} [rió|rió|rió|rieron] por primera vez en mucho tiempo {where}.
    {when}, {hero} [estuvo|estuvo|estuvo|estuvieron] a punto de volver atrás {where}.
    {when}, {hero} [susurró|susurró|susurró|susurraron] una sola palabra {where}.
    {when}, {hero} [dio|dio|dio|dieron] un pequeño rodeo {where}.
    {when}, {hero} [soñó|soñó|soñó|soñaron] con los ojos abiertos {where}.
    {when}, {hero} [avanzó|avanzó|avanzó|avanzaron] muy despacio {where}.
    {when}, {hero} [reunió|reunió|reunió|reunieron] todo su valor {where}.
    {when}, {hero} [miró|miró|miró|miraron] una vez más hacia atrás {where}.
    {when}, {hero} [esperó|esperó|esperó|esperaron] una señal {where}.
    {when}, {hero} [encontró|encontró|encontró|encontraron] una piedra redonda {where}.
    {when}, {hero} [guardó|guardó|guardó|guardaron] silencio {where}.
    {when}, {hero} [respiró|respiró|respiró|respiraron] hondo {where}.`),
  },
  outline: {
    hero: "Quien protagoniza esta historia: {who}.",
    also: "También está aquí: {who}.",
    place: "El lugar de la historia: {place}.",
    wish: "El mayor deseo: {wish}.",
    obstacle: "Pero algo se interponía en el camino: {obstacle}.",
    ending: "Y así terminó todo: {ending}.",
  },
  company: lines(`—Yo voy con ustedes —dijo {name}, y nadie dijo que no.
    —¡Miren allí! —gritó {name}. Sin ese aviso, todos habrían pasado de largo.
    —Déjenme probar —dijo {name}, y los demás hicieron sitio.
    —Escuchen —susurró {name}. Por un momento, nadie se movió.
    —Juntos podemos —dijo {name}, y era verdad.
    —Tengo una idea —dijo {name}. Era buena, y la probaron enseguida.`),
};
