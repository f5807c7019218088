import { lines } from "../text-blocks.ts";

/** How the hero was before, with the idea's own words. */
export const people =
  lines(`{there} si sapeva sempre quando arrivava* {hero}: [si apriva una finestra|erano le otto passate|la giornata diventava più allegra].
«{wish}?» aveva chiesto un giorno qualcuno, e {hero} aveva* riso. Questa volta {hero} non rideva*.
Di {verb} parlano in molti, e nessuno comincia. Tranne {hero}.
Per {verb}, {hero} aveva* [poca esperienza|molte idee|tutto il tempo del mondo]. Per cominciare bastava.
Di {verb} {hero} parlava* già [al mattino|di notte|al primo canto degli uccelli], piano piano, per non svegliare nessuno.
{there} di solito non succedeva gran che, e {hero} lo sapeva*. Per questo quel giorno fu così diverso.
Senza {thing} sarebbe stato un giorno come gli altri, e {hero} l'avrebbe* [dimenticato|passato a dormire|passato a sognare].`);

/** Small moments with the idea's own words. */
export const moments = lines(`A furia di {verb} {hero} dimenticava* l'ora.
{verb} mette [fame|sonno|allegria], pensava* {hero}.
Per {verb} ci vuole soprattutto [tempo|luce|fiato], si diceva* {hero}.
Un passero guardava {hero} {verb} e piegava la testa di lato.
Dopo una giornata passata a {verb}, il pane era più buono, e {hero} ne chiese* ancora.
Ci sono libri molto grossi sull'arte di {verb}, ma {hero} imparava* [strada facendo|dai passeri|a occhi aperti].
Tutto il giorno non si trattò che di {verb}, e la sera {hero} non sapeva* più che ora fosse.
{there} c'era un angolo che {hero} preferiva*, [mezzo al sole|subito dopo la curva|con una bella vista].
Quando {there} si mise a piovere, {hero} non si mosse*.
Qualcuno fischiettava un motivo {there}, e {hero} fischiò* la seconda voce.
«Dimmi, vuoi {wishyou}?» chiedevano ogni mattina, e {hero} rispondeva* ogni mattina la stessa cosa.
Per {thing} {hero} avrebbe* dato [tre domeniche|l'ultima fetta di torta|un paio di scarpe nuove].
Un bambino disegnò {thing} con il gesso sul marciapiede, [in viola|con le ali|troppo in grande], e {hero} gli fece* i complimenti.`);

/** With somebody at the hero's side, with the idea's own words. */
export const companions = lines(`{mate} sapeva una canzone fatta apposta per {verb}, e {hero} cantò* la seconda voce.
{mate} guardò a lungo {thing} e poi disse una cosa così saggia che {hero} la scrisse*.
{there}, fianco a fianco, non si sentiva passare il tempo, e {mate} raccontava [l'estate prima|un vecchio sogno|una storia senza fine].
Per {verb} {mate} aveva più fretta, ma {hero} aveva* più pazienza.
«Senza {thing}», disse {mate}, «ci si annoierebbe.» Era vero, pensò* {hero}.
{mate} aveva portato [dei biscotti|un thermos|due prugne], e {there} ci fu una lunga pausa.
«{wish}, e dopo un gelato», propose {mate}. {hero} accettò* subito.
«{verb} fa fare bei sogni», assicurò {mate}. {hero} volle* provare e si addormentò* presto.`);

/** About somebody else whom the idea names, with the idea's own words. */
export const others = lines(`Al momento di {verb}, {other} {o:era/erano} lì vicino, e questo dava coraggio.
{there} {other} {o:seguiva/seguivano} {hero} dappertutto, come da sempre.
Che un giorno {hero} avrebbe* potuto {wish}, {other} non ne {o:dubitava/dubitavano} nemmeno un momento.
Di {verb} {other} non {o:voleva/volevano} perdere neanche un minuto.
{other} {o:guardò/guardarono} {thing} [molto da vicino|a lungo|per la prima volta], e {hero} aspettò*.
{there} {other} {o:rimase/rimasero} [fino a sera|un'ora intera|più a lungo del solito], senza motivo.`);

/** Short events on the way, with the idea's own words. */
export const anecdotes =
  lines(`Un venditore ambulante che aveva sentito parlare della faccenda offrì per {thing} [un coperchio|un manico|una custodia], per due monete soltanto. {hero} ringraziò* e rifiutò*.
Di notte bussarono. Sotto la pioggia c'era [un poeta|un postino|un musicista] venuto a vedere {thing}. Guardò, sospirò, mangiò due piatti di minestra e lasciò una poesia.
Il giornale parlò della cosa e di {thing}, con [due|tre|quattro] errori. {hero} li corresse* e rimandò* indietro la pagina. Una settimana dopo era tutto in prima pagina.
Un bambino [piccolo|lentigginoso|curioso] chiese a che cosa serve {thing}. {hero} aprì* la bocca e la richiuse*. Ci sono cose [difficili da spiegare|che non hanno bisogno di spiegazioni|che si spiegano soltanto di sera].
Girò la voce che {thing} fosse un'invenzione. Per tutto il giorno {hero} disse* il contrario, perfino [alle galline|a un lampione|allo specchio]. La sera la voce era sparita.
Un'indovina guardò a lungo nella sua sfera. «Vedo qualcuno che vuole {wish}.» «Questo si sa anche senza sfera», disse* {hero}. Lei restituì metà dei soldi.
Due vecchiette su una panchina discutevano se si può {wish} così, su due piedi. Una diceva di sì, l'altra: soltanto col cappello. Per sicurezza {hero} si procurò* un cappello.
Ci fu un giorno in cui {hero} non voleva* più {wish}. Durò dalla colazione [fino a mezzogiorno|fino alla prima nuvola|fino al dolce]. Poi la voglia tornò, un po' più grande.
C'era un libro sull'arte di {verb}, in dodici lezioni. {hero} ne lesse* undici. La dodicesima l'aveva mangiata [un topo|una tarma|una capra], e bisognò inventarla.
Al mercato vendevano pazienza per {verb}, [in bottiglia|in bustine|a cucchiai]. {hero} prese* la dose più piccola. Era soltanto [acqua|zucchero|aria], ma fece effetto.
Un pappagallo sapeva contare e dire parolacce, ma non {verb}. «È difficile?» chiese. «Molto», rispose* {hero} con orgoglio.
Un circo che aveva perso il suo leone si fermò {there}. «È pericoloso soltanto per le frittelle», disse il direttore. {hero} lo trovò* [davanti al fornaio|al sole|dietro l'angolo] e ricevette* un biglietto per tutta la vita.
{there} c'era una vecchia radio che dava soltanto il tempo di ieri. {hero} ascoltò* fino alla fine. Fa piacere sentire quello che è già passato.
{there} pioveva tanto che nessuno poteva muoversi. {hero} si mise* a pensare, e quando tornò il sole c'era [un'idea|un piano|una domanda] in più.
Una mattina {there} comparve un cartello: [di qui no|fine della strada|tornare indietro]. {hero} aspettò* che [il vento|un picchio|la pioggia] lo girasse, e dietro c'era scritto: [e va bene|era uno scherzo|se proprio si deve].
In farmacia {hero} chiese* qualcosa contro la paura {fear}. «È finito», disse la farmacista. «Lo vogliono tutti.» Era già una consolazione.
«La paura {fear}?» disse [un pompiere|una funambola|un vecchio marinaio]. «Ce l'ho tutti i giorni. Lei mi cammina accanto, e io un passo avanti.» {hero} se ne ricordò*.`);
