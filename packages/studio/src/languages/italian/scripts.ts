import { scripted } from "../scripted.ts";

export const scripts = scripted(`
# fear
Nessuno doveva accorgersi di quanto fosse grande la paura. {hero} aveva* un'intera collezione di scuse: un raffreddore, [il mal di testa|un impegno importante|i piedi bagnati], poco tempo. Ogni mattina {hero} ne sceglieva* una nuova.
Solo la vecchia [sarta|vicina|giardiniera] non si lasciava ingannare. «Paura di che cosa, esattamente?» chiese un giorno, così, all'improvviso. {hero} non seppe* che cosa rispondere. Quella paura nessuno l'aveva mai guardata da vicino.
Così {hero} cominciò* a guardarla, prima da lontano e con un occhio solo. Il primo giorno furono tre respiri, il secondo cinque. Il terzo giorno {hero} si dimenticò* di contare.
Poi venne il giorno in cui non era più un gioco. Tutto andava in fretta, c'era rumore dappertutto, e {hero} sentì* tremare le ginocchia. «[Scappa|Andiamo via|Corri]», diceva la paura.
{hero} non scappò*. Tremando, rimase* lì e respirò*: tre volte, cinque volte, undici volte. La paura non se n'era andata. Ma accanto a lei, di colpo, c'era posto per qualcos'altro.
= E poi fu tutto finito, e {hero} era* ancora lì. Non era stata la cosa peggiore del mondo. Era stata perfino un pochino [bella|buffa|magnifica].
= La paura tornò qualche volta, come succede a tutti. Ma {hero} non ebbe* più bisogno di scuse. «Un momento», si sentiva dire, «conto fino a undici.»

# fear
Il peggio era [la sera|all'imbrunire|un attimo prima di dormire]. Allora la paura cresceva fino al soffitto, e {hero} osava* appena respirare.
Una sera {hero} sentì* un sospiro. Non veniva da fuori, ma dall'angolo più buio. «Chi c'è?» «Sono solo io», disse la paura. «Ho i piedi freddi. E sono tutta sola.»
A questo {hero} non aveva* mai pensato: anche la paura può avere paura. Dopo un lungo silenzio {hero} le fece* posto. «Siediti. Ma non prenderti tutto lo spazio.»
Parlarono così per mezza notte. La paura raccontò che cosa la spaventava: [le frittelle|le trombe|le risate] e, soprattutto, il mattino. {hero} scoppiò* a ridere, e a ogni risata la paura diventava più piccola.
Quando arrivò il gran momento, la paura stava in una tasca. {hero} la portò* con sé, passo dopo passo, con il cuore che batteva forte.
= Nessuno se lo sarebbe aspettato. Eppure {hero} ci riuscì*, e quando scoppiarono gli applausi, la paura si tappò le orecchie.
= Oggi la paura dorme quasi sempre. Solo qualche volta, quando arriva una cosa tutta nuova, si sveglia. «È grave?» domanda. «Vedremo», le rispondono, e tanto basta.

# make
Il primo tentativo si disfece dopo un minuto. Il secondo resistette almeno [fino a mezzogiorno|finché non arrivò il vento|fino a cena]. {hero} scriveva* tutto quello che non andava, e la lista si faceva lunga.
«Perché non comprarlo?» chiedeva la gente. Era una domanda strana, pensava* {hero}. Quello che si compra ci appartiene. Ma quello che si fa con le proprie mani ci conosce.
Mancava un solo pezzo, e proprio quello non si trovava da nessuna parte. {hero} cercò* [in scatole e cassetti|in soffitta|in tre botteghe] e trovò* di tutto, tranne quello.
Allora passò [una bambina|un vecchio orologiaio|un bambino senza denti davanti], guardò un po' e tirò fuori dalla tasca qualcosa di arrugginito. «Non so a che cosa serva, ma non l'ho mai buttato via.» {hero} lo alzò* verso la luce. Era della misura giusta.
Da lì in poi tutto andò da sé. {hero} lavorò* fino al tramonto, e ancora un po'. Poi posò* gli attrezzi e quasi non respirava*.
= Era storto, era un po' corto da una parte, e [funzionava|reggeva|era una meraviglia]. {hero} rise* così forte che si aprirono le finestre dei vicini.
= La lista di tutto quello che non andava, {hero} la appese* al muro. In fondo, in un altro colore, c'è scritto: e invece sì.

# make
{hero} aveva* un progetto, ed era un bel progetto. Solo che non era quello degli altri. «Troppo grande», dicevano gli uni. «Troppo piccolo», dicevano gli altri. «Troppo [difficile|vistoso|caro]», dicevano tutti insieme.
Così {hero} cominciò* di nascosto, un'ora al giorno. La prima settimana non si vedeva ancora niente. La seconda nemmeno. Ma {hero} vedeva* già tutto, a occhi chiusi, fino all'ultimo angolino.
Poi venne [la pioggia|la tempesta|il gelo], e in una sola notte andò perduto il lavoro di settimane. {hero} rimase* lì davanti a lungo senza dire niente. Per terra c'era ancora un pezzo di carta. Era il progetto.
La mattina dopo qualcuno aspettava con un martello. «Ho sentito che qui si è rotto qualcosa.» Poi ne venne un altro, e un altro ancora. {hero} distribuì* [i chiodi|i pennelli|i guanti], e bastarono appena per tutti.
Con tante mani si fece più in fretta del previsto, e anche diversamente: qui un po' più grande, là un po' più piccolo. {hero} cambiò* il progetto, e poi lo mise* da parte.
= La sera erano tutti lì davanti e non dicevano niente, né «troppo grande» né «troppo piccolo». Era proprio come doveva essere, e {hero} aveva* della vernice sul naso.
= Il vecchio progetto oggi è in cornice, lì accanto. Chi guarda bene si accorge che quasi niente corrisponde. Ed è questa, dicono, la parte più bella della storia.

# seek
All'inizio {hero} credeva* che la faccenda si sarebbe risolta entro [mezzogiorno|sera|la mattina dopo]. Bastava guardare bene. Così {hero} guardò* sotto tutto, dietro tutto e, alla fine, anche sopra.
«Fai troppo rumore», disse un vecchio [gatto|corvo|signore su una panchina]. «Chi vuole essere trovato si spaventa.» {hero} stava* per rispondere, ma poi preferì* tacere.
Nel silenzio c'erano molte più cose di prima. Una goccia, un fruscio e, in mezzo, debolissimo, un suono che non era di lì. {hero} lo seguì* in punta di piedi.
La traccia portava lontanissimo, e poi tornava indietro con un gran giro. Al calare del buio {hero} era* di nuovo al punto di partenza, a mani vuote. C'era da piangere.
Ma il punto di partenza non era più lo stesso. La luce veniva adesso dall'altra parte, e dove a mezzogiorno c'era solo ombra, qualcosa brillava. {hero} trattenne* il respiro.
= Era proprio lì quello che {hero} cercava*, ed era sempre stato lì. Erano mancati solo la luce e un po' di silenzio.
= Da allora, a chi ha perso qualcosa da quelle parti si dà sempre lo stesso consiglio: aspetta che il sole venga dall'altra parte.

# seek
C'era un solo indizio, ed era [mezzo cancellato|piccolo come un'unghia|difficile da leggere]. {hero} lo teneva* sempre con sé e lo mostrava* a tutti. Quasi tutti alzavano le spalle.
«Io lo conosco», disse finalmente una donna al mercato. «Ma lo tieni al contrario.» E lo girò. {hero} arrossì*. In quel verso, di colpo, era una freccia.
La freccia indicava una collina, e dietro la collina ce n'era un'altra più alta. {hero} salì*, scese* e risalì*. Sulla terza il vento si portò via l'indizio. {hero} lo seguì* con lo sguardo finché non fu che un puntino.
Ormai non restava più niente. Ma {hero} l'aveva* guardato così spesso da saperlo a memoria. Con un bastone lo disegnò* nella sabbia, e questa volta notò* una piccola linea che prima il pollice copriva sempre.
Quella linea voleva dire: in basso. {hero} si chinò*, scostò* l'erba e tutt'a un tratto si mise* a ridere.
= Era proprio lì. {hero} rifece* tutta la strada, tutte e tre le colline, e nessuna era più alta come prima.
= La donna del mercato annuì soltanto. «Vedi», disse, «certe volte è colpa del pollice.»

# find
All'inizio {hero} pensò* che qualcuno l'avesse perso, e si guardò* intorno. Non c'era nessuno. {hero} si avvicinò*, un passetto alla volta. Era vero. Era lì davvero.
Quella notte non ci fu verso di dormire. Da dove veniva? Di chi era? E perché nessuno se n'era accorto prima? [Due volte|Tre volte|Dieci volte] {hero} si alzò* a guardare, e ogni volta tutto era ancora come la sera prima.
{hero} lo raccontò* solo al vecchio [vetraio|orologiaio|guardiano del faro], e solo dopo una promessa. Lui non rise. «Queste cose non arrivano mai senza motivo», disse. «Vanno verso qualcuno. Resta da vedere se sono già arrivate.»
Ma una cosa così non resta segreta. Presto i primi curiosi vollero vederla, e qualcuno voleva tenersela. Facevano chiasso e spingevano. {hero} capì* che così non si poteva andare avanti.
Allora {hero} ricordò* le parole del vecchio: vanno verso qualcuno. {hero} guardò* ancora una volta, da tutti i lati, e questa volta trovò* il segno minuscolo che era sfuggito a tutti.
= Il segno indicava una strada, e {hero} la seguì* fino in fondo. Là qualcuno aspettava da anni. «Sapevo che un giorno me l'avrebbero portato», e dopo nessuno parlò più per molto tempo.
= {hero} non tornò* proprio a mani vuote. In cambio ci fu un piccolo dono. Quale? È un segreto. Si sa soltanto che brilla.

# go
La notte prima della partenza {hero} non dormì*. C'erano cento ragioni per restare e una sola per andare. Al mattino quell'una era ancora lì, e le altre cento [dormivano ancora|avevano preso freddo|si erano perse].
L'inizio fu facile, e {hero} cantava* per la strada. Verso mezzogiorno passò un [viandante|pastore|mercante]. «È lontano», disse, «ed è bello. E quando credi di non farcela più, fai ancora dieci passi. Solo dieci.»
Dopo, più niente era conosciuto. Perfino gli uccelli cantavano in un altro modo. Una volta {hero} si voltò*, e il luogo della partenza non era più grande di [una nocciola|un pisello|una moneta].
Poi il tempo cambiò. Il temporale arrivò da dietro, nero e veloce. Quando fu passato, {hero} non sapeva* più dove fosse la strada. Qui finisce tutto, pensò*.
Ancora dieci passi. {hero} contò* ad alta voce. Dopo il decimo restava ancora un po' di forza, e così {hero} ricominciò* da uno. Alla [sesta|settima|nona] volta il terreno sotto i piedi era cambiato.
= La meta era lì. {hero} non gridò* e non saltò*; guardò* e basta, fino ad avere gli occhi pieni. Tutto era come avevano detto: lontano, e bello.
= «È stato difficile?» chiesero più tardi. {hero} pensò* all'ultimo tratto. «Dieci passi, non di più.»

# go
C'erano tre strade. La prima la prendevano tutti, la seconda nessuno, e la terza non era sulla carta. {hero} scelse* la terza, soprattutto perché [aveva un buon odore|era tranquilla|sembrava gentile].
La sera del primo giorno {hero} incontrò* una vecchia con un cesto pieno di orologi. «Fretta?» chiese lei. Bisognava ammetterlo. «Allora te ne do uno che va piano. Così avrai più tempo.»
Pare incredibile, ma funzionò. Le ore si allungarono, e {hero} vide* cose che di solito non si vedono: uno scarabeo dal bordo dorato e [una pietra a forma di cuore|una porta nella roccia|una sorgente sotto le felci].
Poi la strada finì davanti a un burrone. Non c'era nessun ponte. {hero} camminò* un'ora verso sinistra e un'ora verso destra, e l'orologio ticchettava con tutta calma.
Chi va così piano finisce per vedere l'albero disteso sopra il burrone, tutto coperto di edera. {hero} lo provò* con il piede. Poi attraversò* senza guardare giù nemmeno una volta.
= Dall'altra parte c'era la meta, e {hero} arrivò* giusto in tempo. Né troppo presto né troppo tardi: all'ora dell'orologio lento.
= Al ritorno {hero} volle* restituire l'orologio. La vecchia non c'era più. C'era soltanto il suo cesto sul ciglio della strada, e dentro un biglietto: tieniti il tempo.

# refuse
«Verrà da sé», dicevano tutti, e {hero} non voleva* più sentirlo. Perché non veniva. Non venne [lunedì|martedì|mercoledì], e il giorno dopo ancora meno.
Provarono con la severità, provarono con [la torta|la camomilla|le buone parole], e una volta perfino con una canzone. {hero} ascoltava* con educazione, e tutto restava com'era.
Uno solo non chiese come si potesse cambiare. Era il vecchio guardiano notturno, e chiese: «E com'è?» {hero} dovette* pensarci. Nessuno aveva mai voluto saperlo.
E raccontando, {hero} si accorse* che non era soltanto un male. Chi è diverso vede quello che gli altri non vedono: [l'ora prima dell'alba|le luci che si spengono|chi canta di notte]. Il guardiano annuiva a ogni frase.
«Vieni», disse. «Conosco qualcuno che ha bisogno proprio di questo.» {hero} seguì* la sua lanterna per le strade vuote, e per la prima volta la strada sembrava quella giusta.
= Fu così che {hero} ricevette* un compito che nessun altro avrebbe potuto svolgere. Da quel giorno nessuno volle più cambiare niente.
= «Verrà da sé», dice ancora qualcuno, per abitudine. La risposta è un sorriso. È già venuto da un pezzo.

# meet
Era tutto pronto da tempo: una frase per il bel tempo, una per la pioggia e una per tutti gli altri casi. Quando {hero} ne ebbe* bisogno, non ne restava nessuna.
Così {hero} parlò* del tempo. Del tempo si può dire molto, e non era mai quello che c'era da dire. «Bella giornata», era la risposta, e forse anche quella non era la risposta giusta.
Andò avanti così per settimane. L'avevano capito tutti, tranne loro due. «Diglielo», consigliava [la lattaia|la calzolaia|l'ostessa]. {hero} arrossiva* e parlava* delle nuvole.
Poi venne un giorno in cui il posto di fronte rimase vuoto, e anche il giorno dopo. {hero} trovò* orribile il tempo, nonostante il sole. Adesso le frasi c'erano tutte, e non c'era nessuno ad ascoltarle.
Il terzo giorno {hero} non resistette* più, corse* e bussò* alla porta. Dietro si sentirono dei passi lentissimi, e uno starnuto.
= «Era solo un raffreddore», disse la voce dietro la porta. {hero} fece* un bel respiro. Delle tre frasi non ne restava nessuna. Ma bastò una parola sola, e la risposta fu la stessa parola.
= Del tempo parlano ancora volentieri. È quasi sempre bello, dicono tutti e due, anche quando piove.

# any
Cominciò con una cosa così piccola che solo {hero} la notò*. Gli altri andarono avanti come se niente fosse. Ma {hero} non riusciva* più a pensare ad altro, né a colazione né tanto meno prima di dormire.
«Racconta», disse la vecchia [speziale|mugnaia|fioraia], che aveva capito che c'era qualcosa. Così {hero} raccontò*, prima in disordine e poi in ordine. «E che cosa faresti», chiese lei, «se non si potesse sbagliare?»
{hero} lo sapeva* benissimo, e ci provò* il giorno stesso. Fu uno sbaglio, e di quelli grossi, e lo videro tutti. Ma adesso almeno si sapeva come non si doveva fare.
La seconda volta {hero} fece* più attenzione. Per un giorno intero non fece* che osservare. Verso sera vide* qualcosa che fino ad allora era stato [troppo piccolo|troppo semplice|troppo vicino] per tutti.
«Adesso!» gridò* {hero}. Bisognava fare in fretta, e si fece in fretta, in mezzo alla gente e senza rispondere a una sola domanda.
= Questa volta era giusto. {hero} lo capì* prima dal silenzio e poi dalle facce. Aveva funzionato.
= «Allora?» chiese la vecchia la sera. «Due sbagli e una scoperta», fu la risposta. «Questa», disse lei, «è un'ottima giornata.»

# any
Su un foglio c'erano a sinistra le ragioni a favore e a destra le ragioni contro. A destra venne fuori una lista lunga. A sinistra c'era una parola sola, ma {hero} la sottolineò* due volte.
Doveva essere [giovedì|venerdì|sabato]. Tutto era pronto, e di tutto quello che {hero} aveva* preparato non servì niente. Ci voleva [un cucchiaio|un pezzo di spago|una carriola], e a quello nessuno aveva pensato.
«Io ce l'ho», disse il calzolaio, «ma ha un prezzo.» Il prezzo era un pomeriggio di ascolto. Il calzolaio parlò dei tempi andati, e {hero} all'inizio ascoltava* solo per cortesia. Poi dimenticò* l'ora.
Al ritorno piovve, e l'inchiostro di quella bella lista colò via. Restava un foglio bianco, e {hero} lo guardò* a lungo. Strano: adesso che non c'era più un piano, era chiaro che cosa bisognava fare.
= {hero} lo fece* senza lista, una cosa dopo l'altra, e quello che ci voleva era sempre a portata di mano. «Come si fa a prevedere tutto così bene?» chiedevano tutti.
= Il foglio bianco esiste ancora. In controluce si vede una parola sola, sottolineata due volte.

# any
Quella mattina c'era una lettera davanti alla porta. Nessuno conosceva la calligrafia, e dentro c'era una frase sola: «Non aspettare più.» {hero} la lesse* quattro volte, e ogni volta era più chiaro.
Chi scrive cose del genere? {hero} confrontò* la calligrafia con [le liste della spesa|le etichette della marmellata|i nomi sui campanelli] e chiese* a tutte le porte. Tutti giurarono di non essere stati loro. E tutti volevano sapere che cosa aspettasse {hero}. // Chi scrive cose del genere? {hero} confrontò* la calligrafia con [le liste della spesa|le etichette della marmellata|i nomi sui campanelli] e chiese* a tutte le porte. Tutti giurarono di non essere stati loro.
Bisognò spiegarlo a ogni porta. Alla prima {hero} balbettava* ancora. Alla decima bastavano due frasi. E all'ultima si sentì: «Oggi si comincia.»
«E allora avanti», disse la donna dell'ultima porta. Non era il tempo migliore e nemmeno il giorno migliore. Ma {hero} l'aveva* detto a troppe porte, e dietro ognuna adesso c'era qualcuno alla finestra.
= Videro tutti come {hero} ci provò*, come andò male, come ci provò* di nuovo e come, la terza volta, andò bene. Nessuno applaudì. Aprirono le finestre, una dopo l'altra, lungo tutta la strada.
= Chi avesse scritto la lettera non si seppe mai. Solo il vento fa finta di non entrarci.

# any
Nessuno seppe più, dopo, chi avesse cominciato con la scommessa. Metà della gente scommetteva a favore e l'altra metà contro. In palio c'era [una torta|un vasetto di miele|una settimana di piatti da lavare]. Solo {hero} non scommetteva* niente.
Da allora tutto fu osservato. Se {hero} tossiva*, qualcuno bisbigliava. Se {hero} si sedeva*, qualcuno prendeva appunti. In un giorno solo tre cose andarono storte, e tutte e tre furono scritte.
«Da che parte stai?» chiese* {hero} al [fabbro|campanaro|traghettatore], che stava seduto sullo steccato. «Dalla tua», disse lui, «ma non ho scommesso. Sugli amici non si scommette. Gli amici si aiutano a portare.» E scese.
Di notte, quando nessuno guardava, {hero} ricominciò* tutto da capo. Al buio era più facile. C'era solo il lavoro, e ogni tanto una voce sottovoce: «Attenzione, a sinistra.»
= Al mattino arrivarono con i loro taccuini, ed era già tutto fatto. Nessuno l'aveva visto, e così nessuno aveva vinto. «Allora festeggiamo insieme», disse qualcuno dopo un lungo silenzio.
= A {hero} toccò la fetta più grossa. In uno dei taccuini c'è ancora un punto interrogativo, ed è cancellato.

# any
Nel cuore della notte {hero} si svegliò* senza sapere perché. Tutto taceva. Taceva troppo: [l'orologio della torre|la vecchia pendola|la campana] non suonava più.
Al mattino la cosa non sembrava importare a nessuno. Tutti arrivavano in ritardo, e tutti ne ridevano. Solo {hero} aveva* la sensazione che si stesse dimenticando qualcosa di importante. Ma che cosa?
{hero} salì* i [duecento|centoventi|novantanove] gradini. Lassù, in mezzo agli ingranaggi, c'era una civetta. «Finalmente», disse. «Se me ne vado, si ferma per sempre. Tieni qui.»
Così {hero} tenne* fermo il tempo per un'ora intera. Da lassù tutto sembrava diverso. Le grandi preoccupazioni erano piccoli tetti, e in mezzo passava una strada che dal basso non si poteva vedere.
= Quando l'orologio suonò di nuovo, {hero} sapeva* che cosa era stato dimenticato, e conosceva* anche la strada. Restava solo da scendere, due gradini alla volta.
= Da allora l'orologio è indietro di un minuto. Qualcuno si è lamentato. La civetta dice che un minuto per pensare spetta a chiunque.

# find
Se quel giorno la strada fosse stata un'altra, non sarebbe successo niente. Ma era proprio quella. {hero} si fermò*, guardò* e non riuscì* più a distogliere gli occhi.
«È un gioco?» chiese una donna con una borsa pesantissima. «Non si sa ancora», fu la risposta. Lei posò la borsa per terra e guardò anche lei. Dal basso si vedeva meglio.
{hero} portò* la scoperta da quelli che se ne intendono. La scossero, la pesarono, la misero da parte. «Non vale niente», dissero. {hero} si riprese* tutto in silenzio.
Non vale niente per chi? Era questo che nessuno aveva chiesto. {hero} tornò* indietro e bussò* a [tre|cinque|sette] porte.
Dietro l'ultima qualcuno si mise a piangere. «L'ho cercato per tutta la vita», disse, e {hero} ascoltò* la storia intera, dall'inizio. Era meglio di tutto quello che si sarebbe potuto inventare.
= La scoperta rimase dove doveva stare, e {hero} si tenne* la storia. Fu un buon cambio.
= Da allora {hero} si fermava* spesso dove nessuno si ferma. «Che cosa c'è da vedere?» chiedeva la gente. «Non si sa ancora.»

# refuse
La prima sera ci furono cento ragioni contro. {hero} le elencò* con molta calma, e alla numero [dodici|diciassette|ventitré] sbadigliavano già tutti.
«Bene», dissero allora, «e allora no.» Questo {hero} non se l'aspettava*. Alle grida si può rispondere, e anche alle preghiere. A un «bene» non c'è risposta.
Si fece silenzio. Una finestra sbatté, lontano passò [un treno|un carro|una nave], e {hero} rimase* lì con le cento ragioni. A guardarle bene erano solo novanta, e qualcuna era doppia.
Verso mezzanotte ne restavano tre. {hero} le esaminò* una per una. La prima era testardaggine, la seconda [fame|curiosità|freddo], e la terza era così piccola che quasi non si vedeva. Diceva: senza compagnia non mi piace.
Allora la porta si aprì piano piano. «Nemmeno io riesco a dormire», disse qualcuno. «Ti avanza una ragione?» {hero} fece* posto e ne regalò* una.
= Alla fine le ragioni furono consumate tutte. E quando non ce ne furono più, tutto andò da sé, senza grida e senza preghiere. Al mattino nessuno ricordava quando {hero} avesse ceduto. // Alla fine le ragioni furono consumate tutte. E quando non ce ne furono più, {hero} fece* da sé, senza grida e senza preghiere.
= «Domani di nuovo?» chiese la voce. «Domani ce ne saranno di nuove.» La risata si sentì fin sulla strada.
`);
