import type { ClauseLines } from "../clause-telling.ts";
import { lines } from "../text-blocks.ts";
import { around } from "./around.ts";

export const clauseLines: ClauseLines = {
  premises: {
    wish: {
      tell: lines(`—{wish} —dice en voz baja {hero}. Es lo primero que piensa [cada mañana|al despertar] y lo último que piensa [cada noche|antes de dormir].
¿Cómo se hace algo así? {hero} le {v:da/dan} muchas vueltas. Todavía no hay ningún plan, pero [las ganas están ahí y crecen cada día|la idea es buena|el deseo es grande].
El primer intento sale mal, pero por [muy poco|un pelo], y eso da ánimos. {hero} {v:decide/deciden} probar [otra vez enseguida|de otra manera|mañana de nuevo].
—¿Y por qué no? —{v:dice/dicen} {hero}—. [Cuando se quiere algo de verdad, por algún sitio hay que empezar|Alguien tiene que ser el primero|Peor es no probar].
Por la noche {hero} {v:sueña/sueñan} con ello, y en el sueño [todo es muy fácil|todo va deprisa|brilla el sol]. Por la mañana vuelve a ser difícil, pero el sueño era [demasiado bonito para rendirse|demasiado bueno para olvidarlo].
{hero} {v:imagina/imaginan} cómo será: ¡{wish} de verdad! [Solo de pensarlo, el corazón late más deprisa|Es casi como estar allí|Y el día se aclara enseguida].
Otra vez sale ya un poco mejor. {hero} {v:recuerda/recuerdan} [lo que estuvo bien|el mejor momento] y {v:olvida/olvidan} [lo que no sirvió|lo demás].
A veces {hero} {v:duda/dudan}. Entonces {v:repite/repiten} muy bajito: {wish}. Y la duda [se hace la mitad de pequeña|se va|casi no se nota].
{hero} se {v:pregunta/preguntan} qué hace falta para eso. [Valor|Fuerza|Un poco de suerte], quizá. Y paciencia, [mucha paciencia|eso sí|más de la que parece].
—[Un día|Tarde o temprano|Esta semana o la otra] —{v:dice/dicen} {hero}—, [un día será verdad|saldrá bien|llegará el momento].
{wish}: {hero} se lo {v:cuenta/cuentan} [a la luna, y la luna|al viento, y el viento|a las estrellas, y la noche] escucha con paciencia.
¿Y si saliera bien? {hero} se lo {v:imagina/imaginan} todo, con [todos los colores|todos los sonidos|cada detalle].
—{wish}, ¿es mucho pedir? —se {v:pregunta/preguntan} {hero}. No, no lo es.
Hoy {hero} {v:avanza/avanzan} un buen trecho. Todavía falta, pero [ya casi se puede ver|ya falta menos|el camino está claro].`),
      end: lines(`Y [por fin|un buen día|entonces] llega el momento. ¡{hero} {v:puede/pueden} {wish}! [Ha costado mucho tiempo, y ahora es todavía más bonito que en el sueño|Ha valido la pena cada día de espera|Es tan bueno como parecía de lejos].
—¡[Se ha hecho realidad|Es verdad|Ha salido bien]! —{v:dice/dicen} {hero}, y no {v:puede/pueden} parar de reír.
Por la noche {hero} {v:está/están} cansad{o} y muy, muy feli{z}. [El deseo de antes ya no es solo un deseo|El corazón está ligero|El sueño tiene ya su sitio].`),
    },
    friend: {
      tell: lines(`Jugar sin compañía está bien un rato. Después {hero} {v:mira/miran} alrededor: a lo mejor viene alguien.
¿Cómo se encuentra un amigo? {hero} lo {v:ha/han} pensado muchas veces. En ningún libro pone cómo se hace.
{hero} {v:practica/practican} en voz baja: ¿jugamos juntos? Las palabras no son tan difíciles. Lo difícil es decirlas en voz alta.
Una vez {hero} {v:se arma/se arman} de valor y {v:pregunta/preguntan}. —A lo mejor mañana —le{s} contestan. A lo mejor mañana no es un no.
Los demás ríen y corren por todas partes. {hero} {v:mira/miran} y {v:piensa/piensan}: qué bonito sería jugar con ellos.
—Hola —{v:dice/dicen} {hero} al día siguiente, esta vez un poco más alto. Y de verdad alguien contesta hola.
A lo mejor alguien me busca también, {v:piensa/piensan} {hero}. Esa idea abriga como una manta.
{hero} {v:guarda/guardan} un sitio justo al lado. Por si acaso.
A veces {hero} {v:habla/hablan} sin nadie enfrente. La conversación no es mala, pero las respuestas ya se saben de antes.`),
      end: lines(`Y de pronto {hero} ya no {v:está/están} sin amigos. Ahora hay alguien que pregunta, que espera y que ríe también: eso es la amistad.
—¿Vienes mañana otra vez? —{v:pregunta/preguntan} {hero}. —Claro que sí —es la respuesta, y suena de maravilla.
Por la noche {hero} {v:está/están} más feli{z} que nunca.`),
    },
    love: {
      tell: lines(`A {hero} no le{s} había pasado nunca una cosa así. El corazón late fuerte, y de pronto hace calor.
¿Qué se dice en un caso así? {hero} {v:ensaya/ensayan} unas palabras y las {v:olvida/olvidan} enseguida.
El primer día {hero} solo se {v:atreve/atreven} a saludar con la mano. El segundo ya sale un hola muy bajito.
Por la noche {hero} {v:cuenta/cuentan} las estrellas y le {v:pone/ponen} un nombre a cada una. Siempre es el mismo.
{hero} {v:piensa/piensan} en un regalo. Tiene que ser pequeño y decirlo todo.
A veces {hero} {v:suspira/suspiran}, y a veces {v:se ríe/se ríen} sin motivo. Así es el amor.
—¿Lo digo o no lo digo? La pregunta vuelve cada día, y cada día es un poco más urgente.`),
      end: lines(`Un día {hero} {v:se arma/se arman} de valor y lo {v:dice/dicen}. Y la respuesta es una sonrisa, la más bonita de todas.
Ahora todo es ligero. Entre dos, hasta el silencio es bonito.
Por la noche {hero} {v:está/están} más feli{z} que nunca.`),
    },
    learn: {
      tell: lines(`A los demás parece que les sale solo. {hero} {v:piensa/piensan} en cada detalle, y justo por eso no sale.
El primer intento dura apenas un momento. —Otra vez —{v:dice/dicen} {hero}, y vuelta a empezar.
Cada día {hero} {v:practica/practican} un poco. Hoy sale algo mejor que ayer, y mañana saldrá mejor todavía.
Una vez {hero} {v:quiere/quieren} dejarlo todo. Pero {skill} es algo que no se va de la cabeza, y después de un descanso {v:vuelve/vuelven} a intentarlo.
—¿Cómo lo harán los demás? —se {v:pregunta/preguntan} {hero}, mirando con mucha atención.
—{skill} no puede ser tan difícil —{v:dice/dicen} {hero}. Pero es difícil, por lo menos hoy.
Por la noche {hero} {v:practica/practican} hasta en sueños. Allí todo sale a la primera.
Un trocito ya sale. El segundo también. Al tercero {hero} se {v:echa/echan} a reír, de tan mal que sale.
—{skill}, {skill} —{v:murmura/murmuran} {hero} como si fuera un hechizo. Ayuda un poquito.
Hoy {hero} lo {v:intenta/intentan} con los ojos cerrados, mañana muy despacio, pasado mañana cantando. De alguna manera tiene que salir.
Un moratón y tres buenas ideas: no está nada mal para un solo día, {v:piensa/piensan} {hero}.`),
      end: lines(`Y de pronto sale. ¡{hero} ya {v:sabe/saben} {skill}! Primero solo un poquito, después cada vez mejor.
—¡Sale! —{v:grita/gritan} {hero}—. ¡Sale de verdad!
Por la noche {hero} lo {v:hace/hacen} otra vez, y luego una última vez más, de tan bonito que es.`),
    },
    must: {
      tell: lines(`Es más fácil decirlo que hacerlo. Pero hay que hacerlo, y {hero} {v:empieza/empiezan} enseguida.
{due}El tiempo corre. {hero} no {v:se lo piensa/se lo piensan} mucho y {v:hace/hacen} una cosa detrás de otra.
Una vez parece que todo ha sido en vano. {hero} {v:respira/respiran} hondo. —Se puede —{v:dice/dicen}—. Solo hay que seguir.
Una y otra vez {hero} {v:piensa/piensan} en lo que importa: {task}. Eso ayuda, aunque sea cansado.
A mitad del camino {hero} {v:hace/hacen} una pausa pequeña. La mitad ya está hecha, y la otra mitad parece más corta.
—{forwhom} tiene que salir bien —{v:dice/dicen} {hero}, y el esfuerzo parece enseguida menos grande.
—{task} —{v:murmura/murmuran} {hero} para no olvidar nada—. Lo demás puede esperar.
{due}Mirar la hora no ayuda. {hero} {v:mira/miran} más bien lo que ya está hecho.
{task}: {hero} {v:empieza/empiezan} por lo más fácil. Lo difícil vendrá casi solo.
¿Y si no sale? {hero} lo {v:piensa/piensan} un instante. Luego el instante ha pasado, y todo sigue.
¡Ahora, ni un solo error! {hero} {v:pone/ponen} más atención que nunca.`),
      end: lines(`¡Conseguido!< {due}Justo a tiempo, ni un minuto más habría podido ser.| {hero} casi no lo {v:cree/creen}.>
{hero} se {v:sienta/sientan} y se {v:ríe/ríen}. —¡Menos mal que ha salido bien! —{v:dice/dicen}.
Por la noche todo está en calma. {hero} {v:está/están} cansad{o} y content{o}.`),
    },
    fear: {
      tell: lines(`El miedo <{fear} |>llega siempre cuando {hero} {v:está/están} pensando en algo bonito. Entonces el corazón late fuerte y tiemblan las piernas.
A {hero} no le{s} gusta hablar de ello. Los demás no tienen miedo, piensa. Pero no es verdad, porque todo el mundo tiene miedo de algo.
Una vez {hero} {v:reúne/reúnen} todo su valor y {v:da/dan} un paso pequeño. Luego otro. Al tercero, el miedo vuelve a estar ahí, y hay que dar la vuelta.
Por la noche {hero} no {v:duerme/duermen} y {v:piensa/piensan}. ¿Qué tiene de terrible? En la oscuridad todo parece más grande, también el miedo.
Al día siguiente {hero} lo {v:intenta/intentan} otra vez, muy despacio. El miedo <{fear} |>sigue ahí, pero ya no es tan grande.
—Solo un poquito —se {v:dice/dicen} {hero}—. Solo hasta donde se pueda. Y se puede llegar más lejos de lo que parecía.
¿Qué haría alguien que no tiene miedo? {hero} lo {v:piensa/piensan} mucho rato.
—Tener miedo no es malo —{v:dice/dicen} {hero} en voz alta. Suena bien, aunque la voz todavía tiemble.
El miedo <{fear} |>no tiene ojos ni orejas, {v:piensa/piensan} {hero}. En el fondo es solo una sensación en la barriga.
{hero} le {v:pone/ponen} un nombre al miedo. Con nombre da enseguida mucho menos susto.`),
      end: lines(`Entonces llega el gran momento. {hero} {v:cuenta/cuentan} hasta tres, y ya está hecho. ¿Y el <miedo {fear}|miedo>? Se ha hecho tan pequeño que cabe en una cáscara de nuez.
—¿Eso era todo? —{v:pregunta/preguntan} {hero} con una carcajada. No era nada malo. Era incluso bonito.
A lo mejor queda un poco de miedo. Pero ahora {hero} lo {v:sabe/saben}: se puede tener miedo y hacerlo de todos modos.`),
    },
    refuse: {
      tell: lines(`—No —{v:dice/dicen} {hero}, y es un no de verdad. Después de un no tan claro, es mejor no preguntar dos veces.
{hero} {v:tiene/tienen} buenas razones. Son difíciles de explicar, así que de momento se las {v:guarda/guardan}.
—Tiene que haber otra manera —{v:piensa/piensan} {hero}. Cuanto más tiempo pasa, más segur{o} {v:está/están}.
De nada sirve ser amable, y de nada sirve ser severo. {hero} no {v:cambia/cambian} de opinión.
Por la noche {hero} {v:sigue/siguen} pensando mucho rato. Tener razón está bien, pero a veces es un poco solitario.
—¿Y por qué no? —preguntan. Para eso hay una respuesta larga, pero {hero} todavía no {v:tiene/tienen} una corta.
¿Y si los demás tampoco quisieran?, {v:piensa/piensan} {hero}. Entonces ya nadie tendría que decir que no.
{hero} se {v:cruza/cruzan} de brazos. Así se ve que va en serio.
Por un instante {hero} {v:duda/dudan}. Pero solo un instante.`),
      end: lines(`Al final todo sale bien, y hasta {hero} {v:está/están} de acuerdo.
—Así está bien —{v:dice/dicen} {hero}. Y esta vez no suena nada a un no.
Por la noche {hero} se {v:duerme/duermen} con una sonrisa.`),
    },
    lost: {
      tell: lines(`{hero} {v:busca/buscan} por todas partes, delante, detrás, arriba y abajo. Pero nada, ni rastro de {thing}.
¿Cuándo estaba todavía todo en orden? {hero} lo {v:piensa/piensan} bien y {v:recorre/recorren} todo el camino otra vez, paso a paso.
—Sin {thing} no es lo mismo —{v:dice/dicen} {hero} en voz baja.
Una vez {hero} {v:cree/creen} ver algo y {v:corre/corren} hacia allí. Pero es solo una sombra.
Se hace tarde, pero {hero} no se {v:rinde/rinden}. Lo que se pierde tiene que estar en alguna parte.
{hero} se {v:para/paran} y {v:escucha/escuchan}. Nada. La búsqueda sigue, muy despacio y con mucho cuidado.
{hero} {v:cierra/cierran} los ojos y {v:imagina/imaginan} {thing}. Así es más fácil buscar.
—Sobre todo, no llorar —se {v:dice/dicen} {hero}—. Llorar no ayuda a buscar.
Mire donde mire {hero}, ahora falta algo: {thing}.
{hero} {v:llama/llaman}, {v:escucha/escuchan} y {v:vuelve/vuelven} a llamar. En algún momento tiene que llegar una respuesta.`),
      end: lines(`Y allí donde nadie había mirado todavía, se acaba la búsqueda<: ¡{hero} {v:ha/han} encontrado {thing}!|, y {hero} ya {v:sabe/saben} por dónde ir.>
{hero} se {v:ríe/ríen} de alegría. Hoy ya no hay que perder de vista {thing}.
Por la noche todo vuelve a estar bien, y {hero} se {v:duerme/duermen} con una sonrisa.`),
    },
    seek: {
      tell: lines(`{hero} {v:pregunta/preguntan} [aquí|a un vecino|en la primera puerta] y {v:pregunta/preguntan} [allá|a otro|en la última]. —[No, lo siento|Por aquí no|Todavía no] —le{s} contestan en todas partes.
Una vez parece que la búsqueda casi se ha terminado. Pero [no es lo que hace falta|es solo una sombra|es otra cosa], {hero} lo {v:nota/notan} enseguida.
—Hay que seguir buscando —se {v:dice/dicen} {hero}—. [En alguna parte estará|Queda mucho por mirar|No puede estar lejos].
A veces {hero} {v:imagina/imaginan} el día en que ya no haga falta buscar. Entonces los pasos se vuelven más rápidos.
Por la noche {hero} {v:está/están} cansad{o} de tanto buscar. Pero {v:se duerme/se duermen} pensando todavía en lo mismo: {sought}.
A la mañana siguiente todo empieza de nuevo. {hero} {v:mira/miran} hasta [donde nadie suele mirar|debajo de las piedras|detrás de cada puerta].
—¿Y por dónde no se ha mirado todavía? —{v:pregunta/preguntan} {hero} al aire. El aire no contesta.
{hero} {v:hace/hacen} un plan: primero a la izquierda, luego a la derecha, y al final donde sea más difícil.
{sought}: {hero} lo {v:repite/repiten} hasta que suena como una canción.`),
      end: lines(`Y entonces, cuando {hero} ya casi no lo {v:espera/esperan}, se acaba la búsqueda. ¡{hero} {v:ha/han} encontrado <{sought}|lo que buscaba>!
Es justo lo que hacía falta. No, es todavía mejor.
Por la noche {hero} no {v:dice/dicen} nada y {v:disfruta/disfrutan} en silencio.`),
    },
    find: {
      tell: lines(`{hero} {v:mira/miran} {thing} por todos los lados. Una cosa así no se encuentra todos los días.
¿Qué se hace ahora? {hero} {v:tiene/tienen} mil preguntas y todavía ninguna respuesta.
¿De dónde viene esto? ¿Y de quién será? {hero} se {v:inventa/inventan} una historia, y luego otra.
Por la noche {hero} casi no {v:duerme/duermen} de tanto pensar en lo que ha aparecido.
A la mañana siguiente {hero} {v:quiere/quieren} saberlo. Cuando se encuentra algo, también hay que descubrir qué se esconde detrás.
Al mirar mejor, {hero} {v:descubre/descubren} algo que la primera vez no se veía. Ahora sí que es emocionante.
De momento {hero} no se lo {v:cuenta/cuentan} a nadie. Un secreto es más bonito al principio.
Desde ahora {hero} {v:piensa/piensan} en lo mismo al despertar y al dormirse: {thing}.
{hero} {v:pone/ponen} {thing} en un lugar seguro y se {v:sienta/sientan} al lado. Es como mejor se piensa.
—¿Será verdad? —{hero} {v:mira/miran} otra vez. Sí, sigue ahí: {thing}.
—¿Y por qué justo aquí? —se {v:pregunta/preguntan} {hero}. A lo mejor porque nadie más había mirado tan bien.`),
      end: lines(`Al final {hero} {v:sabe/saben} exactamente qué hacer. Y cuando está hecho, está bien así.
—¡Qué hallazgo! —{v:dice/dicen} {hero}, y la alegría empieza otra vez desde el principio.
De este día {hero} {v:habla/hablan} todavía mucho tiempo.`),
    },
    make: {
      tell: lines(`Primero {hero} {v:prepara/preparan} todo lo que hace falta. Luego empieza el trabajo, y pronto se ve lo que va a ser.
Lo primero sale bien, lo segundo no, y a la tercera {hero} se {v:echa/echan} a reír, de tan torcido que está. Así que otra vez.
—Un poco más por aquí y otro poco por allá —{v:murmura/murmuran} {hero}, sin darse cuenta de la hora.
{hero} {v:da/dan} un paso atrás y {v:mira/miran} {thing}. Ya no falta mucho.
{forwhom} tiene que quedar muy bonito. Por eso {hero} {v:pone/ponen} todavía más cuidado que otras veces.
Por la noche {hero} {v:está/están} cansad{o}, pero es demasiado divertido para parar.
Hay algo que no quiere salir. {hero} {v:prueba/prueban} hacia la izquierda, luego hacia la derecha, y de pronto encaja.
—Más grande —{v:dice/dicen} {hero}, y luego—: No, mejor más pequeño. Al final queda justo como debe ser.
Cada vez que algo sale bien, {hero} {v:asiente/asienten} con satisfacción.
Poco a poco, {thing} va tomando forma. {hero} ya lo {v:ve/ven} todo delante de los ojos.
—Va a quedar precioso —{v:dice/dicen} {hero} mirando {thing}, y el trabajo sigue.
Hoy {thing} tiene ya mejor aspecto que ayer.
Por la noche {hero} {v:sueña/sueñan} con eso: {thing}, y nada más bonito en el mundo.`),
      end: lines(`¡Terminado! {hero} {v:mira/miran} {thing} y casi no lo {v:cree/creen}.
Nunca se había visto aquí una cosa así. —Buen trabajo —{v:dice/dicen} {hero}, y es la verdad.
Por la noche hay fiesta, y {hero} no {v:cabe/caben} en sí de alegría.`),
    },
    lack: {
      tell: lines(`Es un problema de verdad. {hero} lo {v:intenta/intentan} de una manera y luego de otra, pero nada cambia.
—¿Y ahora qué? —se {v:pregunta/preguntan} {hero}. La respuesta no llega, por lo menos no enseguida.
Esto no se arregla solo, {hero} lo {v:nota/notan} pronto. Así que hay que pensar.
—Sin {lacked}, ¿cómo se hace? —{v:murmura/murmuran} {hero}.
{unable}: parece tan sencillo. Pero no sale, por mucho que {hero} lo {v:intente/intenten}.
{hero} {v:suspira/suspiran}. Luego {v:levanta/levantan} la cabeza. —Todo tiene solución —{v:dice/dicen}—. Solo hay que encontrarla.
Pasa una hora y luego otra. {hero} {v:está/están} cansad{o}, pero no se {v:rinde/rinden}.
¿Y al revés? {hero} lo {v:prueba/prueban} también. Por desgracia, no.
—Que no cunda el pánico —{v:dice/dicen} {hero} en voz baja.
Para los demás es más fácil, {v:piensa/piensan} {hero}. Pero eso tampoco ayuda.
{hero} {v:busca/buscan} una salida y {v:encuentra/encuentran} tres. Dos de ellas dan vueltas en círculo.`),
      end: lines(`Y de pronto el problema ya no es ningún problema. <¡{hero} ya {v:puede/pueden} {unable}!|>
Hacía mucho tiempo que {hero} no se {v:sentía/sentían} tan bien.
Por la noche {hero} {v:recuerda/recuerdan} este día y {v:sonríe/sonríen}.`),
    },
    sad: {
      tell: lines(`Las horas son largas cuando uno se siente así. {hero} {v:mira/miran} a lo lejos y {v:espera/esperan}, sin saber qué.
A veces {hero} {v:hace/hacen} como si todo estuviera bien. Pero por dentro es gris como un día de lluvia.
—Ay —{v:dice/dicen} {hero}, y no hay nada más que decir.
{hero} {v:piensa/piensan} en cuando todo era fácil. ¿Volverá algún día?
Una y otra vez {hero} {v:piensa/piensan} en {missed}. ¿Qué estará pasando allí ahora mismo?
Una vez {hero} {v:sonríe/sonríen} a pesar de todo, solo un momento. Es un comienzo.
—Ya se arreglará —{v:dice/dicen} {hero}, sin creérselo del todo.
Lo peor es la noche. Está todo tan callado que {hero} {v:oye/oyen} sus propios pensamientos.
{hero} {v:cuenta/cuentan} las horas. Siempre son las mismas, aunque se cuenten dos veces.
¿Qué ayudaría ahora? {hero} no lo {v:sabe/saben} muy bien. Algo que no sea la soledad.`),
      end: lines(`Ahora todo es distinto. {hero} {v:vuelve/vuelven} a reír, y lo gris se ha ido como si nunca hubiera estado.
—Así está bien —{v:dice/dicen} {hero}.
Por la noche {hero} se {v:duerme/duermen} pensando ya en mañana.`),
    },
    long: {
      tell: lines(`De día y de noche, {hero} {v:sueña/sueñan} {dreamt}. Es lo primero que piensa por la mañana y lo último por la noche.
{hero} lo {v:imagina/imaginan} todo con detalle. En el pensamiento ya es verdad.
Soñar no cuesta nada, dicen. Pero un sueño tan grande a veces no deja dormir.
—Se puede soñar {dreamt}, ¿no? —{v:dice/dicen} {hero}, y contra eso no hay nada que decir.
Cada día {hero} {v:tiene/tienen} un poco más de esperanza, y cada día cuesta un poco más esperar.
{hero} lo {v:escribe/escriben} en un papel y lo {v:lee/leen} cada día.
—A lo mejor hoy —{v:dice/dicen} {hero} al despertar. Y al dormirse—: Pues mañana.
Los demás tienen otros sueños. Este es solo de {hero}.`),
      end: lines(`Y entonces el sueño se cumple. {hero} casi no lo {v:cree/creen} y {v:mira/miran} dos veces.
No podría ser más bonito.
Por la noche {hero} {v:está/están} más feli{z} que nunca.`),
    },
    go: {
      tell: lines(`Antes, {hero} {v:piensa/piensan} en lo que hace falta llevar. Lo más importante no ocupa sitio: un poco de valor.
Hay tantas cosas nuevas que ver. {hero} {v:mira/miran} a la izquierda y a la derecha y no {v:quiere/quieren} perderse nada.
Una vez {hero} no {v:sabe/saben} seguir. ¿Por aquí o por allí? {v:Escucha/Escuchan} un rato, y entonces está claro.
—¡{goal}! —{v:repite/repiten} {hero}, porque suena muy bien.
—¿Falta mucho? —se {v:pregunta/preguntan} {hero}. Pero en realidad puede durar todavía un poco.
Por un momento {hero} {v:piensa/piensan} en casa. Luego la mirada vuelve hacia delante.
Lo más bonito está todavía por venir, {hero} ya lo {v:sospecha/sospechan}.
Por el camino {hero} {v:canta/cantan} una canción que tiene una sola palabra.
Paso a paso, {hero} se {v:acerca/acercan} a la meta. No vale mirar atrás.
{goal}: suena como el principio de algo grande.
Por la noche duele todo un poco. Pero {hero} nunca {v:había/habían} llegado tan lejos.`),
      end: lines(`¡Vaya viaje! {hero} {v:ha/han} visto tantas cosas que bastan para todo un año.
—¿Y la próxima vez, adónde vamos? —{v:pregunta/preguntan} {hero} entre risas.
Por la noche {hero} {v:cierra/cierran} los ojos y lo {v:ve/ven} todo otra vez.`),
    },
    event: {
      tell: lines(`Así empieza todo. {hero} no {v:sabe/saben} todavía lo que va a pasar.
No es un día como los demás, {hero} lo {v:nota/notan} muy bien.
{hero} {v:mira/miran} alrededor y {v:piensa/piensan}: esto promete.
—A ver qué viene ahora —{v:dice/dicen} {hero}. No hay que esperar mucho.
Todavía está todo tranquilo. {hero} {v:espera/esperan} y {v:piensa/piensan} en sus cosas.
{hero} lo {v:mira/miran} todo con mucha atención. No hay que olvidar nada de esto.`),
      end: lines(`Una cosa así no pasa todos los días. {hero} se {v:alegra/alegran} de haber estado allí.
—Ha estado bien —{v:dice/dicen} {hero}.
Por la noche {hero} lo {v:recuerda/recuerdan} todo y {v:sonríe/sonríen}.`),
    },
  },
  turns: {
    help: lines(`—Lo vamos a conseguir —{o:dice/dicen} {other}, y {hero} se lo {v:cree/creen} enseguida.
{hero} {v:mira/miran} bien para no perderse nada. Con {other} todo parece ya más fácil.
Siempre que se pone difícil, {other} {o:está/están} ahí. Eso hace bien.
—Gracias —{v:dice/dicen} {hero}. —De nada —{o:contesta/contestan} {other}—. Para eso estamos.
{other} {o:tiene/tienen} mucha paciencia. Cuando algo no sale, se hace otra vez, y luego otra.
De pronto {hero} se {v:ríe/ríen}, por primera vez en mucho tiempo, y {other} {o:se ríe/se ríen} también.
—¿Y ahora qué hacemos? —{o:pregunta/preguntan} {other}. {hero} ya {v:tiene/tienen} una idea.
{other} lo {o:hace/hacen} una vez, muy despacio. Después le{s} toca a {hero}.
—¿Ves? —{o:dice/dicen} {other}—. Sí que sale.
Sin ayuda, {hero} nunca lo {v:habría/habrían} logrado. ¡Menos mal que {o:está/están} {other}!`),
    meet: lines(`Al principio no saben qué decir. Luego hablan todos a la vez y se echan a reír.
{other} {o:pregunta/preguntan} una cosa, {hero} {v:pregunta/preguntan} otra, y pronto es como si se conocieran de toda la vida.
—¿Te quedas un poco más? —{v:pregunta/preguntan} {hero}. {other} {o:se queda/se quedan} con gusto.
Con {other} el tiempo pasa mucho más deprisa.
{other} {o:entiende/entienden} enseguida lo que pasa. {hero} no se lo {v:esperaba/esperaban}.
Desde ahora {other} {o:está/están} siempre cerca, como si nunca hubiera sido de otra manera.
—¿Y ahora qué hacemos? —{o:pregunta/preguntan} {other}. {hero} ya {v:tiene/tienen} una idea.
{hero} lo {v:cuenta/cuentan} todo desde el principio, y {other} {o:escucha/escuchan} hasta la última palabra.
{other} {o:se ríe/se ríen}, y {hero} {v:se ríe/se ríen} también. Así de sencillo.
Por la noche se dicen adiós. Pero no es un adiós de verdad, porque mañana se vuelven a ver.`),
    found: lines(`—¡{thing}! —{v:grita/gritan} {hero} con una gran sonrisa.
De repente, toda la búsqueda está olvidada.
—¡Gracias! —{v:dice/dicen} {hero}. —De nada —{o:contesta/contestan} {other}.
Ya no importa cuánto ha durado la búsqueda.
{hero} no se lo {v:cree/creen}. ¡Es verdad!`),
    cause: lines(`Así que es por eso. {hero} lo {v:sabe/saben} muy bien, pero no por eso es más fácil.
—¿Por qué tiene que ser justo así? —se {v:pregunta/preguntan} {hero}.
¿Lo {o:sabrá/sabrán} siquiera {other}? {hero} no {v:está/están} segur{o}.
¿Se puede cambiar algo? {hero} lo {v:piensa/piensan} mucho rato.
Sin eso todo sería muy sencillo, {v:piensa/piensan} {hero}.
—Esto no puede durar siempre —{v:dice/dicen} {hero}, y {v:busca/buscan} una solución.
Cada vez que {hero} {v:piensa/piensan} en ello, se le{s} escapa un suspiro.`),
    obstacle:
      lines(`[Solo faltaba eso|Justo ahora|Precisamente hoy]. {hero} {v:baja/bajan} la cabeza, pero no mucho rato.
—[Pues ahora con más ganas|Aquí nadie se rinde|Habrá otra manera] —{v:dice/dicen} {hero}.
¿Qué se puede hacer? {hero} lo {v:piensa/piensan} un buen rato, y luego [otro buen rato|un poco más|otra vez].
Pero {wish} es lo que {hero} {v:sigue/siguen} queriendo. Eso no cambia.
¿{o:Cambiará/Cambiarán} de idea {other}? {hero} lo {v:espera/esperan} de todo corazón.
Lo que {o:piensa/piensan} {other} es una cosa. Lo que {v:piensa/piensan} {hero} es otra.
No es fácil. {hero} {v:traga/tragan} saliva y {v:sigue/siguen} [de todos modos|despacio|de otra manera].
{hero} se {v:sienta/sientan}. ¿Rendirse? No. Pero [descansar un poco sí se puede|una pausa viene bien|pensar despacio ayuda].
—No era esto lo que estaba pensado —{v:dice/dicen} {hero}. Y luego {v:se levanta/se levantan} otra vez.
Un obstáculo es solo un problema más, {v:piensa/piensan} {hero}. Y [los problemas tienen solución|hasta ahora todos han pasado|los hay peores].`),
    act: lines(`Después, a {hero} le{s} cuesta creer que haya pasado de verdad.
Un momento así pasa deprisa. {hero} no {v:quiere/quieren} olvidar nada.
El corazón late fuerte, de tan emocionante que es.
Visto de lejos quizá no es gran cosa. De cerca es enorme.
¿Y luego? {hero} {v:espera/esperan} con muchas ganas lo que viene.
Por un momento, todo lo demás está olvidado.
Es un gran momento, y {hero} lo {v:sabe/saben}.`),
    change: lines(`—No me lo esperaba —{v:dice/dicen} {hero}. —Yo tampoco —{o:contesta/contestan} {other}.
¿Qué {o:hará/harán} ahora {other}? {hero} {v:espera/esperan} con impaciencia.
Nadie se lo esperaba, y {hero} menos que nadie.
De pronto ya nada es como antes. {hero} lo {v:nota/notan} enseguida.
{hero} {v:mira/miran} otra vez muy de cerca. Es verdad.
—¿Y ahora qué? —{v:pregunta/preguntan} {hero}. Es una buena pregunta.
Todavía ayer {hero} lo {v:habría/habrían} creído imposible.
Hace falta un rato para que todo se calme. {hero} {v:respira/respiran} hondo.
De esto {hero} {v:hablará/hablarán} todavía mucho tiempo.`),
  },
  mates:
    lines(`{mate} está ahí, por supuesto. En compañía [todo sale mejor|el camino es más corto|hasta el frío se pasa].
{hero} y {mate} se miran. [No hacen falta palabras|Una mirada es suficiente|Las palabras vienen luego].
Cuando {hero} ya no {v:sabe/saben} cómo seguir, {mate} [sigue sin más|encuentra la manera|se queda cerca]. Eso da [ánimos|fuerza].
[Una vez|En medio de todo|Sin motivo] {hero} y {mate} se ríen tanto que se les va [todo el cansancio|el hambre|el frío].
{mate} no se aparta ni [un paso en todo el día|un minuto].
Menos mal que está {mate}. Sin compañía sería [la mitad de bonito|todo más largo|demasiado silencio].
—¿[Crees que saldrá bien|Estamos cerca|Es por aquí]? —{v:pregunta/preguntan} {hero}. {mate} no lo duda ni un segundo.
{hero} {v:enseña/enseñan} lo que hay que hacer, {mate} lo imita, y después es al revés.
Por la noche {hero} y {mate} miran [el cielo|las estrellas|el camino] sin decir nada. También eso es [bonito|bueno].`),
  places: lines(`{there}, {hero} {v:conoce/conocen} pronto cada [rincón|piedra|olor].
{there} todo está más [tranquilo|claro|callado] que otras veces, como si [cada cosa contuviera la respiración|el día supiera algo].
{there}, por la tarde, todo parece un poco distinto que [por la mañana|ayer|antes].`),
  between:
    lines(`{hero} {v:hace/hacen} una pequeña pausa y {v:respira/respiran} [hondo|el aire fresco|despacio]. Luego [todo sigue|vuelven las ganas|viene otro paso].
Unas horas pasan deprisa y otras despacio. Estas [hacen las dos cosas a la vez|son de las más largas|casi vuelan].
—[Ánimo|Adelante|Calma] —se {v:dice/dicen} {hero}, y suena ya [mejor que la última vez|más firme|como una canción].
Un día se acaba y otro empieza. Y {hero} {v:sigue/siguen} ahí, [con todo el corazón|con la misma idea|sin prisa].
[Por un momento|De pronto|Durante un rato] todo está en silencio. {hero} {v:oye/oyen} solo [su propia respiración|un pájaro lejano|el viento].
A veces solo hay que [seguir|esperar un poco|mirar mejor]. {hero} lo {v:sabe/saben}, y {v:sigue/siguen}.
Al ver a {hero}, se nota enseguida: [se trata de algo importante|esto va en serio|hoy es un día especial].
Por la mañana {hero} se {v:estira/estiran} y {v:piensa/piensan}: hoy es [un buen día para eso|el día justo|un día bonito].
{hero} {v:tararea/tararean} [en voz baja|una canción antigua|tres notas, siempre las mismas]. Tarareando [se piensa mejor|pasa el tiempo|todo pesa menos].
Hay días en que [nada avanza|todo es lento|las cosas no quieren]. Pero {hero} lo {v:sabe/saben}: [eso también pasará|mañana será otro día|le ocurre a cualquiera].
{hero} {v:cuenta/cuentan} despacio hasta [diez|veinte|cien]. [Al final viene una idea|A la mitad ya hay más paz|Y la idea que faltaba está ahí].
En mitad del día {hero} se {v:para/paran} de repente. ¿No era eso [una buena idea|una voz conocida|una señal]? [Sí, ahí está otra vez|Quizá|Quién sabe].
—Una cosa detrás de otra —{v:dice/dicen} {hero}. Así lo grande [se convierte en muchas cosas pequeñas|cabe en las manos|da menos miedo].
Por la noche {hero} {v:repasa/repasan} el día. ¿Qué ha estado bien? [Más de lo que parece|Casi todo|Lo mejor vino al final].
{hero} {v:duerme/duermen} [profundamente|toda la noche|como una piedra]. Y mientras todo descansa, [muchos pensamientos pequeños se juntan en uno grande|una idea crece en la oscuridad|la luna mira].
No siempre es fácil tener [paciencia|valor|confianza]. {hero} lo {v:intenta/intentan} de todos modos, y a veces [sale|es suficiente|va bien].
Ocurre un pequeño error. {hero} {v:protesta/protestan} un poco y luego {v:sonríe/sonríen}. [De los errores es de lo que más se aprende|La próxima vez irá mejor|No es el fin del mundo].
Ayer la respuesta habría sido quizá distinta. Hoy {hero} {v:está/están} segur{o} del todo.
Ya es [tarde|de noche|la hora de la cena] cuando {hero} {v:hace/hacen} por fin una pausa. ¡[Qué deprisa pasa|Qué corto es|Cómo vuela] un día!
{hero} se {v:alegra/alegran} de cada cosa pequeña que sale bien. Muchas cosas pequeñas juntas [son algo grande|hacen un camino|llenan un día].
A veces uno querría saber cómo acaba todo. {hero} también. Pero entonces ya no sería tan emocionante.
Y otra vez empieza [un día nuevo|una mañana clara]. {hero} se {v:despierta/despiertan} temprano y enseguida {v:piensa/piensan} en ello.
[Muy bajito|Casi sin voz|Con los ojos cerrados], {hero} {v:dice/dicen} algo. Suena como [una promesa|un secreto|una oración].
Cuando {hero} {v:cierra/cierran} los ojos, lo {v:ve/ven} todo [muy claro|como en una película|en colores]. Así será, [justo así|sin cambiar nada].
Hoy hay algo distinto [en el aire|en la luz|en el camino]. {hero} lo {v:nota/notan} enseguida: [la cosa avanza|falta poco|viene algo bueno].
Todo el día {hero} {v:tiene/tienen} una sola cosa en la cabeza: {wish}.
Todo el día {hero} {v:tiene/tienen} una sola cosa en la cabeza: {task}.
Todo el día {hero} {v:tiene/tienen} una sola cosa en [la cabeza|el corazón]: {thing}.
[El viento|La luz de la tarde|Una hoja en el suelo] parece decir: [ya casi|por aquí|un poco más]. {hero} {v:escucha/escuchan} con atención.
{hero} {v:recuerda/recuerdan} [una tarde lejana|una voz querida|un olor a pan caliente], y el corazón está [más ligero|en paz|lleno].
[Un gorrión|Una mariposa|Un gato desconocido] pasa cerca. {hero} {v:mira/miran} hasta que [no se ve nada más|vuelve el silencio].
Es [la página más tranquila|la mejor página|la página más bonita] del libro, {v:piensa/piensan} {hero}.
[A lo lejos|En alguna parte|Al final de la calle] [suena una campana|alguien ríe|se cierra una puerta]. {hero} {v:sonríe/sonríen} sin saber por qué.`),
  around,
};
