import type { StoryText } from "../pack.ts";
import { lines, phrases } from "../text-blocks.ts";

export const storyText: StoryText = {
  beats: {
    open: lines(`Questa è la storia di «{idea}». Cominciò tanto tempo fa, quando le notti erano lunghe e tutti sapevano ascoltare.
    Si racconta che tutto cominciò con poche parole: «{idea}». Chi le aveva sentite una volta non le dimenticava più.
    «{idea}»: è il titolo di un libro molto antico, e questa è la sua storia.
    C’era una volta un sogno, e il sogno diceva: «{idea}».`),
    wish: lines(`Era un desiderio piccolo, ma pesava come un sasso in tasca.
    Certi desideri svaniscono al mattino. Quello rimase.
    Tutti dicevano che era impossibile, e forse proprio per questo valeva la pena di provare.
    Nessuno si era mai spinto così lontano, ma qualcuno doveva pur essere il primo.`),
    leave: lines(`Un pezzo di pane, una lanterna, un ultimo sguardo indietro: non serviva altro, e il viaggio cominciò.
    La porta si chiuse piano, e davanti restò soltanto la strada.
    Il primo passo fu il più difficile. Il secondo era già avventura.`),
    arrive: lines(`{when}, il viaggio fece tappa {where}.
    {when}, qualcosa si mosse {where}.
    {when} si sentì una musica dolcissima {where}.
    {when} apparve una luce {where}, piccola e immobile.`),
    meet: lines(`Lì aspettava {who}, come se quell’incontro fosse scritto da sempre.
    Ad alzare lo sguardo fu {who}.
    Allora parlò {who}, quasi in un sussurro.
    Lì vicino, in silenzio, riposava {who}.`),
    ask: lines(`La risposta arrivò lentamente: «{advice}».
    «{advice}», si sentì dire, e nessuno seppe che cosa rispondere.
    Prima dei saluti ci fu un consiglio: «{advice}».
    «Da che parte continua la strada?» «{advice}».`),
    trouble: lines(`{when} si alzò un vento terribile e il sentiero scomparve.
    {when}, la nebbia coprì ogni cosa.
    {when}, il ponte si spezzò con un lungo gemito.
    {when}, un’ombra enorme sbarrò il passo.
    {when}, la lanterna si spense.
    {when}, la pioggia cancellò tutte le tracce.`),
    solve: lines(`La paura c’era, sì, ma una mano trovò un’altra mano, e questo bastò.
    Invece di una fuga ci fu una canzone; e la canzone aprì la strada.
    La soluzione era semplice: chiedere aiuto. E l’aiuto era già vicino.
    Passo dopo passo, il pericolo restò alle spalle.
    Una parola gentile fece ciò che la forza non poteva fare.
    Bastò aspettare, e guardare due volte.`),
    rest: lines(`{when} ci furono finalmente una minestra calda e una storia accanto al fuoco.
    {when}, le stelle sembravano più vicine.
    {when}, qualcuno rise, e quella risata fu più forte della stanchezza.
    {when}, il silenzio fu la migliore compagnia.
    {when}, il pane fu diviso in due metà uguali.
    {when}, la casa lontana apparve in sogno.
    {when}, {who} raccontò una storia {where}.
    {when}, {where}, {who} divise con tutti il poco che aveva.`),
    low: lines(`{when} tutto sembrò perduto {where}.
    {when} la strada finì {where}.
    {when} si sentiva soltanto il vento {where}.`),
    climax: lines(`{when} apparve finalmente ciò che era mancato così a lungo {where}.
    {when} tutto andò in modo diverso, e migliore, {where}.
    {when} si aprì l’ultima porta {where}.`),
    after: lines(`La strada del ritorno era la stessa, eppure sembrava nuova.
    Ci furono abbracci, ci fu pane per tutti, e ci fu una sedia per ognuno.
    Ciò che era stato trovato non stava in nessuna tasca, e perciò bisognò condividerlo.`),
    end: lines(`Da quel giorno, quando qualcuno mormora «{idea}», tutti avvicinano la sedia.
    E se la lanterna non si è spenta, illumina ancora quella finestra.
    Così finisce la storia; e la prossima strada comincia domani.`),
  },
  phrases: {
    when: phrases(
      "Il giorno dopo|Una sera di vento|Al sorgere della luna|Di buon mattino|Dopo molte ore|Al calar della notte|Poco più tardi|Alle prime luci dell’alba|Dopo la pioggia|Il terzo giorno|A mezzogiorno|All’improvviso",
    ),
    where: {
      forest: "nel cuore del bosco",
      river: "vicino a un largo fiume",
      mountain: "ai piedi di una montagna azzurra",
      village: "in un paese con una sola strada",
      seaside: "in riva al mare",
      valley: "in una valle piena di fiori",
      mill: "accanto a un mulino abbandonato",
      bridge: "sotto un ponte di pietra",
      cave: "in una grotta che luccicava",
      castle: "davanti a un castello addormentato",
      market: "in un mercato quasi vuoto",
      dunes: "tra le dune del deserto",
    },
    who: phrases(
      "una tartaruga molto vecchia|un gufo assonnato|una bambina con una lanterna|un pescatore senza barca|una volpe dalla coda bianca|una nonna che lavorava a maglia|un pastore con tre pecore|un topo molto educato|una cicogna stanca|un musicista senza pubblico|un asino pensieroso|una gatta grigia",
    ),
    advice: phrases(
      "Cammina piano e ascolta: la strada sa dove va|Ciò che si condivide non si consuma|Chi domanda è già a metà strada|Non cercare con gli occhi, cerca con pazienza|Anche la notte più lunga ha una finestra|Anche la paura si stanca di correre|A volte bisogna perdersi per trovare la porta|La porta piccola è quella sempre aperta|Prima aiuta, poi domanda|Nessun fiume si attraversa da soli|Conserva una briciola di luce per il ritorno|Anche le cose piccole reggono il cielo",
    ),
  },
  subject: {
    listJoiners: [", ", " e "],
    introduction: "[C’era|C’era|C’era|C’erano] una volta {heroes}.",
    introductionWithPlace: "[C’era|C’era|C’era|C’erano] una volta, {place}, {heroes}.",
    titleWithPlace: "{hero} {place}",
    goal: lines(`Tornava sempre lo stesso pensiero: {thing}.
    Per essere felici mancava una cosa sola: {thing}.`),
    reunion: "E alla fine c’era tutto: {both}.",
    heroName: "Tutti conoscevano quel nome: {name}.",
    ownIdea: lines(`{idea} Tutto cominciò così, tanto tempo fa, quando le notti erano lunghe e tutti sapevano ascoltare.
    {idea} È questo che narra la nostra storia, e chi la sente una volta non la dimentica più.`),
    hero: lines(`{when}, {hero} si fermò {where} e tese l’orecchio.
    {when}, {hero} riprese lentamente il cammino {where}.
    {when}, {where}, {hero} pensò ai suoi cari.
    {when}, {hero} cantò sottovoce {where}.
    {when}, {hero} [contò|contò|contò|contarono] fino a cento {where}.
    {when}, {hero} [trovò|trovò|trovò|trovarono] una traccia fresca {where}.
    {when}, {hero} [sentì|sentì|sentì|sentirono] un rumore leggero {where}.
    {when}, {hero} [rise|rise|rise|risero] per la prima volta dopo tanto tempo {where}.
    {when}, {hero} [fu|fu|fu|furono] sul punto di tornare indietro {where}.
    {when}, {hero} [sussurrò|sussurrò|sussurrò|sussurrarono] una sola parola {where}.
    {when}, {hero} [fece|fece|fece|fecero] una piccola deviazione {where}.
    {when}, {hero} [sognò|sognò|sognò|sognarono] a occhi aperti {where}.
    {when}, {hero} [avanzò|avanzò|avanzò|avanzarono] molto piano {where}.
    {when}, {hero} [prese|prese|prese|presero] coraggio {where}.
    {when}, {hero} [guardò|guardò|guardò|guardarono] ancora una volta indietro {where}.
    {when}, {hero} [aspettò|aspettò|aspettò|aspettarono] un segno {where}.
    {when}, {hero} [raccolse|raccolse|raccolse|raccolsero] un sasso rotondo {where}.
    {when}, {hero} [rimase|rimase|rimase|rimasero] in silenzio {where}.
    {when}, {hero} [respirò|respirò|respirò|respirarono] a fondo {where}.`),
  },
  outline: {
    hero: "Il personaggio principale di questa storia: {who}.",
    also: "In questa storia c'è anche qualcun altro: {who}.",
    place: "Il luogo della storia: {place}.",
    wish: "Il desiderio più grande: {wish}.",
    obstacle: "Ma c'era un ostacolo: {obstacle}.",
    ending: "Ed ecco come andò a finire: {ending}.",
  },
  company: lines(`«Vengo con voi» disse {name}, e nessuno disse di no.
    «Guardate laggiù!» gridò {name}. Senza quel grido sarebbero passati oltre.
    «Fatemi provare» disse {name}, e gli altri fecero posto.
    «Ascoltate» sussurrò {name}. Per un momento nessuno si mosse.
    «Insieme ce la facciamo» disse {name}, ed era vero.
    «Ho un'idea» disse {name}. Era buona, e la provarono subito.`),
};
