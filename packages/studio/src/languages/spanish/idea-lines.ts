import { lines } from "../text-blocks.ts";

/** How the hero was before, with the idea's own words. */
export const people =
  lines(`{there} se sabía siempre cuándo llegaba* {hero}: [se abría una ventana|eran las ocho y pico|el día se ponía más alegre].
—¿{wish}? —había preguntado alguien un día, y {hero} se había* reído. Esta vez, {hero} no se reía*.
De {verb} hablan muchos, y nadie empieza. Salvo {hero}.
Para {verb}, {hero} tenía* [poca experiencia|muchas ideas|todo el tiempo del mundo]. Con eso bastaba para empezar.
De {verb} hablaba* {hero} ya [por la mañana|de noche|con el primer canto de los pájaros], muy bajito, para no despertar a nadie.
{there} no solía pasar gran cosa, y {hero} lo sabía*. Por eso aquel día fue tan distinto.
Sin {thing}, habría sido un día como los demás, y {hero} lo habría* [olvidado|pasado durmiendo|pasado soñando].`);

/** Small moments with the idea's own words. */
export const moments = lines(`A fuerza de {verb}, {hero} se olvidaba* de la hora.
{verb} da [hambre|sueño|alegría], pensaba* {hero}.
Para {verb} hace falta sobre todo [tiempo|luz|aire], se decía* {hero}.
Un gorrión miraba a {hero} {verb} y ladeaba la cabeza.
Después de un día entero de {verb}, el pan sabía mejor, y {hero} pidió* otro trozo.
Hay libros muy gordos sobre el arte de {verb}, pero {hero} aprendía* [sobre la marcha|con los gorriones|con los ojos abiertos].
Todo el día se trató de {verb}, y por la noche {hero} ya no sabía* qué hora era.
{there} había un rincón que {hero} prefería*, [medio al sol|justo al doblar la esquina|con buenas vistas].
Cuando empezó a llover {there}, {hero} no se movió*.
Alguien silbaba una canción {there}, y {hero} silbó* la segunda voz.
—Dime, ¿quieres {wishyou}? —preguntaban cada mañana, y {hero} contestaba* cada mañana lo mismo.
Por {thing}, {hero} habría* dado [tres domingos|el último trozo de pastel|unos zapatos nuevos].
Un niño pintó {thing} con tiza en la acera, [en morado|con alas|demasiado grande], y {hero} lo felicitó*.`);

/** With somebody at the hero's side, with the idea's own words. */
export const companions = lines(`{mate} sabía una canción hecha para {verb}, y {hero} cantó* la segunda voz.
{mate} miró largo rato {thing} y luego dijo algo tan sabio que {hero} lo apuntó*.
{there}, hombro con hombro, no se notaba pasar el tiempo, y {mate} contaba [el verano anterior|un viejo sueño|una historia sin final].
Para {verb}, {mate} iba más deprisa, pero {hero} tenía* más paciencia.
—Sin {thing} —dijo {mate}— esto sería un aburrimiento. Era verdad, pensó* {hero}.
{mate} había traído [galletas|un termo|dos ciruelas], y {there} hubo una pausa muy larga.
—{wish}, y después un helado —propuso {mate}. {hero} aceptó* enseguida.
—{verb} da bonitos sueños —aseguró {mate}. {hero} quiso* comprobarlo y se durmió* temprano.`);

/** About somebody else whom the idea names, with the idea's own words. */
export const others = lines(`A la hora de {verb}, {other} {o:estaba/estaban} muy cerca, y eso daba ánimos.
{there}, {other} {o:seguía/seguían} a {hero} por todas partes, como desde siempre.
Que un día {hero} iba* a {wish}, {other} no lo {o:dudaba/dudaban} ni un momento.
De {verb}, {other} no {o:quería/querían} perderse ni un minuto.
{other} {o:miró/miraron} {thing} [muy de cerca|largo rato|por primera vez], y {hero} esperó*.
{there}, {other} se {o:quedó/quedaron} [hasta la noche|una hora entera|más tiempo que de costumbre], sin motivo.`);

/** Short events on the way, with the idea's own words. */
export const anecdotes =
  lines(`Un vendedor ambulante que había oído hablar del asunto ofreció para {thing} [una tapa|un asa|una funda], por solo dos monedas. {hero} dio* las gracias y dijo* que no.
De noche llamaron. Bajo la lluvia estaba [un poeta|un cartero|un músico] que venía a ver {thing}. Miró, suspiró, se comió dos platos de sopa y dejó un poema.
El periódico habló de {thing}, con [dos|tres|cuatro] faltas. {hero} las corrigió* y devolvió* la hoja. Una semana después, todo salió en primera página.
Un niño [pequeño|pecoso|curioso] preguntó para qué sirve {thing}. {hero} abrió* la boca y la volvió* a cerrar. Hay cosas [difíciles de explicar|que no necesitan explicación|que solo se explican de noche].
Corrió el rumor de que {thing} era un invento. Todo el día dijo* {hero} lo contrario, hasta [a las gallinas|a una farola|al espejo]. Por la noche, el rumor había desaparecido.
Una adivina miró largo rato su bola. —Veo a alguien que quiere {wish}. —Eso se sabe también sin bola —dijo* {hero}. Ella devolvió la mitad del dinero.
Dos ancianas discutían en un banco si se puede {wish} así como así. Una decía que sí, la otra que solo con sombrero. Por si acaso, {hero} consiguió* un sombrero.
Hubo un día en que {hero} ya no quería* {wish}. Duró desde el desayuno [hasta el mediodía|hasta la primera nube|hasta el postre]. Después, las ganas volvieron un poco más grandes.
Había un libro sobre el arte de {verb}, en doce lecciones. {hero} leyó* once. La última se la había comido [un ratón|una polilla|una cabra], y hubo que inventarla.
En el mercado vendían paciencia para {verb}, [en botellas|en bolsitas|a cucharadas]. {hero} tomó* la dosis más pequeña. Era solo [agua|azúcar|aire], pero hizo efecto.
Un loro sabía contar y decir palabrotas, pero no {verb}. —¿Es difícil? —preguntó. —Mucho —respondió* {hero} con orgullo.
Un circo que había perdido a su león se detuvo {there}. —Solo es peligroso para las tortitas —dijo el director. {hero} lo encontró* [delante de la panadería|al sol|a la vuelta de la esquina] y recibió* una entrada para toda la vida.
{there} había una radio vieja que solo daba el tiempo de ayer. {hero} la escuchó* hasta el final. Da gusto oír lo que ya ha pasado.
Llovía tanto {there} que nadie podía moverse. {hero} se puso* a pensar, y al salir el sol había [una idea|un plan|una pregunta] más.
Una mañana apareció {there} un cartel: [por aquí no|fin del camino|den la vuelta]. {hero} esperó* hasta que [el viento|un pájaro carpintero|la lluvia] lo giró, y por detrás ponía: [bueno, vale|era broma|si no hay más remedio].
En la farmacia, {hero} pidió* algo contra el miedo {fear}. —Se ha acabado —dijo la farmacéutica—. Todo el mundo lo quiere. Ya era un consuelo.
—¿El miedo {fear}? —dijo [un bombero|una equilibrista|un viejo marinero]—. Lo tengo todos los días. Él camina a mi lado, y yo un paso por delante. {hero} lo recordó*.`);
