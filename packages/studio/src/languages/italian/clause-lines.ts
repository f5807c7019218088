import type { ClauseLines } from "../clause-telling.ts";
import { lines } from "../text-blocks.ts";
import { around } from "./around.ts";

export const clauseLines: ClauseLines = {
  premises: {
    wish: {
      tell: lines(`«{wish}»: è il primo pensiero [del mattino|del giorno] e l'ultimo [della sera|prima del sonno].
Come si fa una cosa così? {hero} ci {v:pensa/pensano} a lungo. Un piano ancora non c'è, ma [la voglia sì, e cresce ogni giorno|il desiderio sì|prima o poi arriva].
Il primo tentativo va male, ma per [pochissimo|un soffio], e questo dà coraggio. {hero} {v:decide/decidono} di [riprovare subito|cambiare modo|riprovare domani].
«E perché no?» {v:dice/dicono} {hero}. «[Quando si vuole davvero una cosa, da qualche parte bisogna pur cominciare|Peggio è non provare|Qualcuno deve pur essere il primo].»
Di notte {hero} lo {v:sogna/sognano}, e nel sogno [è tutto facile|tutto corre|c'è il sole]. Al mattino è di nuovo difficile, ma il sogno era [troppo bello per arrendersi|così chiaro|bello da ricordare].
{hero} {v:immagina/immaginano} come sarà: {wish}, per davvero! [Solo a pensarci il cuore batte più forte|È quasi come esserci|E la giornata è già più chiara].
Un'altra volta va già un po' meglio. {hero} {v:ricorda/ricordano} [quello che andava bene|il momento migliore] e {v:lascia/lasciano} stare il resto.
A volte {hero} {v:dubita/dubitano}. Allora {v:ripete/ripetono} piano piano: {wish}. E il dubbio [diventa la metà|si fa piccolo|se ne va].
{hero} si {v:chiede/chiedono} che cosa ci vuole. [Coraggio|Forza|Un po' di fortuna], forse. E pazienza, [tanta pazienza|quella sì|più del solito].
«[Un giorno|Prima o poi|Questa settimana o l'altra]» {v:dice/dicono} {hero}, «[un giorno sarà vero|arriva il momento|ci si riesce].»
{wish}: {hero} lo {v:racconta/raccontano} [alla luna, e la luna|al vento, e il vento|alle stelle, e la notte] ascolta con pazienza.
E se riuscisse? {hero} {v:immagina/immaginano} tutto, con [tutti i colori|tutti i suoni|ogni dettaglio].
«{wish}, è forse chiedere troppo?» si {v:domanda/domandano} {hero}. No, non lo è.
Oggi {hero} {v:fa/fanno} un bel passo avanti. [Non ci siamo ancora, ma quasi si vede|Manca ancora un po'|La strada ora è chiara].`),
      end: lines(`E poi arriva il momento. {hero} {v:può/possono} {wish}! [C'è voluto tanto tempo, e adesso è ancora più bello che nel sogno|Ogni giorno di attesa valeva la pena|È bello proprio come sembrava da lontano].
«[È successo davvero|È vero|Ce l'abbiamo fatta]!» {v:dice/dicono} {hero}, e non {v:riesce/riescono} più a smettere di ridere.
La sera {hero} {v:è/sono} stanc{hi} e tanto, tanto felic{i}. [Il desiderio di prima non è più soltanto un desiderio|Il cuore è leggero|Il sogno ora ha un posto nel mondo].`),
    },
    love: {
      tell: lines(`Una cosa così a {hero} non era mai successa. Il cuore batte forte, e all'improvviso fa caldo.
Che cosa si dice in questi casi? {hero} {v:prova/provano} qualche parola e la {v:dimentica/dimenticano} subito.
Il primo giorno {hero} {v:osa/osano} appena salutare con la mano. Il secondo basta per un piccolo ciao.
Di notte {hero} {v:conta/contano} le stelle e {v:dà/danno} un nome a ognuna. È sempre lo stesso.
{hero} {v:pensa/pensano} a un regalo. Deve essere piccolo e dire tutto.
A volte {hero} {v:sospira/sospirano}, e a volte {v:ride/ridono} senza motivo. È così, l'amore.`),
      end: lines(`Un giorno {hero} si {v:fa/fanno} coraggio e lo {v:dice/dicono}. E la risposta è un sorriso, il più bello di tutti.
Adesso è tutto leggero. In due anche il silenzio è bello.
La sera {hero} {v:è/sono} più felic{i} che mai.`),
    },
    friend: {
      tell: lines(`Giocare senza compagnia va bene, ma solo per un po'. Poi {hero} si {v:guarda/guardano} intorno: forse arriva qualcuno.
Come si trova un amico? {hero} ci {v:ha/hanno} pensato tante volte. In nessun libro c'è scritto come si fa.
{hero} {v:prova/provano} sottovoce: giochiamo insieme? Le parole non sono difficili. Difficile è dirle ad alta voce.
Una volta {hero} si {v:fa/fanno} coraggio e lo {v:chiede/chiedono}. «Forse domani» rispondono. Forse domani non è un no.
Gli altri ridono e corrono dappertutto. {hero} {v:guarda/guardano} e {v:pensa/pensano}: come sarebbe bello giocare con loro.
«Ciao» {v:dice/dicono} {hero} il giorno dopo, questa volta un po' più forte. E un ciao torna indietro davvero.
{hero} {v:tiene/tengono} un posto libero lì accanto. Non si sa mai.`),
      end: lines(`E all'improvviso {hero} non {v:è/sono} più senza amici. Adesso c'è qualcuno che chiede, che aspetta e che ride: questa è l'amicizia.
«Torni domani?» {v:chiede/chiedono} {hero}. «Certo» è la risposta, e suona benissimo.
La sera {hero} {v:è/sono} più felic{i} che mai.`),
    },
    learn: {
      tell: lines(`Agli altri sembra così facile. {hero} {v:pensa/pensano} a ogni dettaglio, e proprio per questo non riesce niente.
Il primo tentativo dura appena un attimo. «Ancora una volta» {v:dice/dicono} {hero}, e si ricomincia da capo.
Ogni giorno {hero} si {v:esercita/esercitano} un po'. Oggi va meglio di ieri, e domani andrà ancora meglio.
Una volta {hero} {v:vuole/vogliono} lasciar perdere. Ma {skill} è una cosa che non esce dalla testa, e dopo una pausa si ricomincia.
«Come faranno gli altri?» si {v:chiede/chiedono} {hero}, guardando con attenzione.
«{skill} non può essere così difficile» {v:dice/dicono} {hero}. Invece è difficile, almeno oggi.
Di notte {hero} si {v:esercita/esercitano} perfino in sogno. Lì riesce tutto al primo colpo.
Un pezzetto riesce già. Anche il secondo. Al terzo {hero} {v:scoppia/scoppiano} a ridere, tanto è venuto male.
Un livido e tre buone idee: per un giorno solo non è male, {v:pensa/pensano} {hero}.`),
      end: lines(`E all'improvviso ecco fatto. {hero} {v:sa/sanno} {skill}! Prima solo un pochino, poi sempre meglio.
«Riesce!» {v:grida/gridano} {hero}. «Riesce davvero!»
La sera {hero} lo {v:fa/fanno} ancora una volta, e poi un'ultima volta ancora, perché è troppo bello.`),
    },
    must: {
      tell: lines(`È più facile a dirsi che a farsi. Ma bisogna farlo, e {hero} {v:comincia/cominciano} subito.
{due}Il tempo corre. {hero} non ci {v:pensa/pensano} troppo e {v:fa/fanno} una cosa dopo l'altra.
Una volta sembra tutto inutile. {hero} {v:respira/respirano} a fondo. «Si può fare» {v:dice/dicono}. «Basta continuare.»
Di continuo {hero} {v:pensa/pensano} a quello che conta: {task}. Questo aiuta, anche se è faticoso.
A metà strada {hero} {v:fa/fanno} una piccola pausa. La metà è fatta, e l'altra metà sembra più corta.
«{task}» {v:mormora/mormorano} {hero} per non dimenticare niente. «Il resto può aspettare.»
{due}Guardare l'ora non serve. {hero} {v:guarda/guardano} piuttosto quello che è già pronto.
«{forwhom} deve riuscire bene» {v:dice/dicono} {hero}, e la fatica sembra subito più piccola.
E se non riuscisse? {hero} ci {v:pensa/pensano} un attimo. Poi l'attimo passa, e si va avanti.`),
      end: lines(`Fatto!< {due}Appena in tempo, ancora un minuto e sarebbe stato tardi.| {hero} quasi non ci {v:crede/credono}.>
{hero} si {v:siede/siedono} e {v:ride/ridono}. «Meno male che è andata bene!» {v:dice/dicono}.
La sera è tutto tranquillo. {hero} {v:è/sono} stanc{hi} e content{o}.`),
    },
    fear: {
      tell: lines(`La paura <{fear} |>arriva sempre quando {hero} {v:pensa/pensano} a qualcosa di bello. Allora il cuore batte forte e tremano le gambe.
{hero} non ne {v:parla/parlano} volentieri. Gli altri non hanno paura, {v:pensa/pensano}. Ma non è vero, perché tutti hanno paura di qualcosa.
Una volta {hero} {v:prende/prendono} tutto il coraggio e {v:fa/fanno} un piccolo passo. Poi un altro. Al terzo la paura è di nuovo lì, e bisogna tornare indietro.
Di notte {hero} non {v:dorme/dormono} e {v:pensa/pensano}. Che cosa c'è di così terribile? Al buio tutto sembra più grande, anche la paura.
Il giorno dopo {hero} ci {v:prova/provano} ancora, piano piano. La paura <{fear} |>c'è ancora, ma non è più così grande.
«Solo un pochino» si {v:dice/dicono} {hero}. «Solo fin dove si può.» E si può andare più lontano del previsto.
Che cosa farebbe chi non ha paura? {hero} ci {v:pensa/pensano} a lungo.
La paura <{fear} |>non ha occhi e non ha orecchie, {v:pensa/pensano} {hero}. In fondo è solo una sensazione nella pancia.
{hero} {v:dà/danno} un nome alla paura. Con un nome fa subito meno impressione.`),
      end: lines(`Poi arriva il grande momento. {hero} {v:conta/contano} fino a tre, ed è già fatta. E la <paura {fear}|paura>? È diventata così piccola che sta in un guscio di noce.
«Era tutto qui?» {v:chiede/chiedono} {hero}, e giù una risata. Non era niente di brutto. Era perfino bello.
Forse un po' di paura rimane. Ma adesso {hero} lo {v:sa/sanno}: si può avere paura e farlo lo stesso.`),
    },
    refuse: {
      tell: lines(`«No» {v:dice/dicono} {hero}, ed è un no vero. Dopo un no così chiaro, meglio non chiedere due volte.
{hero} {v:ha/hanno} buone ragioni. Sono difficili da spiegare, e per ora restano un segreto.
«Ci sarà pure un altro modo» {v:pensa/pensano} {hero}. Più passa il tempo, più {v:è/sono} sicur{o}.
Essere gentili non serve, essere severi nemmeno. {hero} non {v:cambia/cambiano} idea.
La sera {hero} ci {v:pensa/pensano} ancora a lungo. Avere ragione è bello, ma a volte è un po' solitario.
E se anche gli altri non volessero? {v:pensa/pensano} {hero}. Allora più nessuno dovrebbe dire di no.
Per un attimo {hero} {v:esita/esitano}. Ma solo per un attimo.`),
      end: lines(`Alla fine va tutto bene, e perfino {hero} {v:è/sono} d'accordo.
«Così va bene» {v:dice/dicono} {hero}. E questa volta non sembra affatto un no.
La sera {hero} si {v:addormenta/addormentano} con un sorriso.`),
    },
    lost: {
      tell: lines(`{hero} {v:cerca/cercano} dappertutto, davanti, dietro, sopra e sotto. Ma niente, nessuna traccia di {thing}.
Quando era ancora tutto a posto? {hero} ci {v:pensa/pensano} bene e {v:rifà/rifanno} tutta la strada, passo dopo passo.
«Senza {thing} non è la stessa cosa» {v:dice/dicono} {hero} a bassa voce.
Una volta {hero} {v:crede/credono} di vedere qualcosa e {v:corre/corrono} là. Ma è solo un'ombra.
Si fa tardi, ma {hero} non si {v:arrende/arrendono}. Quello che si perde deve pur essere da qualche parte.
{hero} si {v:ferma/fermano} e {v:ascolta/ascoltano}. Niente. Allora la ricerca continua, piano e con molta attenzione.
Dappertutto, adesso, manca qualcosa: {thing}.
«Soprattutto non piangere» si {v:dice/dicono} {hero}. «Piangere non aiuta a cercare.»
{hero} {v:chiude/chiudono} gli occhi e {v:immagina/immaginano} {thing}. Così è più facile cercare.`),
      end: lines(`E là dove nessuno aveva ancora guardato, la ricerca finisce<: {hero} {v:ha/hanno} ritrovato {thing}!|, e {hero} {v:sa/sanno} di nuovo dove andare.>
{hero} {v:ride/ridono} di gioia. Oggi non si perde più di vista niente.
La sera è di nuovo tutto a posto, e {hero} si {v:addormenta/addormentano} con un sorriso.`),
    },
    seek: {
      tell: lines(`{hero} {v:chiede/chiedono} [qui|a un vicino|alla prima porta] e {v:chiede/chiedono} [là|a un altro|all'ultima]. «[No, mi dispiace|Di qui no|Non ancora]» rispondono tutti.
Una volta la ricerca sembra quasi finita. Ma [non è la cosa giusta|è solo un'ombra|è un'altra cosa], {hero} lo {v:capisce/capiscono} subito.
«Bisogna continuare a cercare» si {v:dice/dicono} {hero}. «[Da qualche parte ci sarà|C'è ancora tanto da guardare|Non può essere lontano].»
A volte {hero} {v:immagina/immaginano} il giorno in cui non ci sarà più niente da cercare. Allora i passi diventano più veloci.
La sera {hero} {v:è/sono} stanc{hi} di tanto cercare. Ma il pensiero resta sempre quello: {sought}.
Il mattino dopo si ricomincia. {hero} {v:guarda/guardano} anche [dove di solito non guarda nessuno|sotto le pietre|dietro ogni porta].
{hero} {v:fa/fanno} un piano: prima a sinistra, poi a destra, e alla fine dove è più difficile.
{sought}: {hero} lo {v:ripete/ripetono} finché sembra una canzone.`),
      end: lines(`E poi, quando {hero} quasi non ci {v:crede/credono} più, la ricerca finisce. {hero} {v:ha/hanno} trovato <{sought}|quello che serviva>!
È proprio la cosa giusta. No, è ancora meglio.
La sera {hero} non {v:dice/dicono} niente e si {v:gode/godono} la felicità.`),
    },
    find: {
      tell: lines(`{hero} {v:guarda/guardano} {thing} da tutte le parti. Una cosa così non si trova tutti i giorni.
Che si fa adesso? {hero} {v:ha/hanno} mille domande e ancora nessuna risposta.
Da dove viene? E di chi sarà? {hero} {v:inventa/inventano} una storia, e poi un'altra.
Di notte {hero} quasi non {v:dorme/dormono}, tanti sono i pensieri.
Il mattino dopo {hero} lo {v:vuole/vogliono} sapere. Quando si trova qualcosa, bisogna anche scoprire che cosa c'è dietro.
Guardando meglio, {hero} {v:scopre/scoprono} una cosa che la prima volta non si vedeva. Adesso sì che è emozionante.
Per ora {hero} non lo {v:dice/dicono} a nessuno. All'inizio un segreto è più bello.
{hero} {v:mette/mettono} {thing} al sicuro e si {v:siede/siedono} accanto. Così si pensa meglio.
«Sarà vero?» {hero} {v:guarda/guardano} un'altra volta. Sì, c'è ancora: {thing}.`),
      end: lines(`Alla fine {hero} {v:sa/sanno} esattamente che cosa fare. E quando è fatto, va bene così.
«Che scoperta!» {v:dice/dicono} {hero}, e la gioia ricomincia da capo.
Di questo giorno {hero} {v:parla/parlano} ancora a lungo.`),
    },
    make: {
      tell: lines(`Prima {hero} {v:prepara/preparano} tutto quello che serve. Poi il lavoro comincia, e presto si capisce che cosa diventerà.
La prima cosa riesce, la seconda no, e alla terza {hero} {v:scoppia/scoppiano} a ridere, tanto è storta. Allora si ricomincia.
«Ancora un po' di qua e un po' di là» {v:mormora/mormorano} {hero}, senza accorgersi dell'ora.
{hero} {v:fa/fanno} un passo indietro e {v:guarda/guardano} {thing}. Non manca più molto.
{forwhom} deve venire proprio bene. Così {hero} ci {v:mette/mettono} ancora più cura.
La sera {hero} {v:è/sono} stanc{hi}, ma è troppo divertente per smettere.
Un punto non vuole riuscire. {hero} {v:prova/provano} verso sinistra, poi verso destra, e all'improvviso va.
«Più grande» {v:dice/dicono} {hero}, e poi: «No, meglio più piccolo.» Alla fine è proprio giusto.
Piano piano, {thing} prende forma. {hero} {v:vede/vedono} già tutto davanti agli occhi.
«Verrà benissimo» {v:dice/dicono} {hero} guardando {thing}, e il lavoro riprende.
Di notte {hero} {v:sogna/sognano} sempre la stessa cosa: {thing}, e niente di più bello al mondo.`),
      end: lines(`Finito! {hero} {v:guarda/guardano} {thing} e quasi non ci {v:crede/credono}.
Una cosa così non si era mai vista. «Bel lavoro» {v:dice/dicono} {hero}, ed è la verità.
La sera si fa festa, e {hero} non {v:sta/stanno} più nella pelle.`),
    },
    lack: {
      tell: lines(`È proprio un problema. {hero} ci {v:prova/provano} in un modo e poi in un altro, ma non cambia niente.
«E adesso?» si {v:chiede/chiedono} {hero}. La risposta non arriva, almeno non subito.
Da solo non si risolve, {hero} lo {v:capisce/capiscono} presto. Quindi bisogna pensare.
«Senza {lacked}, come si fa?» {v:mormora/mormorano} {hero}.
{unable}: sembra così semplice. Eppure non riesce, con tutta la buona volontà.
{hero} {v:sospira/sospirano}. Poi {v:alza/alzano} la testa. «C'è una soluzione per tutto» {v:dice/dicono}. «Basta trovarla.»
Passa un'ora e poi un'altra. {hero} {v:è/sono} stanc{hi}, ma non si {v:arrende/arrendono}.
E al contrario? {hero} {v:prova/provano} anche così. Purtroppo no.
«Niente panico» {v:dice/dicono} {hero} a bassa voce.
{hero} {v:cerca/cercano} una via d'uscita e ne {v:trova/trovano} tre. Due girano in tondo.`),
      end: lines(`E all'improvviso il problema non è più un problema. <{hero} {v:riesce/riescono} a {unable}!|>
Era tanto tempo che {hero} non si {v:sentiva/sentivano} così bene.
La sera {hero} {v:ripensa/ripensano} a questo giorno e {v:sorride/sorridono}.`),
    },
    sad: {
      tell: lines(`Le ore sono lunghe quando ci si sente così. {hero} {v:guarda/guardano} lontano e {v:aspetta/aspettano}, senza sapere che cosa.
A volte {hero} {v:fa/fanno} finta che vada tutto bene. Ma dentro è grigio come un giorno di pioggia.
«Ah» {v:dice/dicono} {hero}, e non c'è altro da dire.
{hero} {v:pensa/pensano} a quando era tutto facile. Tornerà mai?
Di continuo {hero} {v:pensa/pensano} a {missed}. Che cosa starà succedendo là in questo momento?
Una volta {hero} {v:sorride/sorridono} lo stesso, solo un attimo. È un inizio.
«Passerà» {v:dice/dicono} {hero}, senza crederci del tutto.
La sera è il momento peggiore. È tutto così silenzioso che {hero} {v:sente/sentono} i propri pensieri.`),
      end: lines(`Adesso è tutto diverso. {hero} {v:ride/ridono} di nuovo, e il grigio è sparito come se non ci fosse mai stato.
«Così va bene» {v:dice/dicono} {hero}.
La sera {hero} si {v:addormenta/addormentano} pensando già a domani.`),
    },
    long: {
      tell: lines(`Di giorno e di notte {hero} {v:sogna/sognano} {dreamt}. È il primo pensiero del mattino e l'ultimo della sera.
{hero} {v:immagina/immaginano} tutto nei dettagli. Nel pensiero è già vero.
Sognare non costa niente, si dice. Ma un sogno così grande a volte non lascia dormire.
«Si potrà pure sognare {dreamt}» {v:dice/dicono} {hero}, e a questo non c'è niente da rispondere.
Ogni giorno {hero} {v:spera/sperano} un po' di più, e ogni giorno è un po' più difficile aspettare.
{hero} lo {v:scrive/scrivono} su un foglietto e lo {v:legge/leggono} ogni giorno.
«Forse oggi» {v:dice/dicono} {hero} al risveglio. E prima di dormire: «Allora domani.»`),
      end: lines(`E poi il sogno si avvera. {hero} quasi non ci {v:crede/credono} e {v:guarda/guardano} due volte.
Più bello di così non poteva essere.
La sera {hero} {v:è/sono} più felic{i} che mai.`),
    },
    go: {
      tell: lines(`Prima {hero} {v:pensa/pensano} a che cosa serve portare. La cosa più importante non occupa spazio: un po' di coraggio.
Ci sono tante cose nuove da vedere. {hero} {v:guarda/guardano} a sinistra e a destra e non {v:vuole/vogliono} perdersi niente.
Una volta {hero} non {v:sa/sanno} più dove andare. Di qua o di là? Basta ascoltare un momento, e poi è chiaro.
«{goal}!» {v:ripete/ripetono} {hero}, perché suona così bene.
«È ancora lontano?» si {v:chiede/chiedono} {hero}. Ma in fondo può durare ancora un po'.
Per un attimo {hero} {v:pensa/pensano} a casa. Poi lo sguardo torna avanti.
Il bello deve ancora venire, {hero} lo {v:sente/sentono} già.
Per strada {hero} {v:canta/cantano} una canzone fatta di una sola parola.
Passo dopo passo, {hero} si {v:avvicina/avvicinano} alla meta. Vietato guardare indietro.`),
      end: lines(`Che viaggio! {hero} {v:ha/hanno} visto tante di quelle cose che bastano per un anno intero.
«E la prossima volta, dove si va?» {v:chiede/chiedono} {hero} ridendo.
La sera {hero} {v:chiude/chiudono} gli occhi e {v:rivede/rivedono} tutto ancora una volta.`),
    },
    event: {
      tell: lines(`Comincia tutto così. {hero} non {v:sa/sanno} ancora che cosa succederà.
Non è un giorno come gli altri, {hero} lo {v:sente/sentono} bene.
{hero} si {v:guarda/guardano} intorno e {v:pensa/pensano}: questo promette bene.
«Vediamo che cosa succede adesso» {v:dice/dicono} {hero}. Non bisogna aspettare molto.
È ancora tutto tranquillo. {hero} {v:aspetta/aspettano} e {v:pensa/pensano}.
{hero} {v:guarda/guardano} tutto con molta attenzione. Non bisogna dimenticare niente.`),
      end: lines(`Una cosa così non succede tutti i giorni. {hero} {v:è/sono} felic{i} di esserci.
«È andata bene così» {v:dice/dicono} {hero}.
La sera {hero} {v:ripensa/ripensano} a tutto e {v:sorride/sorridono}.`),
    },
  },
  turns: {
    help: lines(`«Ce la facciamo» {o:dice/dicono} {other}, e {hero} ci {v:crede/credono} subito.
{hero} {v:guarda/guardano} bene per non perdersi niente. Con {other} sembra già tutto più facile.
Ogni volta che diventa difficile, {other} {o:è/sono} lì. Fa bene.
«Grazie» {v:dice/dicono} {hero}. «Di niente» {o:risponde/rispondono} {other}. «È normale.»
{other} {o:ha/hanno} molta pazienza. Quando qualcosa non riesce, si riprova, e poi si riprova ancora.
All'improvviso {hero} {v:ride/ridono}, per la prima volta da tanto tempo, e {o:ride/ridono} anche {other}.
«E adesso che si fa?» {o:chiede/chiedono} {other}. {hero} {v:ha/hanno} già un'idea.
{other} lo {o:fa/fanno} una volta, piano piano. Poi tocca a {hero}.
«Vedi?» {o:dice/dicono} {other}. «Riesce.»
Senza aiuto, {hero} non ce l'{v:avrebbe/avrebbero} mai fatta. Meno male che {o:c'è/ci sono} {other}!`),
    meet: lines(`All'inizio nessuno sa che cosa dire. Poi parlano tutti insieme e scoppiano a ridere.
{other} {o:chiede/chiedono} una cosa, {hero} ne {v:chiede/chiedono} un'altra, e presto è come se si conoscessero da sempre.
«Resti ancora un po'?» {v:chiede/chiedono} {hero}. {other} {o:resta/restano} volentieri.
Con {other} il tempo passa molto più in fretta.
{other} {o:capisce/capiscono} subito. {hero} non se lo {v:aspettava/aspettavano}.
Da adesso {other} {o:è/sono} sempre vicino, come se fosse sempre stato così.
«E adesso che si fa?» {o:chiede/chiedono} {other}. {hero} {v:ha/hanno} già un'idea.
{hero} {v:racconta/raccontano} tutto dall'inizio, e {other} {o:ascolta/ascoltano} fino all'ultima parola.`),
    found: lines(`«{thing}!» {v:grida/gridano} {hero} con un gran sorriso.
Di colpo tutte le ricerche sono dimenticate.
«Grazie!» {v:dice/dicono} {hero}. «Di niente» {o:risponde/rispondono} {other}.
Non importa più quanto tempo ci è voluto.
{hero} non ci {v:crede/credono}. È proprio vero!`),
    cause: lines(`Ecco perché. {hero} lo {v:sa/sanno} bene, ma non per questo è più facile.
«Perché deve essere proprio così?» si {v:chiede/chiedono} {hero}.
{other} lo {o:saprà/sapranno} almeno? {hero} non ne {v:è/sono} sicur{o}.
Si può cambiare qualcosa? {hero} ci {v:pensa/pensano} a lungo.
Senza questo sarebbe tutto semplice, {v:pensa/pensano} {hero}.
«Non può durare per sempre» {v:dice/dicono} {hero}, e {v:cerca/cercano} una soluzione.`),
    obstacle:
      lines(`[Ci mancava solo questo|Proprio adesso|Proprio oggi]. {hero} {v:abbassa/abbassano} la testa, ma non per molto.
«[Allora adesso ancora di più|Non ci si arrende|Si trova un altro modo]» {v:dice/dicono} {hero}.
Che si può fare? {hero} ci {v:pensa/pensano} un bel po', e poi [un altro bel po'|ancora un poco|di nuovo].
Ma {wish} è quello che {hero} {v:vuole/vogliono} ancora. Questo non cambia.
{other} {o:cambierà/cambieranno} idea? {hero} lo {v:spera/sperano} con tutto il cuore.
Quello che {o:pensa/pensano} {other} è una cosa. Quello che {v:pensa/pensano} {hero} è un'altra.
Non è facile. {hero} {v:respira/respirano} e {v:va/vanno} avanti [lo stesso|piano|in un altro modo].
{hero} si {v:siede/siedono}. Arrendersi? No. Ma [riposare un po' si può|una pausa fa bene|pensare piano aiuta].
«Non era questo il piano» {v:pensa/pensano} {hero}. E poi si {v:rialza/rialzano}.`),
    act: lines(`Un momento così passa in fretta. {hero} non {v:vuole/vogliono} dimenticare niente.
Il cuore batte forte, tanto è emozionante.
Visto da lontano forse non è molto. Da vicino è immenso.
E poi? {hero} {v:aspetta/aspettano} con impazienza quello che viene.
Per un attimo tutto il resto è dimenticato.
È un grande momento, e {hero} lo {v:sa/sanno}.`),
    change: lines(`«Non me lo aspettavo» {v:dice/dicono} {hero}. «Nemmeno io» {o:risponde/rispondono} {other}.
Che cosa {o:farà/faranno} adesso {other}? {hero} {v:aspetta/aspettano} con impazienza.
Nessuno se lo aspettava, e {hero} meno di tutti.
All'improvviso niente è più come prima. {hero} lo {v:sente/sentono} subito.
{hero} {v:guarda/guardano} ancora una volta da vicino. È proprio vero.
«E adesso?» {v:chiede/chiedono} {hero}. È una bella domanda.`),
  },
  mates: lines(`{mate} c'è, naturalmente. In compagnia [va tutto meglio|la strada è più corta|passa anche il freddo].
{hero} e {mate} si guardano. [Non servono parole|Basta uno sguardo|Le parole vengono dopo].
Quando {hero} non {v:sa/sanno} più come continuare, {mate} [continua e basta|trova un modo|resta vicino]. Dà [coraggio|forza].
[Una volta|Nel mezzo di tutto|Senza motivo] {hero} e {mate} ridono così forte che passa [tutta la stanchezza|la fame|il freddo].
{mate} non si allontana di un passo, [per tutto il giorno|nemmeno per un minuto].
Meno male che c'è {mate}. Senza compagnia sarebbe [bello la metà|tutto più lungo|troppo silenzioso].
«[Credi che riesca|Siamo vicini|È da questa parte]?» {v:chiede/chiedono} {hero}. {mate} non ne dubita nemmeno un secondo.`),
  places: lines(`{there}, {hero} {v:conosce/conoscono} presto ogni [angolo|pietra|odore].
{there} è tutto più [tranquillo|chiaro|silenzioso] del solito, come se [ogni cosa trattenesse il respiro|il giorno sapesse qualcosa].
{there}, la sera, sembra tutto un po' diverso [dal mattino|da ieri|da prima].`),
  between:
    lines(`{hero} {v:fa/fanno} una piccola pausa e {v:respira/respirano} [a fondo|l'aria fresca|senza fretta]. Poi [si va avanti|torna la voglia|viene un altro passo].
Certe ore passano in fretta e altre piano. Queste [fanno tutte e due le cose insieme|sono tra le più lunghe|volano quasi].
«[Coraggio|Avanti|Calma]» si {v:dice/dicono} {hero}, e suona già [meglio dell'ultima volta|più sicuro|come una canzone].
Un giorno finisce, un altro comincia. E {hero} {v:è/sono} ancora lì, [con tutto il cuore|con la stessa idea|senza fretta].
[Per un attimo|All'improvviso|Per un momento] c'è silenzio. {hero} {v:sente/sentono} solo [il proprio respiro|un uccello lontano|il vento].
A volte bisogna solo [continuare|aspettare un po'|guardare meglio]. {hero} lo {v:sa/sanno}, e {v:continua/continuano}.
Al mattino {hero} si {v:stiracchia/stiracchiano} e {v:pensa/pensano}: oggi è [un buon giorno per questo|il giorno giusto|una bella giornata].
{hero} {v:canticchia/canticchiano} [piano|una vecchia canzone|tre note, sempre quelle]. Canticchiando [si pensa meglio|il tempo passa|tutto pesa meno].
Ci sono giorni in cui [niente va avanti|tutto è lento|le cose non vogliono]. Ma {hero} lo {v:sa/sanno}: [passerà anche questo|domani è un altro giorno|capita a tutti].
{hero} {v:conta/contano} piano fino a [dieci|venti|cento]. [Alla fine arriva un'idea|A metà c'è già più pace|E l'idea che mancava è lì].
A metà giornata {hero} si {v:ferma/fermano} all'improvviso. Non era [una buona idea|una voce conosciuta|un segno], quella cosa? [Sì, eccola di nuovo|Forse|Chissà].
«Una cosa dopo l'altra» {v:dice/dicono} {hero}. Così quello che è grande [diventa tante cose piccole|sta tutto in due mani|fa meno paura].
La sera {hero} {v:ripensa/ripensano} alla giornata. Che cosa è andato bene? [Più di quanto sembri|Quasi tutto|Il meglio è venuto alla fine].
{hero} {v:dorme/dormono} [profondamente|tutta la notte|come un sasso]. E mentre tutto riposa, [tanti piccoli pensieri ne fanno uno grande|un'idea cresce nel buio|la luna guarda].
Non è sempre facile avere [pazienza|coraggio|fiducia]. {hero} ci {v:prova/provano} lo stesso, e a volte [riesce|basta|va bene].
Succede un piccolo errore. {hero} {v:brontola/brontolano} un po' e poi {v:sorride/sorridono}. [Dagli errori si impara di più|La prossima volta va meglio|Non è la fine del mondo].
È già [tardi|buio|ora di cena] quando {hero} {v:fa/fanno} finalmente una pausa. Come [passa in fretta|è corto|vola] un giorno!
{hero} si {v:rallegra/rallegrano} di ogni piccola cosa che riesce. Tante piccole cose insieme [sono una cosa grande|fanno una strada|riempiono un giorno].
E di nuovo comincia [un giorno|una mattina chiara]. {hero} si {v:sveglia/svegliano} presto e ci {v:pensa/pensano} subito.
[Piano piano|Quasi senza voce|A occhi chiusi], {hero} {v:dice/dicono} qualcosa. Sembra [una promessa|un segreto|una preghiera].
Quando {hero} {v:chiude/chiudono} gli occhi, {v:vede/vedono} tutto [chiaramente|come in un film|a colori]. Sarà così, [proprio così|parola per parola].
Oggi c'è qualcosa di diverso [nell'aria|nella luce|per strada]. {hero} lo {v:sente/sentono} subito: [si va avanti|manca poco|arriva qualcosa di bello].
Per tutto il giorno {hero} {v:ha/hanno} in testa una cosa sola: {wish}.
Per tutto il giorno {hero} {v:ha/hanno} in testa una cosa sola: {task}.
Per tutto il giorno {hero} {v:ha/hanno} [in testa|nel cuore] una cosa sola: {thing}.
[Il vento|La luce della sera|Una foglia per terra] sembra dire: [quasi|di qua|ancora un po']. {hero} {v:ascolta/ascoltano} con attenzione.
{hero} {v:ricorda/ricordano} [un pomeriggio lontano|una voce cara|un profumo di pane], e il cuore è [più leggero|caldo|in pace].
[Un passero|Una farfalla|Un gatto sconosciuto] passa vicino. {hero} {v:guarda/guardano} finché [non si vede più niente|torna il silenzio].
È [la pagina più tranquilla|la pagina migliore|la pagina più bella] del libro, {v:pensa/pensano} {hero}.
[Lontano|Da qualche parte|In fondo alla strada] [suona una campana|qualcuno ride|si chiude una porta]. {hero} {v:sorride/sorridono} senza sapere perché.`),
  around,
};
