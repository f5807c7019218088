import { scripted } from "../scripted.ts";

/** Scripts that are told with the idea's own words: what is wanted, done, made, sought, found or feared. */
export const ideaScripts = scripted(`
# any
—¿Con qué se sueña por aquí? —preguntó alguien [en el desayuno|en la parada|por encima de la valla]. {hero} no tuvo* que pensarlo mucho: {wish}.
El primer intento salió mal, [del todo|delante de todos|al cabo de un minuto]. Y eso que {verb} parecía tan fácil cuando lo hacían otros. // El primer intento salió mal, [del todo|delante de todos|al cabo de un minuto]. Cuando lo hacían otros, parecía tan fácil.
Así que {hero} volvió* a empezar<, {there}>, un poquito cada día. Nadie aprende a {verb} de una sola vez. // Así que {hero} volvió* a empezar<, {there}>, un poquito cada día.
Luego llegó un día en que no salía nada. Hasta [el mediodía|la merienda|la noche], {hero} no quiso* {verb}. Después, algo faltaba. // Luego llegó un día en que no salía nada. Hasta [el mediodía|la merienda|la noche], {hero} no quiso* saber nada de aquello. Después, algo faltaba.
<—Otra vez —dijo {mate}—, pero con compañía.|—Otra vez —dijo una vocecita—, pero despacio.> {hero} cerró* los ojos un momento y pensó* solo en una cosa: {verb}. // <—Otra vez —dijo {mate}—, pero con compañía.|—Otra vez —dijo una vocecita—, pero despacio.> {hero} cerró* los ojos un momento y volvió* a empezar.
= Al principio nadie lo habría creído, y ahora {hero} podía* {wish} de verdad. // Y de pronto salió bien. {hero} se echó* a reír, y [todos se rieron también|los gorriones echaron a volar|alguien aplaudió].
= —¿Y qué viene ahora? —preguntaron por la noche. {hero} no lo dijo*. De {verb} nadie se cansa tan pronto. // —¿Y qué viene ahora? —preguntaron por la noche. {hero} no lo dijo*.

# any
{hero} lo escribió* en un papel y lo pegó* [en el espejo|en la puerta|en la pared]: {wish}. Los que pasaban sonreían.
La primera mañana faltó valor, la segunda buen tiempo. <La tercera, {mate} dijo: «Hoy».|La tercera no faltaba nada.> Ya se podía empezar a {verb}. // La primera mañana faltó valor, la segunda buen tiempo. <La tercera, {mate} dijo: «Hoy».|La tercera no faltaba nada.>
—Para {verb} hace falta paciencia —dijo [un viejo capitán|la señora del quiosco|una maestra]—, y alguien que mire sin reírse. {hero} asintió*. // —Hace falta paciencia —dijo [un viejo capitán|la señora del quiosco|una maestra]—, y alguien que mire sin reírse. {hero} asintió*.
Entonces llegó [un chaparrón|una mala caída|un mal consejo], y {there} todo quedó como al principio. {hero} estuvo* a punto de rendirse. // Entonces llegó [un chaparrón|una mala caída|un mal consejo], y todo quedó como al principio. {hero} estuvo* a punto de rendirse.
Por la noche, {hero} hizo* un plan nuevo. {verb} venía en tercer lugar, después de dormir y desayunar. // Por la noche, {hero} hizo* un plan nuevo. Tenía [tres|cuatro|cinco] puntos, y el primero decía: dormir.
= Lo que tanto tiempo había estado en el papel se hizo verdad, y {hero} pudo* por fin {wish}. // Lo que tanto tiempo había estado en el papel se hizo verdad, y {hero} tardó* [en creerlo|en dormirse esa noche|en hablar de otra cosa].
= El papel [sigue allí|está hoy en un cajón|se ha puesto un poco amarillo]. Debajo hay otro, pero [nadie puede leerlo|está doblado en cuatro|es un secreto].

# any
—¿{wish}? Eso no saldrá nunca —decían [los vecinos|unos|algunas personas]. {hero} no contestó* nada y empezó*.
A fuerza de {verb}, [se iba volando el tiempo|se aprendía de los errores|hasta los tropiezos daban risa]<, {there} más que en otros sitios>. // Al principio, [se iba volando el tiempo|se aprendía de los errores|hasta los tropiezos daban risa]<, {there} más que en otros sitios>.
—A ver, ¿cómo va eso? —preguntó <{mate}|[un chico con gorra|la vecina|el portero]>. {hero} lo enseñó* todo, y [para empezar no estaba mal|quedaba mucho camino|al final hubo risas].
Una vez todo salió al revés. {hero} se sentó*<, {there},> y pensó*: ¿vale la pena {verb}? No hubo respuesta, solo [un rayo de sol|un golpe de viento|un mirlo]. // Una vez todo salió al revés. {hero} se sentó*<, {there},> y pensó*: ¿vale la pena? No hubo respuesta, solo [un rayo de sol|un golpe de viento|un mirlo].
Desde entonces fue mejor, primero despacio, luego tan deprisa que {hero} no salía* de su asombro. {verb} era ya casi [un juego|una costumbre|una fiesta]. // Desde entonces fue mejor, primero despacio, luego tan deprisa que {hero} no salía* de su asombro.
= —¿{wish}? Claro que se puede —decían de pronto todos. {hero} se reía*, porque acababa de pasar. // —Claro que se puede —decían de pronto todos. {hero} se reía*, porque acababa de pasar.
= Por la noche [hubo pastel|se cantó|nadie quería irse], y {hero} tuvo* que contar [dos veces|tres veces|al revés] cómo había sido.

# make
Primero, {hero} reunió* todo lo que hace falta para {thing}: [cuerda|papel|un cuenco grande], [buen humor|un día libre|una sábana vieja] y mucho sitio.
{verb} era más difícil de lo previsto. Dos veces [se deshizo todo|no encajaba nada|quedó todo al revés], y a la tercera hacía falta imaginación para reconocer {thing}. // Era más difícil de lo previsto. Dos veces [se deshizo todo|no encajaba nada|quedó todo al revés], y a la tercera hacía falta imaginación para reconocer {thing}.
<—Uno sujeta y otro sigue —dijo {mate}.|—Sujetar y seguir —murmuró* {hero}.> Así se trabajó {there}, hasta [que se encendieron las farolas|la hora de la cena|las primeras gotas]. // <—Uno sujeta y otro sigue —dijo {mate}.|—Sujetar y seguir —murmuró* {hero}.> Así se trabajó hasta [que se encendieron las farolas|la hora de la cena|las primeras gotas].
Al día siguiente, los primeros curiosos se pararon a mirar {thing}, [con la boca abierta|moviendo la cabeza|sin decir nada]. —¿Y eso va a aguantar? —preguntó alguien. {hero} dijo* que sí, sin estar segur@.
Poco antes del final faltaba [una última pieza|una buena idea|una tercera mano]. {hero} dio* una vuelta entera y supo* de repente qué le faltaba a {thing}.
= Y ya estaba. {hero} dio* tres pasos atrás y contempló* {thing}, y [nadie dijo una palabra|todos hablaron a la vez|hasta el cielo parecía contento].
= A quien pregunta cómo se consigue {thing} se le da siempre la misma respuesta: con [paciencia|valor|un poco de suerte] y con amigos.

# make
—¿Por qué justo eso? —preguntaban [todos|los vecinos|los niños]. {hero} quería* {wish}, y no había más que decir.
Por la mañana, {verb} fue fácil; por la tarde [algo se atascó|la cosa se complicó|no quedaba nada en el armario]. // Por la mañana todo fue fácil; por la tarde [algo se atascó|la cosa se complicó|no quedaba nada en el armario].
<{mate}|Un vecino> trajo [chocolate caliente|bocadillos|un cojín] y una propuesta. Era [un poco loca|muy sencilla|muy buena], y {hero} la probó* enseguida<, {there}>.
Por la noche [el viento lo sacudió todo|la lluvia entró por el tejado|pasó una comadreja curiosa]. Por la mañana, {hero} tuvo* que empezar casi de nuevo. Con {verb} dos veces se aprende mucho. // Por la noche [el viento lo sacudió todo|la lluvia entró por el tejado|pasó una comadreja curiosa]. Por la mañana, {hero} tuvo* que empezar casi de nuevo.
A quien sabe {verb}, la segunda vez le parece corta. [Al caer la tarde|Poco antes de la puesta de sol|A media tarde], la última pieza encontró su sitio. // La segunda vez siempre se va más deprisa. [Al caer la tarde|Poco antes de la puesta de sol|A media tarde], la última pieza encontró su sitio.
= Allí estaba* {hero}, contemplando {thing}. Nadie lo habría hecho mejor. // Allí estaba* {hero}, y todo estaba [listo|hecho|terminado]. Nadie lo habría hecho mejor.
= —¿Y mañana qué? —preguntó <{mate}|alguien>. {hero} bostezó* de gusto. —Mañana, solo [mirar|admirar|dormir].

# quarrel
Todo empezó por {thing}, con una sola palabra, y la segunda ya sonó más fuerte. [Los vecinos|Los gorriones|Los niños del patio] se quedaron callados. // Todo empezó con una sola palabra, y la segunda ya sonó más fuerte. [Los vecinos|Los gorriones|Los niños del patio] se quedaron callados.
—Pues así no —dijo* {hero}, y eso fue todo. <{mate} tampoco dijo nada más.|Dar el primer paso no le apetecía a nadie.> En toda la tarde no se oyó una palabra.
Sin compañía no sabía bien ni [el chocolate|el helado|la manzana]. {hero} miró* por la ventana, y el día pareció de pronto muy largo.
—Tener razón no da calor —dijo [la vecina|el viejo jardinero|la señora del quiosco]—. Compartir, sí. {hero} lo pensó* un buen rato.
—Perdón —<dijo {mate} por la noche, y en el mismo instante lo dijo* también {hero}.|dijo por la noche una voz, y luego otra.>
= Con {thing} se llegó a un trato tan justo que nadie salió perdiendo. Después, las risas sonaron el doble de fuerte. // Después nada pareció tan grave, y las risas sonaron el doble de fuerte.
= Más tarde hubo [otra pelea|dos peleas más|alguna pelea más], pero siempre [duraba menos|era cosa de una hora|se pasaba antes de cenar].

# seek
El día antes todo era como siempre, y ahora {hero} tenía* que buscar {thing}. Debajo [de la cama|del banco|de la escalera] solo había polvo.
—¿Quién fue el último en ver {thing}? —preguntó <{mate}|[una vecina|el cartero|una niña]>. {hero} pensó*. ¿Fue [antes de comer|después de la lluvia|durante el juego]?
{there}, {hero} [levantó* cada piedra|preguntó* a todo el mundo|miró* en cada rincón]. Uno había oído algo, otra había visto algo, pero {thing} no aparecía. // {hero} [levantó* cada piedra|preguntó* a todo el mundo|miró* en cada rincón]. Uno había oído algo, otra había visto algo, pero {thing} no aparecía.
Al anochecer, {hero} ya no decía* nada. —Nadie encontrará nunca {thing} —se murmuraba. <—Claro que sí —dijo {mate}—, empecemos desde el principio.|Pero había que intentarlo una última vez desde el principio.>
Esta vez nadie gritó y nadie corrió. Hubo un [tintineo|susurro|destello], muy cerca, donde nadie había mirado todavía.
= {hero} vio* {thing} antes que nadie. Aquella noche [la felicidad cabía en una mano|se bailó en la cocina|la sopa supo mucho mejor].
= Desde entonces, {hero} no quitó* los ojos de {thing}, [por lo menos una semana|ni siquiera durmiendo|al menos hasta la próxima vez].

# find
Al principio, {hero} creyó* que era un sueño. {thing}, eso no se encuentra todos los días<, y menos {there}>.
—¿A quién le faltará {thing}? —preguntó* {hero} [al del quiosco|a la gente de la esquina|por todo el edificio]. Unos [se reían|adivinaban|se encogían de hombros], otros no sabían nada.
Por la noche, {hero} volvió* a examinar {thing} por arriba, por abajo y de lado. Había [una mancha en forma de corazón|una pequeña raya|una letra borrosa] que algo querría decir.
<—Quien perdió {thing} estará muy triste —dijo {mate}.|Alguien había perdido {thing} y estaría muy triste.> Así que {hero} escribió* carteles y los pegó* [en cada árbol|en la parada|en la panadería].
Durante tres días, nada. Al cuarto llamaron: era [una niña|un señor mayor|una señora con una bufanda roja]. —¿Es aquí donde alguien encontró {thing}?
= {hero} devolvió* {thing}, aunque costara, y recibió* a cambio [un gran abrazo|un pastel entero|una amistad para toda la vida].
= Todavía hoy se recuerda el día en que {hero} encontró* {thing}, y todos miran mejor por dónde van.

# go
La bolsa llevaba días preparada [junto a la puerta|debajo de la mesa|en la silla]. —La semana que viene —decía* siempre {hero}. Pero {wish} ya no podía esperar.
En la primera parada hubo [té en un vaso de lata|un huevo duro|cerezas] y un consejo: «Para {verb}, mejor con compañía». <{mate} asintió.|Y de pronto, [un perro|un gato|un burro] echó a andar detrás.> // En la primera parada hubo [té en un vaso de lata|un huevo duro|cerezas] y un consejo: «Siempre todo recto, y nunca con el estómago vacío».
Por el camino [se escapó el tren|se rompió una correa|se puso a llover], y {hero} tuvo* que pasar una noche [en el heno|en un banco|bajo un alero].
Por la mañana, el aire olía de otra manera. —¿Falta mucho? —preguntó* {hero}. —Justo detrás [de la colina|del puente|de la última casa] —dijo [un granjero|una ciclista|un muchacho], y el último trecho pasó como un sueño.
= Y así fue. {hero} pudo* por fin {wish}, y nadie decía que era tarde. // Y así fue. {hero} se detuvo* y no dijo* nada [en mucho tiempo|durante una hora|hasta la noche].
= A la vuelta [todos durmieron|se cantó|brilló la luna]. {hero}, con los ojos abiertos, pensaba* ya en la próxima vez.

# befriend
El primer día, {hero} no conocía* a nadie. {there} había muchas caras, pero ninguna se volvía. // El primer día, {hero} no conocía* a nadie. Había muchas caras, pero ninguna se volvía.
Cuando los demás estaban juntos, {hero} se quedaba* un poco aparte y hacía* como si mirara algo muy importante: [una hormiga|una grieta en el muro|una nube].
—Los amigos no se encuentran, se ganan —dijo [la señora del quiosco|un jardinero|el portero]—. Se empieza con una palabra. La palabra era «hola», y {hero} la repitió* [ante el espejo|camino de casa|toda la tarde].
A la mañana siguiente había {there} alguien más que no hablaba con nadie y [llevaba un abrigo demasiado grande|contaba huesos de cereza|hojeaba un libro]. {hero} pasó* tres veces. A la cuarta, la palabra salió: «Hola». // A la mañana siguiente había alguien más que no hablaba con nadie y [llevaba un abrigo demasiado grande|contaba huesos de cereza|hojeaba un libro]. {hero} pasó* tres veces. A la cuarta, la palabra salió: «Hola».
—Hola —fue la respuesta, y luego hubo un silencio. —¿A quién le gustan [las cerezas|las adivinanzas|las historias de miedo]? {hero} levantó* la mano.
= Así empezó todo. Por la noche, {hero} ya tenía* compañía, y el camino de vuelta parecía la mitad de largo.
= {there} ya solo se los ve juntos. Y quien llega nuevo oye primero: «Hola». // Desde aquel día solo se los ve juntos. Y quien llega nuevo oye primero: «Hola».

# learn
{verb}, {hero} solo lo había* visto hacer a otros. De lejos parecía [facilísimo|peligroso|maravilloso].
La primera vez [todo salió mal|hubo de qué reírse|solo quedó un moratón]. —No pasa nada —dijo <{mate}|[una señora mayor|el portero|un chico mayor]>—, para {verb} hay que pasar por eso.
Cada tarde, {there}, {hero} lo intentó* [diez minutos|media hora|durante tres canciones]. A veces salía, y casi siempre no. // Cada tarde, {hero} intentó* {verb}, [diez minutos|media hora|durante tres canciones]. A veces salía, y casi siempre no.
Un día [llovió|dolía todo|unos niños se burlaron], y {hero} no quiso* más. Pero aquella noche, en sueños, {verb} era muy sencillo.
Por la mañana, {hero} pensó* solo en el sueño. —¡Ahora! —gritó <{mate}|alguien>, y de pronto ya no ayudaba nadie.
= Salió bien. ¡De verdad salió bien! {hero} sabía* {verb}.
= Por la noche, {hero} lo enseñó* otra vez a todos los que querían verlo, y también [a los que ya dormían|a los que no querían|a la luna].

# fear
El miedo {fear} había estado siempre ahí, como [la luna|la puerta de casa|el tictac del reloj]. {hero} nunca hablaba* de eso.
<—A mí también me da miedo algo —dijo un día {mate}.|—Yo también tengo miedo a veces —dijo un día [una vecina|un anciano|una niña].> Aquello valía más que todos los consejos, y {hero} contó* por primera vez lo del miedo {fear}.
Contra el miedo {fear} hacía falta un plan de [tres|cuatro|cinco] pasos. El primero era muy pequeño: solo pensar en ello. El último aún no tenía nombre. // Hacía falta un plan de [tres|cuatro|cinco] pasos. El primero era muy pequeño: solo pensar en ello. El último aún no tenía nombre.
Paso a paso, el miedo {fear} se iba encogiendo. En el [segundo|tercero|último], el corazón latía todavía hasta en las orejas, pero {hero} no se movió*. // Paso a paso se avanzaba<, {there}>. En el [segundo|tercero|último], el corazón latía todavía hasta en las orejas, pero {hero} no se movió*.
Luego llegó sin avisar, y ya no era hora de hacer planes. {hero} contó* [hasta diez|hasta veinte|hacia atrás desde cien] y se quedó*.
= Cuando todo pasó, solo temblaban las rodillas. El miedo {fear} no se había ido, pero era [pequeño como un guisante|más tranquilo que antes|ya muy educado].
= —¿Y bien? —preguntó <{mate}|alguien> por la noche. —No es para tanto —dijo* {hero}, y era [al menos|casi|más de] la mitad de la verdad.
`);
