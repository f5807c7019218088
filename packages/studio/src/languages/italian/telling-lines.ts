import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Chi avrebbe mai pensato a quello che sarebbe successo?
{idea} Lo racconto così come l'ho sentito.
{idea} Fu un inizio come nessun altro.
{idea} Cominciò tutto così.
{idea} Ed ecco come andò.
{idea} Andò proprio così.
{idea} Quello che venne dopo è tutta una storia.
{idea} È di questo che parla la storia.
{idea} Molti ne conoscono solo l'inizio. Qui c'è tutto il resto.
{idea} Com'è andata? Adesso ve lo racconto.
{idea} Non ci credete? Allora ascoltate.
{idea} Quel giorno il cielo era tutto sereno.
{idea} Mettetevi comodi, la storia è un po' lunga.
{idea} Questa è solo la prima pagina.
{idea} All'inizio tutti si misero a ridere.
{idea} La fine non la conosceva ancora nessuno.`);

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
«E davvero vuoi {wishyou}?» chiese qualcuno, e {hero} annuì*.
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
  lines(`Una volta la strada si fece così stretta che c'era posto per uno solo, e proprio allora arrivò di fronte [un'oca|un mugnaio|uno sposo in ritardo]. Nessuno tornava indietro, finché {hero} divise* [una mela|una pera|un pane] e [il litigio fu dimenticato|tutti scoppiarono a ridere|all'improvviso ci fu posto].
Per strada {hero} aiutò* [uno scarabeo|un riccio|un rospo] a rimettersi in piedi. «[Non lo dimenticherò|Ti devo un favore|Grazie davvero]», si sentì, e [tre giorni dopo|una settimana più tardi|due notti dopo], in un posto molto buio, c'era [una lucciola a ogni passo|una lucina da seguire|un chiarore verde].
Ci fu anche un [giorno|martedì|pomeriggio] in cui non riuscì niente: {hero} perse* [un guanto|un bottone|un fazzoletto] e mise* il piede nell'unica pozzanghera dei dintorni. La sera non restava che [salutare il riflesso nella pozzanghera|riderci sopra|andare a letto presto].
Un imbonitore vendeva coraggio [in bottiglia|in bustina|a cucchiaiate], e {hero} ne comprò* [una dose piccola|due in una volta|per tutta la settimana]. Che fosse soltanto [acqua|zucchero|aria] si seppe [il giorno dopo|molto più tardi|troppo tardi], e ormai aveva fatto effetto.
[A un incrocio|Davanti a un ponte|Al limite del bosco] un cartello diceva: [non di qua|fine della strada|tornate indietro]. {hero} aspettò* finché [il vento|un picchio|la pioggia] lo girò, e dietro c'era scritto: [e va bene|era uno scherzo|se proprio bisogna].
Di notte [un cane|un poeta|un postino] tutto bagnato bussò e chiese la strada. Nemmeno {hero} la conosceva*, ma c'era ancora [della minestra|del tè|mezzo pane], e al mattino sul tavolo c'era [un biglietto: grazie|una piuma|un sassolino a forma di cuore].
Un'indovina guardò a lungo nella sfera e vide soltanto [nebbia|un piatto di minestra|qualcuno che ha già deciso]. {hero} pagò* [lo stesso|con un bottone|la metà] e ripartì* [fischiettando|senza rimpianti|con il cuore leggero].
Una vecchia chiese aiuto per infilare l'ago, e {hero} ci provò* [per mezz'ora|per tre canzoni|quaranta volte]. «[Si fa tutto così: bagnare, mirare, un'altra volta|Il filo non vuole fretta|Adesso sai fare tutto]», disse lei.
Un bambino [piccolo|lentigginoso|curioso] veniva dietro e a ogni passo chiedeva perché. Alle prime [nove|dodici|venti] domande {hero} seppe* rispondere; l'ultima [è ancora senza risposta|si risolse con un biscotto|la spiegò il vento].
In una locanda c'era un quadro di [cento|duecento|ottanta] anni prima, e {hero} ci riconobbe* [un viso familiare|un cappello familiare|un naso familiare]. «L'hanno dipinto», disse l'oste, «[alla festa|il giorno in cui finì tutto bene|poco prima della pioggia]».
Il barcaiolo chiese in pagamento [una canzone|una filastrocca|una storia]. {hero} ne regalò* [una lunghissima|una bella|una nuova di zecca], e il barcaiolo [rise fino a perdere il remo|si asciugò gli occhi|ne volle ancora].
[Una gazza|Una cornacchia|Uno scoiattolo] rubò [l'ultimo biscotto|mezzo pane|una noce]. La mattina dopo {hero} trovò* nello stesso posto [un bottone lucido|un vetro azzurro|un filo rosso]: [debito pagato|ecco un ladro onesto|era un prezzo giusto].
Su un albero pendeva [un palloncino|un pallone|un aquilone], e sotto piangeva un bambino. Dopo [tre|quattro|sei] tentativi {hero} lo recuperò* e ricevette* [mezza pera|un segreto|un sorriso senza denti].
Per [una mattina|una sera|una domenica] intera la nebbia fu così fitta che {hero} non vedeva* [oltre un passo|nemmeno la strada|che bianco]. Nella nebbia si può fare una cosa sola: [ascoltare|cantare|aspettare].
Un vecchio [vasaio|falegname|fabbro] disse: «Ne ho sbagliati [dieci|venti|cento] prima che ne riuscisse uno». {hero} [lo tenne* a mente|lo scrisse* subito|non lo raccontò* a nessuno], e gli errori diventarono [più leggeri|più piccoli|meno gravi].
[Un gatto bianco|Un vecchio gatto|Un gatto rosso] stava seduto [sul muro|sulla soglia|alla finestra] e non chiedeva niente. {hero} gli raccontò* tutto [dall'inizio|sottovoce|senza saltare niente], e dopo il cuore era [più leggero|quasi contento|tranquillo].`);
