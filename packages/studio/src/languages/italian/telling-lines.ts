import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Chi avrebbe mai pensato a quello che sarebbe successo?
{idea} Lo racconto così come l'ho sentito.
{idea} Fu un inizio come nessun altro.
{idea} Cominciò tutto così.
{idea} Ed ecco come andò.
{idea} Andò proprio così.
{idea} Quello che venne dopo è tutta una storia.
{idea} È di questo che parla la storia.
{idea} Molti ne conoscono solo l'inizio. Qui c'è tutto il resto.`);

export const fragmentBridges = lines(`{idea}: così si chiama questa storia.
{idea}: è quello che si racconta qui.`);

export const people =
  lines(`Fino ad allora {hero} non aveva* mai fatto parlare di sé. La gente salutava e passava oltre. Presto sarebbe cambiato tutto.
C'erano due cose che {hero} non sopportava*: [la minestra fredda|i calzini bagnati|le lunghe attese] e la frase «Non si può». Quella settimana l'avevano già detta due volte.
{hero} collezionava* domande come altri collezionano [bottoni|sassi|piume], e le migliori arrivavano sempre di sera.
Su {lui} non avrebbe scommesso nessuno. Anche questo ha il suo lato buono: chi non è guardato vede tanto di più.
Proprio quel giorno {hero} aveva* in mente tutt'altro. Ma le storie più belle non chiedono se si ha tempo.
«Che idee», dicevano gli altri. A {hero} non dispiaceva. Sembrava quasi un titolo.
{hero} aveva* una parola preferita, ed era «eppure». In questa storia si incontra spesso.
Che dovesse capitare proprio così, nessuno l'avrebbe pensato, e {hero} meno di tutti.`);

export const moments = lines(`Quella notte {hero} ne sognò*, e nel sogno era tutto [semplice|facile|chiaro].
{hero} dimenticò* perfino [la cena|la merenda|il compleanno di una zia], ed è tutto dire.
{hero} contò* sulle dita tutto quello che poteva ancora andare storto, e bisognò ricominciare due volte.
Un bambino [seduto su un muretto|con un monopattino|sul ciglio della strada] voleva sapere tutto, e spiegandolo {hero} lo capì* meglio.
Per un attimo {hero} non fece* niente e guardò* passare [le nuvole|gli uccelli|le foglie].
«[Ma è proprio necessario|E tutto questo a che serve|Ce n'è davvero bisogno]?» brontolò [qualcuno|un vicino], e {hero} fece* finta di non sentire.
Da qualche parte qualcuno [cantava|fischiettava] stonato e contento, e {hero} ascoltò* per un po'.
«Tieni, per la strada», disse una vicina, e {hero} ricevette* una mela che sapeva d'estate.
Una volta {hero} fu* sul punto di tornare indietro, e solo [un arcobaleno|una farfalla|un fischio] lo impedì.
Senza che nessuno lo dicesse, {hero} aveva* ormai meno paura che all'inizio.
[La sera|Prima di dormire] {hero} ripensò* a tutto, cominciando dal meglio.
{there} non si parlava più d'altro, e {hero} taceva*.
{there} c'era odore di pioggia, e {hero} respirò* a fondo.
Il momento più bello {there} era quando dormivano tutti tranne {hero}.
{hero} non avrebbe* mai pensato che {there} potessero succedere tante cose.
La notte scendeva {there} prima che altrove, ma {hero} non ci pensava*.
{there} c'era nell'aria un profumo di [fieno|resina|cannella] che dava coraggio.
A occhi chiusi {hero} vedeva* {thing} in ogni particolare.
«Ogni tanto bisogna saper dimenticare {thing}», disse qualcuno, ma {hero} non ci riusciva*.
{hero} disegnò* {thing} sul retro di una lettera e ci scrisse* accanto la data.
Perfino nel dormiveglia {hero} vedeva* {thing}, un po' più in grande.
Un mercante voleva comprare {thing} e mise lì tre monete, e {hero} le restituì*.
{hero} avrebbe* voluto mostrare {thing} a tutti, e subito.
Si può guardare {thing} in cento modi, e {hero} ne aveva* provati solo [sette|nove|undici].
Come spiegare {thing} in tre parole? {hero} ne usò* trecento.
Alla luce della lampada {hero} vide* {thing} con altri occhi.
C'era chi prendeva {thing} per una sciocchezza, e {hero} lo evitava*.
«Non dimenticare {thing}», mormorava* {hero} nel sonno.
{hero} voleva* {wish}, e in questo non era cambiato niente.
«E davvero vuoi {wish}?» chiese qualcuno, e {hero} annuì*.
Altri sognavano l'oro, {hero} voleva* soltanto {wish}.
Per {wish} non bisogna aspettare il bel tempo, e {hero} lo sapeva*.`);

export const companions =
  lines(`«Che cosa faresti se nessuno guardasse?» chiese {mate}. {hero} lo disse*. «Allora faremo proprio quello», disse {mate}.
{mate} aveva portato da mangiare, e nessun altro ci aveva pensato. Masticando, la preoccupazione si fece più piccola. «A bocca piena», disse {mate}, «non ci si può disperare.»
{mate} non disse che sarebbe andato tutto bene. «Io resto qui», disse {mate} e basta. Valeva più di tutti i consigli.
«Se va male, è stata un'idea mia», disse {mate}. «E se va bene?» «Allora è stata tua.» Ci fu una gran risata.
Una volta si persero di vista. {hero} chiamò*, {mate} chiamò, e l'eco mescolò tutto. Dopo, legarono uno spago tra loro due.
Siccome {hero} non diceva* più niente, {mate} raccontò una barzelletta. Era sempre la stessa, e non era mai stata bella. Ma {mate} rideva tanto che alla fine fece ridere.`);

export const anecdotes =
  lines(`Una volta la strada si fece così stretta che c'era posto per uno solo, e proprio allora arrivò qualcuno di fronte. Nessuno voleva tornare indietro. Alla fine si sedettero, divisero una mela, e {hero} non sapeva* più perché ci sarebbe stato da litigare.
Per strada {hero} aiutò* [uno scarabeo|un riccio|una tartaruga] a rimettersi in piedi. «Non lo dimenticherò», si sentì. Di queste cose si ride. Ma tre giorni dopo, in un posto molto buio, c'era una lucciola a ogni passo, e {hero} trovò* la via.
Ci fu anche un giorno in cui non riuscì niente. {hero} perse* un guanto, saltò* la colazione e mise* il piede nell'unica pozzanghera dei dintorni. La sera {hero} fece* un inchino al riflesso nella pozzanghera. Peggio di così non poteva andare.
Un imbonitore vendeva coraggio in bottiglia, due soldi l'una. {hero} ne comprò* una e la bevve* d'un fiato. Era acqua. Ma {hero} lo seppe* solo dopo, e ormai aveva fatto effetto.
A un incrocio c'era un cartello che in tutte le direzioni indicava la stessa cosa: non di qua. {hero} si sedette* lì sotto e aspettò*. Dopo un'ora il vento lo girò. Dietro c'era scritto: e va bene.
Di notte bussarono. Fuori [un cane|un poeta|un postino] tutto bagnato chiedeva la strada. Nemmeno {hero} la conosceva*, ma c'era ancora della minestra calda. Al mattino l'ospite era andato via, e sul tavolo c'era un biglietto con una parola sola: grazie.
Qualcuno consigliò di chiedere a un'indovina. Lei guardò a lungo nella sfera. «Vedo qualcuno che chiede a un'indovina quando tutto è già deciso.» {hero} pagò* e pensò* che ne era valsa la pena.
Una vecchia chiese aiuto per infilare l'ago, e {hero} ci provò* per mezz'ora. «Vedi», disse lei, «si fa tutto così: bagnare, mirare, un'altra volta.»
Un bambino veniva dietro e a ogni passo chiedeva: «Perché?» Alle prime nove domande {hero} seppe* rispondere. La decima è ancora senza risposta.
In una locanda c'era un vecchio quadro, e {hero} ci riconobbe* un viso familiare. Aveva cent'anni. «E quella volta andò bene?» L'oste asciugava un bicchiere. «Il quadro», disse, «l'hanno dipinto alla festa.»`);
