import { scripted } from "../scripted.ts";

export const scripts = scripted(`
# fear
Nadie debía notar lo grande que era el miedo. {hero} tenía* toda una colección de excusas: un resfriado, [dolor de cabeza|una cita importante|los pies mojados], falta de tiempo. Cada mañana, {hero} elegía* una nueva.
Solo la vieja [costurera|vecina|jardinera] no se dejaba engañar. —¿Miedo de qué, exactamente? —preguntó un día, sin más. {hero} no supo* qué responder. A ese miedo nadie lo había mirado nunca tan de cerca.
Así que {hero} empezó* a mirarlo, primero de lejos y con un solo ojo. El primer día fueron tres respiraciones; el segundo, cinco. Al tercer día, {hero} se olvidó* de contar.
Entonces llegó el día en que ya no era un juego. Todo iba deprisa, había mucho ruido, y {hero} sintió* que las rodillas temblaban. —[Corre|Vámonos|Huye] —decía el miedo.
{hero} no huyó*. Temblando, se quedó* allí y respiró*: tres veces, cinco veces, once veces. El miedo no se había ido. Pero a su lado, de pronto, había sitio para algo más.
= Y luego todo pasó, y {hero} seguía* allí. No había sido lo peor del mundo. Hasta había sido un poquito [bonito|divertido|hermoso].
= El miedo volvió alguna vez, como les pasa a todos. Pero {hero} ya no necesitó* más excusas. —Un momento —se oía entonces—, cuento hasta once.

# fear
Lo peor era [por la noche|al atardecer|justo antes de dormir]. Entonces el miedo crecía hasta el techo, y {hero} apenas se atrevía* a respirar.
Una noche, {hero} oyó* un suspiro. No venía de fuera, sino del rincón más oscuro. —¿Quién está ahí? —Solo soy yo —dijo el miedo—. Tengo los pies fríos. Y estoy muy solo.
En eso {hero} no había* pensado nunca: que también el miedo puede tener miedo. Tras un largo silencio, {hero} le hizo* sitio. —Siéntate. Pero no lo ocupes todo.
Así hablaron la mitad de la noche. El miedo contó qué lo asustaba: [las tortitas|las trompetas|las carcajadas] y, sobre todo, la mañana. {hero} se echó* a reír, y con cada risa el miedo se hacía más pequeño.
Cuando llegó el gran momento, el miedo cabía en un bolsillo. {hero} se lo llevó* sin más, paso a paso, con el corazón a saltos.
= Nadie habría creído que {hero} lo conseguiría*. Pero {hero} lo consiguió*, y cuando empezaron los aplausos, el miedo se tapó los oídos.
= Hoy el miedo duerme casi siempre. Solo a veces, cuando llega algo muy nuevo, se despierta. —¿Es grave? —pregunta. —Ya veremos —le contestan, y con eso basta.

# make
El primer intento se deshizo en un minuto. El segundo aguantó al menos [hasta el mediodía|hasta que llegó el viento|hasta la cena]. {hero} apuntaba* todo lo que no funcionaba, y la lista se hacía larga.
—¿Y por qué no lo compras? —preguntaba la gente. A {hero} la pregunta le parecía rara. Lo que se compra nos pertenece. Pero lo que uno hace nos conoce. // —¿Y por qué no comprarlo? —preguntaba la gente. Era una pregunta rara. Lo que se compra nos pertenece. Pero lo que se hace con las propias manos nos conoce.
Faltaba una sola pieza, y justo esa no se encontraba en ninguna parte. {hero} buscó* [en cajas y cajones|en el desván|en tres talleres] y encontró* de todo, menos eso.
Entonces pasó [una niña pequeña|un viejo relojero|un niño sin dientes delante], miró un rato y sacó del bolsillo algo oxidado. —No sé para qué sirve, pero nunca lo he tirado. {hero} lo levantó* a la luz. Encajaba.
A partir de ahí, todo fue como la seda. {hero} trabajó* hasta la puesta de sol, y aún un poco más. Luego dejó* las herramientas y casi no respiraba*.
= Estaba torcido, era un poco corto por un lado, y [funcionaba|aguantaba|era una maravilla]. {hero} se rió* tan fuerte que se abrieron las ventanas del vecindario.
= La lista de todo lo que no funcionaba la colgó* {hero} en la pared. Abajo del todo, en otro color, se lee: pues sí.

# make
{hero} tenía* un plan, y era un plan precioso. Solo que no era el plan de los demás. —Demasiado grande —decían unos. —Demasiado pequeño —decían otros. —Demasiado [difícil|llamativo|caro] —decían todos juntos.
Así que {hero} empezó* en secreto, una hora al día. La primera semana aún no se veía nada. La segunda tampoco. Pero {hero} lo veía* todo, con los ojos cerrados, hasta el último rincón.
Entonces llegó [la lluvia|la tormenta|la helada], y en una sola noche se perdió el trabajo de semanas. {hero} se quedó* delante mucho rato sin decir nada. En el suelo quedaba un trozo de papel. Era el plan.
A la mañana siguiente, alguien esperaba con un martillo. —He oído que aquí se ha roto algo. Después vino otro, y otro más. {hero} repartió* [clavos|pinceles|guantes], y apenas hubo para todos.
Con tantas manos fue más rápido de lo previsto, y también distinto: aquí un poco más grande, allí un poco más pequeño. {hero} cambió* el plan, y después lo guardó*.
= Por la noche, todos estaban delante y no decían nada, ni «demasiado grande» ni «demasiado pequeño». Era exactamente como debía ser, y {hero} tenía* pintura en la nariz.
= El viejo plan está hoy en un marco, justo al lado. Quien mira bien nota que casi nada coincide. Eso, dicen, es lo mejor de la historia.

# seek
Al principio, {hero} creía* que el asunto estaría resuelto antes [del mediodía|de la noche|de la mañana siguiente]. Solo había que mirar bien. Así que {hero} miró* debajo de todo, detrás de todo y, al final, también encima.
—Buscas haciendo mucho ruido —dijo un viejo [gato|cuervo|señor en un banco]—. Lo que quiere ser encontrado se asusta. {hero} iba* a contestar, pero prefirió* callarse.
En el silencio había muchas más cosas de las que {hero} creía*. Una gota, un susurro, y entre los dos, muy débil, un sonido que no era de allí. {hero} lo siguió* de puntillas.
La pista llevaba muy lejos y luego volvía dando un gran rodeo. Al caer la noche, {hero} estaba* otra vez al principio, con las manos vacías. Era para llorar.
Pero el principio ya no era el mismo. La luz venía ahora del otro lado, y donde al mediodía solo había sombra, algo brillaba. {hero} contuvo* el aliento.
= Allí estaba lo que {hero} buscaba*, y había estado allí todo el tiempo. Solo habían faltado la luz y un poco de silencio.
= Desde entonces, a quien ha perdido algo en aquel lugar se le da siempre el mismo consejo: espera a que el sol venga del otro lado.

# seek
Había una sola pista, y era [muy borrosa|pequeña como una uña|difícil de leer]. {hero} la llevaba* siempre encima y se la enseñaba* a todos. La mayoría se encogía de hombros.
—La conozco —dijo por fin una mujer en el mercado—. Pero la tienes al revés. Le dio la vuelta. {hero} se sonrojó*. Así, de pronto, era una flecha.
La flecha señalaba una colina, y detrás de la colina había otra más alta. {hero} subió*, bajó* y volvió* a subir. En la tercera, el viento se llevó la pista. {hero} la siguió* con la mirada hasta que fue solo un punto.
Ya no quedaba nada. Pero {hero} la había* mirado tantas veces que la sabía* de memoria. Con un palo la dibujó* en la arena, y esta vez notó* una rayita que antes siempre tapaba el pulgar.
La rayita quería decir: abajo. {hero} se agachó*, apartó* la hierba y de repente se echó* a reír.
= Era justo allí. {hero} volvió* por todo el camino, por las tres colinas, y ninguna era ya tan alta como antes.
= La mujer del mercado solo asintió. —Ya ves —dijo—. A veces la culpa es del pulgar.

# find
Al principio, {hero} pensó* que alguien lo habría perdido, y miró* alrededor. No había nadie. {hero} se acercó*, pasito a pasito. Era de verdad. Estaba allí de verdad.
Aquella noche no hubo manera de dormir. ¿De dónde venía? ¿De quién era? ¿Y por qué nadie lo había notado antes? [Dos veces|Tres veces|Diez veces] se levantó* {hero} a mirar, y cada vez todo seguía como la víspera.
{hero} se lo contó* solo al viejo [vidriero|relojero|farero], y solo después de una promesa. Él no se rió. —Estas cosas nunca vienen sin motivo —dijo—. Van hacia alguien. La cuestión es si ya han llegado.
Pero algo así no se queda en secreto. Pronto los primeros curiosos querían verlo, y algunos querían quedárselo. Hacían ruido y empujaban. {hero} comprendió* que aquello no podía seguir así.
Entonces {hero} recordó* las palabras del viejo: van hacia alguien. {hero} miró* otra vez, por todos los lados, y esta vez encontró* la señal diminuta que a todos se les había escapado.
= La señal indicaba un camino, y {hero} lo siguió* hasta el final. Allí alguien esperaba desde hacía años. —Sabía que un día me lo traerían —dijo, y después nadie habló durante mucho rato.
= {hero} no volvió* del todo con las manos vacías. A cambio hubo un pequeño regalo. ¿Cuál? Es un secreto. Solo se sabe que brilla.

# go
La noche antes de partir, {hero} no durmió*. Había cien razones para quedarse y una sola para irse. Por la mañana, esa una seguía allí, y las otras cien [se habían dormido|se habían resfriado|se habían perdido].
El principio fue fácil, y {hero} cantaba* por el camino. Hacia el mediodía pasó un [caminante|pastor|vendedor]. —Es lejos —dijo—, y es hermoso. Y cuando creas que ya no puedes más, da diez pasos. Solo diez.
Después ya nada era conocido. Hasta los pájaros cantaban de otra manera. Una vez {hero} miró* atrás, y el lugar de la partida no era más grande que [una avellana|un guisante|una moneda].
Luego cambió el tiempo. La tormenta llegó por detrás, negra y rápida. Cuando pasó, {hero} no sabía* ya dónde estaba el camino. Aquí se acaba todo, pensó*.
Diez pasos más. {hero} contó* en voz alta. Después del décimo aún quedaba un poco de fuerza, así que {hero} volvió* a empezar por el uno. A la [sexta|séptima|novena] vez, el suelo había cambiado bajo los pies.
= {hero} había* llegado. Sin gritar y sin saltar, miró* y miró* hasta tener los ojos llenos. Todo era como decían: lejos, y hermoso.
= —¿Fue difícil? —preguntaron más tarde. {hero} pensó* en el último tramo. —Diez pasos, nada más.

# go
Había tres caminos. Por el primero iban todos, por el segundo no iba nadie, y el tercero no estaba en el mapa. {hero} eligió* el tercero, sobre todo porque [olía bien|era tranquilo|parecía amable].
La tarde del primer día, {hero} encontró* a una anciana con una cesta llena de relojes. —¿Prisa? —preguntó ella. Había que reconocerlo. —Entonces te doy uno que va despacio. Así tendrás más tiempo.
Parece mentira, pero funcionó. Las horas se alargaron, y {hero} vio* cosas que normalmente no se ven: un escarabajo con borde dorado y [una piedra en forma de corazón|una puerta en la roca|una fuente bajo los helechos].
Luego el camino acabó ante un barranco. No había puente. {hero} caminó* una hora hacia la izquierda y otra hacia la derecha, y el reloj hacía tictac con toda calma.
Quien va tan despacio acaba viendo el árbol tendido sobre el barranco, cubierto de hiedra. {hero} lo probó* con el pie. Después cruzó* sin mirar abajo ni una sola vez.
= Al otro lado estaba la meta, y {hero} llegó* justo a tiempo. Ni demasiado pronto ni demasiado tarde: a la hora del reloj lento.
= A la vuelta, {hero} quiso* devolver el reloj. La anciana ya no estaba. Solo quedaba su cesta junto al camino, y dentro un papel: quédate con el tiempo.

# refuse
—Ya llegará —decían todos, y {hero} ya no quería* oírlo. Porque no llegaba. No llegó el [lunes|martes|miércoles], y al día siguiente todavía menos.
Lo intentaron con severidad, lo intentaron con [pasteles|manzanilla|buenas palabras], y una vez hasta con una canción. {hero} escuchaba* con educación, y todo seguía igual.
Solo uno no preguntó cómo cambiarlo. Era el viejo sereno, y preguntó: —¿Y eso cómo es? {hero} tuvo* que pensarlo. Nadie había querido saberlo nunca.
Y mientras lo contaba*, {hero} notó* que no todo era malo. Quien es diferente ve lo que los demás no ven: [la hora antes del amanecer|cómo se apagan las luces|quién canta de noche]. El sereno asentía a cada frase.
—Ven —dijo—. Conozco a alguien que necesita justo eso. {hero} siguió* su farol por las calles vacías, y por primera vez el camino parecía el bueno.
= Así fue como {hero} recibió* una tarea que nadie más habría podido cumplir. Desde aquel día, nadie quiso cambiar nada.
= —Ya llegará —dice alguien todavía, por costumbre. La respuesta es una sonrisa. Hace mucho que llegó.

# meet
Todo estaba preparado desde hacía tiempo: una frase para el buen tiempo, otra para la lluvia y otra para los demás casos. Cuando {hero} las necesitó*, no quedaba ninguna.
Así que {hero} habló* del tiempo. Del tiempo se puede decir mucho, y nunca era lo que había que decir. —Bonito día —era la respuesta, y quizá tampoco era eso lo que había que responder.
Así pasaron semanas. Todo el mundo se había dado cuenta, menos ellos dos. —Díselo ya —aconsejaba [la lechera|la zapatera|la posadera]. {hero} se sonrojaba* y hablaba* de las nubes.
Luego llegó un día en que el sitio de enfrente quedó vacío, y al día siguiente también. A pesar del sol, {hero} encontró* el tiempo horrible. Ahora estaban allí todas las frases, y no había nadie para oírlas.
Al tercer día, {hero} no aguantó* más, corrió* y llamó* a la puerta. Detrás se oyeron unos pasos muy lentos y un estornudo.
= —Solo era un resfriado —dijo la voz detrás de la puerta. {hero} respiró* hondo. De las tres frases no quedaba ninguna. Pero bastó una sola palabra, y la respuesta fue la misma palabra.
= Del tiempo siguen hablando con gusto. Casi siempre es bueno, dicen los dos, incluso cuando llueve.

# any
Empezó con algo tan pequeño que solo {hero} lo notó*. Los demás siguieron como si nada. Pero {hero} ya no podía* pensar en otra cosa, ni al desayunar ni mucho menos al acostarse.
—Cuenta —dijo la vieja [boticaria|molinera|florista], que vio que algo pasaba. Así que {hero} lo contó*, primero en desorden y después en orden. —¿Y qué harías —preguntó ella— si fuera imposible equivocarse?
{hero} lo sabía* muy bien, y lo probó* el mismo día. Fue un error, y de los grandes, y todos lo vieron. Pero ahora al menos se sabía cómo no había que hacerlo.
La segunda vez, {hero} fue* con más cuidado. Durante un día entero no hizo* más que observar. Al atardecer vio* algo que hasta entonces había sido [demasiado pequeño|demasiado sencillo|demasiado cercano] para todos.
—¡Ahora! —gritó* {hero}. Había que hacerlo deprisa, y se hizo deprisa, por en medio de la gente y sin contestar ni una pregunta.
= Esta vez estaba bien. {hero} lo notó* primero en el silencio y luego en las caras. Había funcionado.
= —¿Y? —preguntó la vieja por la noche. —Dos errores y un descubrimiento —fue la respuesta. —Eso —dijo ella— es un día muy bueno.

# any
En una hoja estaban, a la izquierda, las razones a favor y, a la derecha, las razones en contra. A la derecha salió una lista larga. A la izquierda había una sola palabra, pero {hero} la subrayó* dos veces.
Tenía que ser el [jueves|viernes|sábado]. Todo estaba listo, y de todo lo que {hero} había* preparado no sirvió nada. Hacía falta [una cuchara|un trozo de cuerda|una carretilla], y en eso nadie había pensado.
—Yo tengo —dijo el zapatero—, pero cuesta algo. Costó una tarde de escuchar. El zapatero habló de otros tiempos, y {hero} al principio escuchaba* solo por cortesía. Después olvidó* la hora.
De vuelta llovió, y la tinta de aquella lista tan bonita se corrió. A {hero} solo le quedaba una hoja en blanco. Qué raro: ahora que no había plan, estaba claro lo que había que hacer. // De vuelta llovió, y la tinta de aquella lista tan bonita se corrió. Solo quedaba una hoja en blanco, y {hero} la miró* un buen rato. Qué raro: ahora que no había plan, estaba claro lo que había que hacer.
= {hero} lo hizo* sin lista, una cosa tras otra, y lo que hacía falta estaba siempre a mano. —¿Cómo se puede planear tan bien? —preguntaban todos.
= La hoja en blanco existe todavía. A contraluz se ve una sola palabra, subrayada dos veces.

# any
Aquella mañana había una carta delante de la puerta. Nadie conocía la letra, y dentro había una sola frase: «No esperes más.» {hero} la leyó* cuatro veces, y cada vez estaba más claro.
¿Quién escribe algo así? {hero} comparó* la letra con [listas de la compra|etiquetas de mermelada|los nombres de los timbres] y preguntó* en todas las puertas. Todos juraron que no habían sido ellos. Y todos querían saber a qué esperaba* {hero}.
Hubo que explicarlo en cada puerta. En la primera, {hero} tartamudeaba* aún. En la décima bastaban dos frases. Y en la última se oyó: —Hoy se empieza.
—Pues adelante —dijo la mujer de la última puerta. No era el mejor tiempo ni el mejor día. Pero {hero} lo había* dicho en demasiadas puertas, y detrás de cada una había ahora alguien en la ventana.
= Todos vieron cómo {hero} lo intentó*, cómo salió mal, cómo lo intentó* de nuevo y cómo, a la tercera, salió bien. Nadie aplaudió. Abrieron las ventanas, una tras otra, a lo largo de toda la calle.
= Nunca se supo quién había escrito la carta. Solo el viento hace como si no tuviera nada que ver.

# any
Nadie supo después quién había empezado con la apuesta. La mitad de la gente apostaba a favor y la otra mitad en contra. Estaba en juego [un pastel|un tarro de miel|una semana de fregar platos]. Solo a {hero} no le habían preguntado. // Nadie supo después quién había empezado con la apuesta. La mitad de la gente apostaba a favor y la otra mitad en contra. Solo {hero} no apostaba* nada.
Desde entonces, todo se observaba. Si {hero} tosía*, había murmullos. Si {hero} se sentaba*, alguien tomaba notas. En un solo día tres cosas salieron mal, y las tres quedaron escritas.
—¿De qué lado estás? —preguntó* {hero} al [herrero|campanero|barquero], que estaba sentado en la valla. —Del tuyo —dijo él—, pero no he apostado. Por los amigos no se apuesta. A los amigos se les ayuda a llevar la carga. Y bajó de la valla.
Por la noche, cuando nadie miraba, {hero} volvió* a empezar desde el principio. En la oscuridad era más fácil. Solo estaba el trabajo, y de vez en cuando una voz bajita: —Cuidado, a la izquierda.
= Por la mañana llegaron con sus cuadernos, y todo estaba ya hecho. Nadie lo había visto, así que nadie había ganado. —Pues lo celebramos juntos —dijo alguien tras un largo silencio.
= En uno de los cuadernos hay todavía un signo de interrogación junto al nombre de {hero}, y está tachado.

# any
En mitad de la noche, {hero} se despertó* sin saber por qué. Todo estaba en silencio. Demasiado silencio: [el reloj de la torre|el viejo reloj de pared|la campana] ya no sonaba.
Por la mañana a nadie parecía importarle. Todos llegaban tarde, y todos se reían. Solo {hero} tenía* la sensación de que se estaba olvidando algo importante. Pero ¿qué?
{hero} subió* los [doscientos|ciento veinte|noventa y nueve] escalones. Arriba, entre las ruedas, estaba sentada una lechuza. —Por fin —dijo—. Si me voy, se para para siempre. Sujeta esto.
Así que {hero} sujetó* el tiempo durante una hora entera. Desde allí arriba todo parecía distinto. Las grandes preocupaciones eran tejados pequeños, y entre ellos pasaba un camino que desde abajo no se podía ver.
= Cuando el reloj volvió a sonar, {hero} sabía* qué era lo olvidado, y conocía* también el camino. Solo quedaba bajar, de dos en dos los escalones.
= Desde entonces, el reloj se retrasa un minuto. Ha habido quejas. La lechuza dice que un minuto para pensar le corresponde a cualquiera.

# find
Si aquel día {hero} hubiera tomado otro camino, nada de esto habría pasado. Pero no fue así. {hero} se detuvo*, miró* y ya no pudo* apartar la vista.
—¿Es un juego? —preguntó una mujer con una bolsa muy pesada. —Todavía no se sabe —fue la respuesta. Ella dejó la bolsa en el suelo y miró también. Desde abajo se veía mejor.
{hero} llevó* el hallazgo a los que entienden de esas cosas. Lo sacudieron, lo pesaron, lo apartaron. —No vale nada —dijeron. {hero} lo recogió* todo en silencio.
¿Que no vale nada para quién? Eso era lo que nadie había preguntado. {hero} dio* media vuelta y llamó* a [tres|cinco|siete] puertas.
Detrás de la última, alguien se echó a llorar. —Lo he buscado toda mi vida —dijo, y {hero} escuchó* la historia entera, desde el principio. Era mejor que todo lo que se habría podido inventar.
= El hallazgo se quedó en el lugar que le correspondía, y {hero} se quedó* con la historia. Fue un buen cambio.
= Desde entonces {hero} se paraba* a menudo donde nadie se para. —¿Qué hay ahí? —preguntaba la gente. —Todavía no se sabe.

# refuse
La primera noche hubo cien razones en contra. {hero} las enumeró* con mucha calma, y al llegar a la número [doce|diecisiete|veintitrés] ya bostezaban todos.
—Bueno —dijeron entonces—, pues no. Con eso {hero} no contaba*. A los gritos se puede contestar, y a los ruegos también. A un «bueno» no hay respuesta.
Todo quedó en silencio. Una ventana golpeó, a lo lejos pasó [un tren|un carro|un barco], y {hero} se quedó* a solas con las cien razones. Bien miradas, eran solo noventa, y algunas estaban repetidas.
Hacia medianoche quedaban tres. {hero} las examinó* una por una. La primera era terquedad, la segunda [hambre|curiosidad|frío], y la tercera era tan pequeña que casi no se veía. Decía: sin compañía no me gusta.
Entonces se abrió la puerta muy despacio. —Yo tampoco puedo dormir —dijo alguien—. ¿Te queda alguna razón? {hero} le hizo* sitio y le regaló* una.
= Al final se gastaron todas. Y cuando ya no quedaba ninguna, todo fue de la manera más sencilla, sin gritos y sin ruegos. Por la mañana nadie recordaba cuándo {hero} había* cedido.
= —¿Mañana otra vez? —preguntó la voz. —Mañana habrá razones nuevas. La risa se oyó hasta en la calle.
`);
