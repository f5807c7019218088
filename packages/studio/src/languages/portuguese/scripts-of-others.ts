import { scripted } from "../scripted.ts";

/** Scripts about somebody else: love, friendship, rescue. */
export const meetings = scripted(`
# meet
Tudo estava preparado havia muito tempo: uma frase para o tempo bom, outra para a chuva e outra para os demais casos. Quando {hero} precisou* delas, não sobrou nenhuma.
Então {hero} falou* do tempo. Do tempo se pode dizer muita coisa, e nunca era o que se devia dizer. — Que dia bonito — foi a resposta, e talvez também não fosse essa a resposta certa.
Assim passaram semanas. Todo mundo já tinha percebido<, {there}>. — Fale de uma vez — aconselhava [a leiteira|a sapateira|a dona da pensão]. {hero} ficava* sem jeito e falava* das nuvens.
Depois veio um dia em que o lugar em frente ficou vazio, e no dia seguinte também. Apesar do sol, {hero} achou* o tempo horrível. Agora todas as frases estavam ali, e não havia ninguém para ouvir.
No terceiro dia, {hero} não aguentou* mais, correu* e bateu* à porta. Atrás dela se ouviram uns passos muito lentos e um espirro.
= — Era só um resfriado — disse a voz atrás da porta. {hero} respirou* fundo. Das três frases não sobrava nenhuma. Mas bastou uma palavra só, e a resposta foi a mesma palavra.
= Do tempo ainda se fala com gosto naquela casa. Quase sempre está bom, dizem os dois, mesmo quando chove.

# meet
{hero} aprendeu* os horários de cor: quando a janela em frente se abria, quando as plantas ganhavam água, quando a luz se apagava. Não era curiosidade. Era [poesia|astronomia|um tipo de música].
Um dia, {hero} deixou* um presente na porta em frente e saiu* correndo: [uma pera madura|uma concha|um ramo de alecrim]. No dia seguinte havia outro na sua própria porta: um cordão bem enrolado.
O que se responde a um cordão? {hero} pensou* a tarde inteira e amarrou* nele um bilhete em branco. Em branco, porque todas as palavras pareciam pequenas< para {wish}>.
O cordão voltou com um sino na ponta. Esticado de uma janela à outra, ele tocava quando alguém puxava. Naquela noite, tocou [três|sete|nove] vezes.
Veio o vento, e o cordão arrebentou. De um lado e do outro da rua, duas pontas balançavam. {hero} desceu* para emendar, e alguém desceu ao mesmo tempo.
= Faltava um palmo de cordão. Para dar o nó, foi preciso chegar bem perto. — Assim está melhor — disse {hero}, e ninguém falava do nó. // Faltava um palmo de cordão. Para dar o nó, foi preciso chegar bem perto. — Assim está melhor — disse uma voz, e ninguém falava do nó.
= O sino ainda existe. Toca quando há [pão fresco|lua cheia|novidade], e também quando não há nada.

# befriend
No primeiro dia, {hero} disse* bom-dia e não houve resposta. No segundo dia também não. No terceiro, [uma folha se mexeu|alguém tossiu|ouviu-se um suspiro], e isso já era quase uma conversa.
{hero} não insistiu*. Sentou* ali perto<, {there},> com metade de um lanche, e a outra metade ficou esperando. Na manhã seguinte só havia migalhas.
— Quem quer amizade precisa aprender a esperar — dizia [a bibliotecária|o velho do moinho|a avó da vizinha]. {hero} achava* esperar a coisa mais difícil do mundo< quando se quer {wish}>.
Um dia choveu, e só havia um abrigo. No começo, cada um ficou no seu canto. Depois veio o trovão, e de repente havia um canto só.
Descobriram que riam das mesmas coisas: [de sapatos desencontrados|de palavras compridas|de patos zangados]. {hero} não se lembrava* de uma tarde tão curta.
= — Amanhã de novo? — perguntou* {hero}. A resposta veio tão depressa que as duas vozes se atropelaram.
= Hoje, quem passa< {there}> vê sempre duas sombras juntas. Uma sombra sozinha, dizem, é coisa de antigamente.

# befriend
A lista de amigos de {hero} era curta: tinha o vento, que nunca ficava, e [um botão|uma pedra lisa|uma estrela], que nunca falava.
Então {hero} pendurou* um aviso< {there}>: precisa-se de um amigo, com ou sem experiência. Vieram três. O primeiro falava só de si, o segundo só queria ganhar, e o terceiro [dormiu no meio da conversa|comeu o aviso|errou de endereço].
{hero} já ia* rasgar o aviso quando viu* alguém atrás da cerca, que lia e relia e não se atrevia a entrar. — É preciso saber fazer o quê? — perguntou uma voz miudinha.
— Não sei — respondeu* {hero} com toda a sinceridade. — Eu também nunca tentei. Era a resposta certa, embora ninguém soubesse.
Começaram pelo mais fácil: olhar [as formigas|os barcos|as nuvens] sem dizer nada. Depois veio o mais difícil: pedir desculpa, por uma bobagem. {hero} pediu* primeiro.
= No aviso, alguém riscou «precisa-se» e escreveu «encontrou-se». A letra não era de {hero}.
= O vento ainda passa, e às vezes fica um pouco mais. Diz que<, {there},> agora a conversa está boa.

# save
Não havia tempo a perder< se era para {wish}>. Todos falavam ao mesmo tempo, uns corriam para a esquerda, outros para a direita, e {hero} pensou*: alguém precisa ficar [quieto|calmo|atento].
O que se tinha à mão era pouco: [uma corda curta|uma escada sem degraus|um guarda-chuva furado] e uma ideia. {hero} olhou* para a ideia de todos os lados. Era maluca. Mas era a única.
— Isso nunca deu certo — avisou [o padeiro|o carteiro|a professora]. — E já tentaram? — perguntou* {hero}. Ninguém tinha tentado.
A primeira tentativa< de {wish}> falhou por um fio. {hero} escutou* um barulhinho<, {there},> e entendeu*: ainda dava tempo, mas só mais uma vez.
Agora todos ajudavam, sem falar. Uma mão segurava a outra, numa fila que dava a volta na praça, e na ponta da fila estava {hero}. — Já! // Agora todos ajudavam, sem falar, numa fila que dava a volta na praça, e na ponta da fila ficava* {hero}. — Já!
= Por um instante não se ouviu nada. Depois, um suspiro, e depois, uma gritaria de alegria. <{thing} estava a salvo.|Tudo estava a salvo.> {hero} precisou* sentar.
= Quiseram dar uma medalha. {hero} preferiu* [um sorvete|uma soneca|um pedaço de torta]. A medalha ficou< com {thing}| pendurada num prego>, e brilha até hoje.

# save
A notícia chegou de manhã cedo, e {hero} deixou* o café pela metade. <Era preciso {wish}, e era preciso hoje.|Era preciso agir, e era preciso hoje.>
— Chame os fortes — diziam uns. — Chame os espertos — diziam outros. Mas os fortes estavam [viajando|na cama, com febre|almoçando], e os espertos ainda discutiam. Então {hero} foi*.
O caminho mais curto estava fechado, e o mais longo era longo demais. {hero} inventou* um terceiro<, bem {there}>, que passava por onde ninguém passa: [por baixo das mesas|pelo varal|pelo meio do milharal].
E lá estava o perigo, maior do que tinham contado. {hero} não era* forte e não se achava* lá muito espert@. Mas sabia* uma coisa que ninguém tinha perguntado: do que até o perigo tem medo.
Era [de cócegas|de ser chamado pelo nome|de silêncio]. {hero} chegou* bem perto, perto demais, e fez* exatamente isso.
= O perigo ficou pequeno, depois menor ainda, e por fim foi embora resmungando. <{thing} mal podia acreditar.|Quem via mal podia acreditar.> {hero} também não.
= O café ainda estava na mesa, frio. {hero} o bebeu* assim mesmo e disse* que não havia nada melhor.

# save
De início, ninguém acreditou em {hero}. — Perigo, onde? — riam. Só [o cachorro do açougueiro|a menina da janela|o velho pescador] não riu e levantou a cabeça.
{hero} foi* de porta em porta, e em cada porta ouvia* a mesma coisa: amanhã. Mas amanhã seria tarde< para {wish}>.
Foi assim que tudo começou com dois: {hero} e quem não tinha rido. Com dois se faz pouco. Mas um bate o tambor e o outro carrega a água. // Foi assim que tudo começou, com pouca gente e um balde. Com pouca gente se faz pouco. Mas alguém bate o tambor e alguém carrega a água.
O tambor se ouvia longe<, {there}>. Primeiro vieram os curiosos, depois os zangados e no fim todos. {hero} não explicou* nada. Apontou*, e pronto.
A noite foi comprida. Houve um momento em que parecia perdido tudo, <até {thing},> e foi justamente aí que [a chuva|o vento|a lua] resolveu ajudar.
= Quando clareou, estava feito. <{thing} continuava ali, como se nada fosse.|Tudo continuava ali, como se nada fosse.> Os que tinham rido não sabiam onde pôr os olhos, e {hero} fez* de conta que não via.
= Desde então, quando {hero} diz «cuidado», o povo inteiro larga a colher. // Desde então, quando alguém diz «cuidado», o povo inteiro larga a colher.
`);
