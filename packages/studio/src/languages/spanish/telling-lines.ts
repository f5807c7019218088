import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} ¿Quién habría pensado lo que iba a pasar?
{idea} Lo cuento tal como me lo contaron.
{idea} Fue un comienzo como ningún otro.
{idea} Así empezó todo.
{idea} Y fue así como ocurrió.
{idea} Exactamente así sucedió.
{idea} Lo que vino después es toda una historia.
{idea} De eso trata esta historia.
{idea} Muchos solo conocen el principio. Aquí está todo lo demás.`);

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
—¿Y de verdad quieres {wish}? —preguntó alguien, y {hero} asintió*.
Otros soñaban con oro, {hero} solo quería* {wish}.
Para {wish} no hay que esperar al buen tiempo, y {hero} lo sabía*.`);

export const companions =
  lines(`—¿Qué harías si nadie mirara? —preguntó {mate}. {hero} lo dijo*. —Entonces haremos justo eso —dijo {mate}.
{mate} había traído algo de comer, en lo que nadie más había pensado. Masticando, la preocupación se hizo más pequeña. —Con la boca llena —dijo {mate}— no se puede perder la esperanza.
{mate} no dijo que todo saldría bien. —Me quedo aquí —dijo {mate} sin más. Eso valía más que todos los consejos.
—Si sale mal, fue idea mía —dijo {mate}. —¿Y si sale bien? —Entonces fue tuya. Hubo una gran carcajada.
Una vez se perdieron de vista. {hero} llamó*, {mate} llamó, y el eco lo mezcló todo. Después ataron una cuerda entre los dos.
Como {hero} ya no decía* nada, {mate} contó un chiste. Era siempre el mismo, y nunca había sido bueno. Pero {mate} se reía tanto que al final tuvo gracia.`);

export const anecdotes =
  lines(`Una vez, el camino se hizo tan estrecho que solo cabía uno, y justo entonces llegó alguien de frente. Nadie quería retroceder. Al final se sentaron, repartieron una manzana, y {hero} ya no sabía* por qué habría que haber discutido.
Por el camino, {hero} ayudó* a [un escarabajo|un erizo|una tortuga] que estaba patas arriba. —No lo olvidaré —se oyó. La gente se ríe de esas cosas. Pero tres días después, en un lugar muy oscuro, brillaba una luciérnaga a cada paso, y {hero} encontró* el camino.
También hubo un día en que nada salió bien. {hero} perdió* un guante, se quedó* sin desayuno y pisó* el único charco de la comarca. Por la noche, {hero} saludó* con una reverencia al reflejo del charco. Peor ya no podía ir.
Un charlatán vendía valor en botellas, a dos monedas cada una. {hero} compró* una y la bebió* de un trago. Era agua. Pero {hero} no lo supo* hasta después, y ya había hecho efecto.
En un cruce había un cartel que indicaba lo mismo en todas las direcciones: por aquí no. {hero} se sentó* debajo y esperó*. Al cabo de una hora, el viento le dio la vuelta. Por detrás decía: bueno, vale.
De noche llamaron a la puerta. Fuera, [un perro|un poeta|un cartero] empapado preguntaba por el camino. {hero} tampoco lo sabía*, pero quedaba sopa caliente. Por la mañana el invitado se había ido, y en la mesa había un papel con una sola palabra: gracias.
Alguien recomendó preguntar a una adivina. Ella miró largo rato su bola. —Veo a alguien que pregunta a una adivina cuando todo está ya decidido. {hero} pagó* y pensó* que había valido la pena.
Una anciana pidió ayuda para enhebrar la aguja, y {hero} lo intentó* durante media hora. —Ya ves —dijo ella—, así se hace todo: mojar, apuntar, otra vez.
Un niño iba detrás y a cada paso preguntaba: —¿Por qué? A las nueve primeras preguntas, {hero} supo* responder. La décima sigue sin respuesta.
En una posada había un cuadro antiguo, y {hero} reconoció* en él una cara familiar. Tenía cien años. —¿Y aquella vez salió bien? El posadero secaba un vaso. —El cuadro —dijo— lo pintaron en la fiesta.`);
