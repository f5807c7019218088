import { scripted } from "../scripted.ts";

/** Scripts that are told with the idea's own words: what is wanted, done, made, sought, found or feared. */
export const ideaScripts = scripted(`
# any
«Che cosa si sogna da queste parti?» chiese qualcuno [a colazione|alla fermata|da sopra la siepe]. {hero} non dovette* pensarci a lungo: {wish}.
Il primo tentativo andò male, [del tutto|davanti a tutti|dopo un minuto]. Eppure {verb} sembrava così facile, fatto dagli altri. // Il primo tentativo andò male, [del tutto|davanti a tutti|dopo un minuto]. Fatto dagli altri, sembrava così facile.
Così {hero} ricominciò*<, {there}>, un pochino ogni giorno. Nessuno impara a {verb} in una volta sola. // Così {hero} ricominciò*<, {there}>, un pochino ogni giorno.
Poi venne un giorno in cui non riusciva niente. Fino a [mezzogiorno|sera|merenda] {hero} non volle* {verb}. Dopo, mancava qualcosa. // Poi venne un giorno in cui non riusciva niente. Fino a [mezzogiorno|sera|merenda] {hero} non volle* più saperne. Dopo, mancava qualcosa.
<«Ancora una volta», disse {mate}, «ma in compagnia.»|«Ancora una volta», disse una vocina, «ma piano.»> {hero} chiuse* gli occhi un momento e pensò* a una cosa sola: {verb}. // <«Ancora una volta», disse {mate}, «ma in compagnia.»|«Ancora una volta», disse una vocina, «ma piano.»> {hero} chiuse* gli occhi un momento e ricominciò*.
= All'inizio nessuno ci avrebbe creduto, e adesso {hero} poteva* davvero {wish}. // E tutt'a un tratto riuscì. {hero} scoppiò* a ridere, e [risero tutti|i passeri volarono via|qualcuno batté le mani].
= «E dopo che cosa viene?» chiesero la sera. {hero} non lo disse*. Di {verb} non ci si stanca tanto presto. // «E dopo che cosa viene?» chiesero la sera. {hero} non lo disse*.

# any
{hero} lo scrisse* su un foglietto e lo attaccò* [allo specchio|alla porta|al muro]: {wish}. Chi passava sorrideva.
La prima mattina mancò il coraggio, la seconda il bel tempo. <La terza {mate} disse: «Oggi».|La terza non mancava niente.> Si poteva cominciare a {verb}. // La prima mattina mancò il coraggio, la seconda il bel tempo. <La terza {mate} disse: «Oggi».|La terza non mancava niente.>
«Per {verb} ci vuole pazienza», disse [un vecchio capitano|la signora del chiosco|una maestra], «e qualcuno che guardi senza ridere.» {hero} annuì*. // «Ci vuole pazienza», disse [un vecchio capitano|la signora del chiosco|una maestra], «e qualcuno che guardi senza ridere.» {hero} annuì*.
Poi arrivò [un acquazzone|una brutta caduta|un cattivo consiglio], e {there} tutto tornò come all'inizio. Mancò poco che {hero} lasciasse perdere tutto. // Poi arrivò [un acquazzone|una brutta caduta|un cattivo consiglio], e tutto tornò come all'inizio. A {hero} venne voglia di smettere.
Di notte {hero} fece* un nuovo piano. {verb} veniva solo al terzo posto, dopo dormire e fare colazione. // Di notte {hero} fece* un nuovo piano. Aveva [tre|quattro|cinque] punti, e il primo diceva: dormire.
= Quello che era rimasto tanto tempo sul foglietto diventò vero, e {hero} poté* finalmente {wish}. // Quello che era rimasto tanto tempo sul foglietto diventò vero, e {hero} faticò* [a crederci|a dormire quella notte|a parlare d'altro].
= Il foglietto [è ancora lì|oggi sta in un cassetto|è un po' ingiallito]. Sotto ce n'è un altro, ma [nessuno può leggerlo|è piegato in quattro|è un segreto].

# any
«{wish}? Non riuscirà mai», dicevano [i vicini|gli uni|alcune persone]. {hero} non rispose* e cominciò*.
A furia di {verb} [il tempo volava|si imparava dagli errori|si finiva per ridere di tutto]<, {there} più che altrove>. // All'inizio [il tempo volava|si imparava dagli errori|si finiva per ridere di tutto]<, {there} più che altrove>.
«Allora, a che punto siamo?» chiese <{mate}|[un ragazzo col berretto|la vicina|il portiere]>. {hero} mostrò* tutto, e [per cominciare andava bene|c'era ancora molta strada|ci fu da ridere].
Una volta andò tutto storto. {hero} si fermò*<, {there},> e pensò*: vale la pena di {verb}? Nessuna risposta, solo [un raggio di sole|un colpo di vento|un merlo]. // Una volta andò tutto storto. {hero} si fermò*<, {there},> e pensò*: ne vale la pena? Nessuna risposta, solo [un raggio di sole|un colpo di vento|un merlo].
Da lì in poi andò meglio, prima piano, poi così in fretta che {hero} non ci credeva*. {verb} era ormai quasi [un gioco|un'abitudine|una festa]. // Da lì in poi andò meglio, prima piano, poi così in fretta che {hero} non ci credeva*.
= «{wish}? Ma certo che si può», dicevano di colpo tutti. {hero} rideva*, perché era appena successo. // «Ma certo che si può», dicevano di colpo tutti. {hero} rideva*, perché era appena successo.
= La sera [ci fu la torta|si cantò|nessuno voleva andar via], e {hero} dovette* raccontare [due volte|tre volte|al contrario] com'era andata.

# make
Per prima cosa {hero} radunò* tutto quello che serve per {thing}: [spago|carta|una grande ciotola], [buonumore|un giorno libero|un vecchio lenzuolo] e molto spazio.
{verb} era più difficile del previsto. Due volte [si disfece tutto|niente combaciava|fu tutto alla rovescia], e la terza ci voleva fantasia per riconoscere {thing}. // Era più difficile del previsto. Due volte [si disfece tutto|niente combaciava|fu tutto alla rovescia], e la terza ci voleva fantasia per riconoscere {thing}.
<«Uno tiene e l'altro continua», disse {mate}.|«Tenere e continuare», mormorò* {hero}.> Si lavorò così {there}, fino [a quando si accesero i lampioni|all'ora di cena|alle prime gocce]. // <«Uno tiene e l'altro continua», disse {mate}.|«Tenere e continuare», mormorò* {hero}.> Si lavorò così fino [a quando si accesero i lampioni|all'ora di cena|alle prime gocce].
Il giorno dopo i primi curiosi si fermarono a guardare {thing}, [a bocca aperta|scuotendo la testa|senza dire niente]. «E questo tiene?» chiese qualcuno. {hero} fece* segno di sì, senza esserne sicur@.
Poco prima della fine mancava [un ultimo pezzo|una buona idea|una terza mano]. {hero} fece* un giro intero e capì* all'improvviso che cosa mancava.
= Ed era fatta. {hero} fece* tre passi indietro e guardò* {thing}, e [nessuno disse una parola|parlarono tutti insieme|anche il cielo sembrava contento].
= A chi chiede come si fa {thing}, si dà sempre la stessa risposta: con [la pazienza|il coraggio|un po' di fortuna] e con gli amici.

# make
«Perché proprio questo?» chiedevano [tutti|i vicini|i bambini]. {hero} voleva* {wish}, e non c'era altro da dire.
Di mattina {verb} fu facile; nel pomeriggio [qualcosa si inceppò|la cosa si complicò|non c'era più niente nell'armadio]. // Di mattina tutto fu facile; nel pomeriggio [qualcosa si inceppò|la cosa si complicò|non c'era più niente nell'armadio].
<{mate}|Un vicino> portò [una cioccolata calda|dei panini|un cuscino] e una proposta. Era [un po' matta|molto semplice|molto buona], e {hero} la provò* subito<, {there}>.
Di notte [il vento scosse tutto|la pioggia entrò dal tetto|passò una faina curiosa]. Al mattino {hero} dovette* ricominciare quasi da capo. A {verb} due volte si impara molto. // Di notte [il vento scosse tutto|la pioggia entrò dal tetto|passò una faina curiosa]. Al mattino {hero} dovette* ricominciare quasi da capo.
A chi sa {verb}, la seconda volta sembra corta. [Verso sera|Poco prima del tramonto|Nel tardo pomeriggio] l'ultimo pezzo trovò il suo posto. // La seconda volta si va sempre più in fretta. [Verso sera|Poco prima del tramonto|Nel tardo pomeriggio] l'ultimo pezzo trovò il suo posto.
= {hero} era* lì e contemplava* {thing}. Nessuno avrebbe fatto di meglio. // {hero} era* lì, e tutto era [pronto|fatto|finito]. Nessuno avrebbe fatto di meglio.
= «E domani che si fa?» chiese <{mate}|qualcuno>. {hero} sbadigliò* dalla gioia. «Domani si [guarda|ammira|dorme] e basta.»

# quarrel
Tutto era cominciato per {thing}, con una parola sola, e la seconda era già più forte. [I vicini|I passeri|I bambini del cortile] fecero silenzio. // Tutto era cominciato con una parola sola, e la seconda era già più forte. [I vicini|I passeri|I bambini del cortile] fecero silenzio.
«E allora niente», disse* {hero}, e fu tutto. <Nemmeno {mate} disse più nulla.|Il primo passo non voleva farlo nessuno.> Per tutto il pomeriggio non si sentì una parola.
Senza compagnia non era buono nemmeno [il cioccolato|il gelato|il pane]. {hero} guardò* dalla finestra, e la giornata sembrò a un tratto lunghissima.
«Avere ragione non scalda», disse [la vicina|il vecchio giardiniere|la signora dell'edicola]. «Dividere sì.» {hero} ci pensò* a lungo.
La sera [qualcuno bussò piano|la porta si aprì appena|sul tavolo c'era un biglietto]. «Scusa», <disse {mate}, e nello stesso momento lo disse* anche {hero}.|disse una voce, e poi un'altra.>
= Per {thing} si trovò un accordo così giusto che nessuno ci rimise. Dopo, le risate furono il doppio. // Dopo, niente sembrò più così grave, e le risate furono il doppio.
= Più tardi ci fu [un altro litigio|qualche altro litigio|ancora qualche parola], ma durava sempre [di meno|solo un'oretta|meno di un pomeriggio].

# seek
Il giorno prima era tutto come sempre, e adesso {hero} doveva* cercare {thing}. Sotto [il letto|la panchina|la scala] c'era soltanto polvere.
«Chi ha visto per ultimo {thing}?» chiese <{mate}|[una vicina|il postino|una bambina]>. {hero} ci pensò*. Era stato [prima di mangiare|dopo la pioggia|durante il gioco]?
{there} {hero} [sollevò* ogni sasso|chiese* a tutti quelli che passavano|guardò* in ogni angolo]. Uno aveva sentito qualcosa, un'altra aveva visto qualcosa, ma {thing} niente. // {hero} [sollevò* ogni sasso|chiese* a tutti quelli che passavano|guardò* in ogni angolo]. Uno aveva sentito qualcosa, un'altra aveva visto qualcosa, ma {thing} niente.
All'imbrunire {hero} non diceva* più niente. «Nessuno ritroverà mai {thing}», si mormorava già. <«Ma certo che sì», disse {mate}, «ricominciamo da capo.»|Ma bisognava provare un'ultima volta da capo.>
Questa volta nessuno gridò e nessuno corse. Ci fu un [tintinnio|fruscio|luccichio], vicinissimo, dove nessuno aveva ancora guardato.
= {hero} vide* {thing} prima di tutti. Quella sera [la felicità stava in una mano|si ballò in cucina|la minestra sembrò molto più buona].
= Da allora {hero} non perse* più d'occhio {thing}, [almeno per una settimana|neanche dormendo|almeno fino alla volta dopo].

# find
All'inizio {hero} pensò* di sognare. {thing} non si trova tutti i giorni<, e tanto meno {there}>.
«A chi mancherà {thing}?» domandò* {hero} [al giornalaio|alla gente dell'angolo|in tutto il palazzo]. Gli uni [ridevano|tiravano a indovinare|alzavano le spalle], gli altri non sapevano niente.
La sera {hero} esaminò* ancora {thing} da sopra, da sotto e di lato. C'era [una macchia a forma di cuore|un piccolo graffio|una lettera sbiadita] che doveva pur significare qualcosa.
<«Chi ha perso {thing} sarà molto triste», disse {mate}.|Qualcuno aveva perso {thing} e doveva essere molto triste.> Così {hero} scrisse* dei cartelli e li attaccò* [a ogni albero|alla fermata|dal fornaio].
Per tre giorni, niente. Il quarto bussarono: era [una bambina|un vecchio signore|una signora con la sciarpa rossa]. «È qui che qualcuno ha trovato {thing}?»
= {hero} restituì* {thing}, anche se costava fatica, e ricevette* in cambio [un grande abbraccio|una torta intera|un'amicizia per la vita].
= Ancora oggi tutti ricordano il giorno in cui {hero} trovò* {thing}, e guardano meglio dove mettono i piedi.

# go
La borsa era pronta da giorni [accanto alla porta|sotto il tavolo|sulla sedia]. «La settimana prossima», diceva* sempre {hero}. Ma {wish} non poteva più aspettare.
Alla prima fermata ci fu [del tè in un bicchiere di latta|un uovo sodo|una manciata di ciliegie] e un consiglio: «Per {verb}, meglio in compagnia». <{mate} annuì.|E all'improvviso [un cane|un gatto|un asino] si mise a seguire.> // Alla prima fermata ci fu [del tè in un bicchiere di latta|un uovo sodo|una manciata di ciliegie] e un consiglio: «Sempre dritto, e mai a stomaco vuoto».
Per strada [il treno partì senza aspettare|si ruppe una cinghia|si mise a piovere], e {hero} dovette* passare una notte [nel fieno|su una panchina|sotto una tettoia].
Al mattino l'aria aveva un altro odore. «È ancora lontano?» domandò* {hero}. «Subito dietro [la collina|il ponte|l'ultima casa]», disse [un contadino|una ciclista|un ragazzo], e l'ultimo tratto passò come un sogno.
= Ed ecco. {hero} poté* finalmente {wish}, e nessuno diceva che era tardi. // Ed ecco. {hero} si fermò* e non disse* niente [per molto tempo|per un'ora|fino a sera].
= Al ritorno [dormirono tutti|si cantò|brillò la luna]. {hero}, a occhi aperti, pensava* già alla prossima volta.

# befriend
Il primo giorno {hero} non conosceva* nessuno. {there} c'erano molti visi, ma nessuno si voltava. // Il primo giorno {hero} non conosceva* nessuno. C'erano molti visi, ma nessuno si voltava.
Quando gli altri stavano insieme, {hero} restava* un po' in disparte e faceva* finta di guardare qualcosa di molto importante: [una formica|una crepa nel muro|una nuvola].
«Gli amici non si trovano, si conquistano», disse [la signora del chiosco|un giardiniere|il portiere]. «Si comincia con una parola.» La parola era «ciao», e {hero} la ripeté* [davanti allo specchio|tornando a casa|tutta la sera].
La mattina dopo {there} c'era qualcun altro che non parlava con nessuno e [portava un cappotto troppo grande|contava noccioli di ciliegia|sfogliava un libro]. {hero} passò* tre volte. Alla quarta la parola uscì: «Ciao». // La mattina dopo c'era qualcun altro che non parlava con nessuno e [portava un cappotto troppo grande|contava noccioli di ciliegia|sfogliava un libro]. {hero} passò* tre volte. Alla quarta la parola uscì: «Ciao».
«Ciao», fu la risposta, e poi ci fu silenzio. «A chi piacciono [le ciliegie|gli indovinelli|le storie di paura]?» {hero} alzò* la mano.
= Cominciò così. La sera {hero} aveva* compagnia, e la strada di casa sembrava lunga la metà.
= {there} ormai si vedono sempre insieme. E chi arriva nuovo sente per prima cosa: «Ciao». // Da quel giorno si vedono sempre insieme. E chi arriva nuovo sente per prima cosa: «Ciao».

# learn
{verb}, {hero} l'aveva* visto fare soltanto agli altri. Da lontano sembrava [facilissimo|pericoloso|meraviglioso].
La prima volta [andò tutto storto|ci fu da ridere|rimase soltanto un livido]. «Non fa niente», disse <{mate}|[una vecchia signora|il portiere|un ragazzo grande]>, «per {verb} bisogna passare di lì.»
Ogni pomeriggio, {there}, {hero} provò* [dieci minuti|mezz'ora|per tre canzoni]. A volte riusciva, e quasi sempre no. // Ogni pomeriggio {hero} provò* a {verb}, [dieci minuti|mezz'ora|per tre canzoni]. A volte riusciva, e quasi sempre no.
Un giorno [pioveva|faceva male tutto|dei bambini presero in giro], e {hero} non ne volle* più sapere. Ma quella notte, in sogno, {verb} era semplicissimo.
Al mattino {hero} pensò* soltanto al sogno. «Adesso!» gridò <{mate}|qualcuno>, e di colpo nessuno aiutava più.
= Riusciva. Riusciva davvero! {hero} sapeva* {verb}.
= La sera {hero} lo mostrò* ancora a tutti quelli che volevano vedere, e anche [a quelli che dormivano già|a quelli che non volevano|alla luna].

# fear
La paura {fear} c'era sempre stata, come [la luna|la porta di casa|il ticchettio dell'orologio]. {hero} non ne parlava* mai.
<«Anch'io ho paura di qualcosa», disse un giorno {mate}.|«Anch'io ho paura, qualche volta», disse un giorno [una vicina|un vecchio|una bambina].> Valeva più di tutti i consigli, e {hero} raccontò* per la prima volta la paura {fear}.
Contro la paura {fear} ci voleva un piano in [tre|quattro|cinque] passi. Il primo era piccolissimo: soltanto pensarci. L'ultimo non aveva ancora un nome. // Ci voleva un piano in [tre|quattro|cinque] passi. Il primo era piccolissimo: soltanto pensarci. L'ultimo non aveva ancora un nome.
Passo dopo passo la paura {fear} rimpiccioliva. Al [secondo|terzo|penultimo] il cuore batteva ancora fin nelle orecchie, ma {hero} non si mosse*. // Passo dopo passo si andava avanti<, {there}>. Al [secondo|terzo|penultimo] il cuore batteva ancora fin nelle orecchie, ma {hero} non si mosse*.
Poi successe senza preavviso, e non c'era tempo per i piani. {hero} contò* [fino a dieci|fino a venti|alla rovescia da cento] e rimase*.
= Quando fu tutto finito, tremavano soltanto le ginocchia. La paura {fear} non se n'era andata, ma era [piccola come un pisello|più tranquilla di prima|diventata educata].
= «Allora?» chiese <{mate}|qualcuno> la sera. «Non è poi così terribile», disse* {hero}, ed era [almeno|quasi|più della] metà della verità.
`);
