import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} ¿Quién habría pensado lo que iba a pasar?
{idea} Lo cuento tal como me lo contaron.
{idea} Fue un comienzo como ningún otro.
{idea} Así empezó todo.
{idea} Y fue así como ocurrió.
{idea} Exactamente así sucedió.
{idea} Lo que vino después es toda una historia.
{idea} De eso trata esta historia.
{idea} Muchos solo conocen el principio. Aquí está todo lo demás.
{idea} ¿Cómo fue? Ahora lo cuento.
{idea} ¿No lo creen? Pues escuchen.
{idea} Aquel día el cielo estaba completamente claro.
{idea} Pónganse cómodos, que la historia es larga.
{idea} Esta es solo la primera página.
{idea} Al principio todos se rieron.
{idea} El final no lo conocía nadie todavía.`);

export const fragmentBridges = lines(`{idea}: así se llama esta historia.
{idea}: de eso se habla aquí.`);

export const people =
  lines(`Hasta entonces, {hero} no había* dado que hablar. La gente saludaba y pasaba de largo. Eso iba a cambiar muy pronto.
Había dos cosas que {hero} no soportaba*: [la sopa fría|los calcetines mojados|las largas esperas] y la frase «No se puede». Aquella semana ya la habían dicho dos veces.
{hero} coleccionaba* preguntas como otros coleccionan [botones|piedras|plumas], y las mejores llegaban siempre por la noche.
Por {él} no habría apostado nadie. También eso tiene su lado bueno: a quien nadie mira, nada se le escapa.
Justo aquel día, {hero} tenía* pensado hacer otra cosa. Pero las mejores historias no preguntan si uno tiene tiempo.
—Qué ideas —decían los demás. {hero} lo oía* con gusto. Casi parecía un título.
{hero} tenía* una palabra favorita, y era «aun así». En esta historia sale muchas veces.
Nadie habría imaginado que algo así pudiera pasar, y {hero} menos que nadie.`);

export const moments = lines(`Aquella noche, {hero} soñó* con ello, y en el sueño todo era [sencillo|fácil|claro].
{hero} se olvidó* hasta [de la cena|de la merienda|del cumpleaños de una tía], y eso ya es decir.
{hero} contó* con los dedos todo lo que aún podía salir mal, y hubo que empezar dos veces.
Un niño [sentado en un muro|con un patinete|al borde del camino] quería saberlo todo, y al explicarlo, {hero} lo entendió* mejor.
Por un instante, {hero} no hizo* nada y miró* pasar [las nubes|los pájaros|las hojas].
—¿[Hace falta todo esto|Y todo esto para qué|De verdad es necesario]? —gruñó [alguien|un vecino], y {hero} hizo* como si no lo oyera.
En alguna parte alguien [cantaba|silbaba] mal y muy contento, y {hero} escuchó* un rato.
—Toma, para el camino —dijo una vecina, y {hero} recibió* una manzana que sabía a verano.
Una vez, {hero} estuvo* a punto de dar media vuelta, y solo [un arcoíris|una mariposa|un silbido] lo impidió.
Sin que nadie lo dijera, {hero} tenía* ya menos miedo que al principio.
[Por la noche|Antes de dormir], {hero} lo repasó* todo, empezando por lo mejor.
{there} ya no se hablaba de otra cosa, y {hero} callaba*.
{there} olía a lluvia, y {hero} respiró* hondo.
Lo más bonito {there} era la hora en que todos dormían menos {hero}.
{hero} nunca habría* pensado que pudieran pasar tantas cosas {there}.
La noche caía {there} antes que en ninguna otra parte, pero {hero} no pensaba* en eso.
{there} flotaba un olor a [heno|resina|canela] que daba ánimos.
Al cerrar los ojos, {hero} veía* {thing} con todo detalle.
—A veces hay que saber olvidar {thing} —dijo alguien, pero {hero} no sabía*.
{hero} dibujó* {thing} en el dorso de una carta y escribió* al lado la fecha.
Hasta en sueños {hero} veía* {thing}, un poco más grande que en la realidad.
Un mercader quiso comprar {thing} y puso tres monedas, y {hero} se las devolvió*.
{hero} habría* querido enseñar {thing} a todo el mundo, y enseguida.
Se puede mirar {thing} de cien maneras, y {hero} solo había* probado [siete|nueve|once].
¿Cómo explicar {thing} en tres palabras? {hero} necesitó* trescientas.
A la luz de la lámpara, {hero} vio* {thing} con otros ojos.
Había quien tomaba {thing} por una tontería, y {hero} lo evitaba*.
—No olvides {thing} —murmuraba* {hero} en sueños.
{hero} quería* {wish}, y en eso no había cambiado nada.
—¿Y de verdad quieres {wishyou}? —preguntó alguien, y {hero} asintió*.
Otros soñaban con oro, {hero} solo quería* {wish}.
Para {wish} no hay que esperar al buen tiempo, y {hero} lo sabía*.`);

export const companions =
  lines(`—¿Qué harías si nadie mirara? —preguntó {mate}. {hero} lo dijo*. —Entonces haremos justo eso —dijo {mate}.
{mate} había traído algo de comer, en lo que nadie más había pensado. Masticando, la preocupación se hizo más pequeña. —Con la boca llena —dijo {mate}— no se puede perder la esperanza.
{mate} no dijo que todo saldría bien. —Me quedo aquí —dijo {mate} sin más. Eso valía más que todos los consejos.
—Si sale mal, fue idea mía —dijo {mate}. —¿Y si sale bien? —Entonces fue tuya. Hubo una gran carcajada.
Una vez se perdieron de vista. {hero} llamó*, {mate} llamó, y el eco lo mezcló todo. Después se ataron con una cuerda.
Como {hero} ya no decía* nada, {mate} contó un chiste. Era siempre el mismo, y nunca había sido bueno. Pero {mate} se reía tanto que al final tuvo gracia.`);

export const anecdotes =
  lines(`Una vez, el camino se hizo tan estrecho que solo cabía uno, y justo entonces llegó de frente [un ganso|un molinero|un novio con prisa]. Nadie retrocedía, hasta que {hero} repartió* [una manzana|una pera|un pan] y [la pelea quedó olvidada|todos se echaron a reír|de pronto hubo sitio de sobra].
Por el camino, {hero} ayudó* a [un escarabajo|un erizo|un sapo] que estaba patas arriba. —[No lo olvidaré|Te debo una|Gracias, de verdad] —se oyó, y [tres días después|una semana más tarde|dos noches después], en un lugar muy oscuro, brillaba [una luciérnaga a cada paso|una lucecita que se podía seguir|un farolillo verde].
También hubo [un día|un martes|una tarde] en que nada salió bien: {hero} perdió* [un guante|un botón|un pañuelo] y pisó* el único charco de la comarca. Por la noche solo quedaba [saludar al reflejo del charco|reírse de todo|acostarse temprano].
Un charlatán vendía valor [en botellas|en bolsitas|a cucharadas], y {hero} compró* [una dosis pequeña|dos de golpe|para toda la semana]. Que no era más que [agua|azúcar|aire] se supo [al día siguiente|mucho después|más tarde], y para entonces ya había hecho efecto.
[En un cruce|Delante de un puente|A la entrada del bosque], un cartel decía: [por aquí no|fin del camino|den la vuelta]. {hero} esperó* hasta que [el viento|un pájaro carpintero|la lluvia] lo giró, y por detrás ponía: [bueno, vale|era broma|si no hay más remedio].
De noche, [un perro|un poeta|un cartero] empapado llamó a la puerta y preguntó por el camino. {hero} tampoco lo sabía*, pero quedaba [sopa caliente|té|medio pan], y por la mañana había en la mesa [un papel: gracias|una pluma|una piedrecita en forma de corazón].
Una adivina miró largo rato su bola y solo vio [niebla|un plato de sopa|a alguien ya decidido]. {hero} pagó* [igualmente|con un botón|la mitad] y se marchó* [silbando|sin pena|con el corazón ligero].
Una anciana pidió ayuda para enhebrar la aguja, y {hero} lo intentó* [media hora|durante tres canciones|cuarenta veces]. —[Así se hace todo: mojar, apuntar, otra vez|El hilo no quiere prisas|Ahora ya lo sabes todo] —dijo ella.
Un niño [pequeño|pecoso|curioso] iba detrás y a cada paso preguntaba por qué. A las [nueve|doce|veinte] primeras preguntas, {hero} supo* responder; la última [sigue sin respuesta|se arregló con una galleta|la contestó el viento].
En una posada había un cuadro de hacía [cien|doscientos|ochenta] años, y {hero} reconoció* en él [una cara familiar|un sombrero familiar|una nariz familiar]. —Lo pintaron —dijo el posadero— [en la fiesta|el día en que todo acabó bien|justo antes de la lluvia].
El barquero pidió como pago [una canción|una adivinanza|una historia]. {hero} le dio* [la mejor|la más larga|una recién inventada], y el barquero [se rio hasta perder el remo|se secó los ojos|pidió otra].
[Una urraca|Una corneja|Una ardilla] robó [la última galleta|medio pan|una nuez]. A la mañana siguiente, {hero} encontró* en el mismo sitio [un botón brillante|un cristal azul|un hilo rojo]: [deuda pagada|eso es un ladrón honrado|era un precio justo].
En un árbol colgaba [un globo|un balón|un sombrero], y debajo lloraba un niño. Después de [tres|cuatro|seis] intentos, {hero} lo bajó* y recibió* [media pera|un secreto|una sonrisa sin dientes].
Durante [una mañana|una tarde|un domingo], la niebla fue tan espesa que {hero} no veía* [más allá de un paso|ni el camino|ni su propia sombra]. En la niebla solo se puede hacer una cosa: [escuchar|cantar|esperar].
Un viejo [alfarero|carpintero|herrero] dijo: —Estropeé [diez|veinte|cien] antes de que saliera una. {hero} [recordó* aquello|lo apuntó*|no se lo contó* a nadie], y los errores pesaron [menos|la mitad|como plumas].
[Un gato blanco|Un gato viejo|Un gato rojizo] estaba sentado en [el muro|el umbral|la ventana] y no preguntaba nada. {hero} lo contó* todo [desde el principio|en voz baja|sin saltarse nada], y después el corazón estaba [más ligero|casi contento|tranquilo].`);
