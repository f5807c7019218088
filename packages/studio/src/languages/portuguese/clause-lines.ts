import type { ClauseLines } from "../clause-telling.ts";
import { lines } from "../text-blocks.ts";
import { around } from "./around.ts";

export const clauseLines: ClauseLines = {
  premises: {
    wish: {
      tell: lines(`— {wish} — {v:diz/dizem} {hero} [baixinho|em voz baixa|mais uma vez]. É o primeiro pensamento [da manhã|do dia] e o último [da noite|antes de dormir].
Como se faz uma coisa assim? {hero} {v:pensa/pensam} [muito|um bom tempo|até tarde]. Ainda não há um plano, mas [a vontade está lá e cresce a cada dia|a ideia é boa|o desejo é grande].
[A primeira|Uma] tentativa dá errado, mas [por muito pouco|só por um bocadinho], e isso dá coragem. {hero} {v:decide/decidem} tentar [outra vez|de outro jeito|amanhã de novo].
— E por que não? — {v:diz/dizem} {hero}. — [Quando se quer muito uma coisa, é preciso começar por algum lado|Alguém tem que ser o primeiro|Pior é não tentar].
À noite {hero} {v:sonha/sonham} com isso, e no sonho [tudo é fácil|tudo acontece depressa|tudo é claro]. De manhã é difícil outra vez, mas o sonho era [bonito demais para desistir|bom demais para esquecer].
{hero} {v:imagina/imaginam} como vai ser: {wish}, de verdade! [Só de pensar, o coração bate mais depressa|E o dia fica logo mais claro|É quase como estar lá].
Da outra vez já vai [um pouco|bem] melhor. {hero} {v:lembra/lembram} [o que foi bom e|o que deu certo e] {v:deixa/deixam} o resto.
Às vezes {hero} {v:duvida/duvidam}. Então {v:repete/repetem} baixinho: {wish}. E a dúvida fica [pela metade|bem pequena|para trás].
{hero} {v:pergunta/perguntam} o que é preciso para isso. [Coragem|Força|Cabeça fria], talvez. E paciência, [muita paciência|isso sim|mais do que parece].
— [Um dia|Mais cedo ou mais tarde|Esta semana ou na outra] — {v:diz/dizem} {hero} —, [um dia vai ser verdade|vai dar certo|chega a hora].
{wish}: {hero} {v:conta/contam} isso [à lua, e a lua|ao vento, e o vento|às estrelas, e a noite] escuta com paciência.
E se desse certo? {hero} {v:imagina/imaginam} tudo, com [todas as cores|todos os sons|cada detalhe].
Hoje {hero} {v:avança/avançam} [um bom pedaço|um passo|mais do que ontem]. Ainda falta, mas [já quase dá para ver|já falta menos|o caminho é claro].`),
      end: lines(`E [por fim|então|um belo dia] chega o momento. {hero} {v:consegue/conseguem} {wish}! [Demorou muito, e agora é ainda mais bonito do que no sonho|Valeu a pena cada dia de espera|E é tão bom como parecia de longe].
— [Virou realidade|É verdade|Deu certo]! — {v:diz/dizem} {hero}, e não {v:para/param} mais de rir.
À noite {hero} {v:está/estão} cansad{o} e muito, muito feli{z}. [O desejo de antes já não é só um desejo|O sonho tem agora um lugar no mundo|O coração está leve].`),
    },
    love: {
      tell: lines(`Uma coisa assim nunca tinha acontecido. {hero} {v:sente/sentem} o coração bater forte, e de repente faz calor.
O que se diz numa hora dessas? {hero} {v:ensaia/ensaiam} umas palavras e logo {v:esquece/esquecem}.
No primeiro dia {hero} só {v:tem/têm} coragem de acenar. No segundo já sai um olá baixinho.
À noite {hero} {v:conta/contam} as estrelas e {v:dá/dão} um nome a cada uma. É sempre o mesmo.
{hero} {v:pensa/pensam} num presente. Tem que ser pequeno e dizer tudo.
Às vezes {hero} {v:suspira/suspiram}, e às vezes {v:ri/riem} sem motivo. O amor é assim.`),
      end: lines(`Um dia {hero} {v:toma/tomam} coragem e {v:diz/dizem}. E a resposta é um sorriso, o mais bonito de todos.
Agora tudo é leve. A dois, até o silêncio é bonito.
À noite {hero} {v:está/estão} mais feli{z} do que nunca.`),
    },
    friend: {
      tell: lines(`Brincar sem companhia é bom, mas só um pouco. Depois {hero} {v:olha/olham} em volta: talvez venha alguém.
Como se encontra um amigo? {hero} já {v:pensou/pensaram} nisso muitas vezes. Em nenhum livro está escrito como se faz.
{hero} {v:ensaia/ensaiam} baixinho: vamos brincar? As palavras não são difíceis. Difícil é dizer em voz alta.
Uma vez {hero} {v:toma/tomam} coragem e {v:pergunta/perguntam}. — Talvez amanhã — respondem. Talvez amanhã não é um não.
Os outros riem e correm por toda parte. {hero} {v:olha/olham} e {v:pensa/pensam}: como seria bom brincar também.
— Olá — {v:diz/dizem} {hero} no dia seguinte, desta vez um pouco mais alto. E um olá volta de verdade.
{hero} {v:guarda/guardam} um lugar ali do lado. Nunca se sabe.`),
      end: lines(`E de repente {hero} já não {v:está/estão} sem amigos. Agora há alguém que pergunta, que espera e que ri também: isso é amizade.
— Você vem amanhã? — {v:pergunta/perguntam} {hero}. — Claro — é a resposta, e soa muito bem.
À noite {hero} {v:está/estão} mais feli{z} do que nunca.`),
    },
    learn: {
      tell: lines(`Para os outros parece tão fácil. {hero} {v:pensa/pensam} em cada detalhe, e por isso mesmo nada dá certo.
A primeira tentativa dura só um instante. — Outra vez — {v:diz/dizem} {hero}, e tudo recomeça.
Todo dia {hero} {v:treina/treinam} um pouco. Hoje vai melhor do que ontem, e amanhã vai ser melhor ainda.
Uma vez {hero} {v:quer/querem} largar tudo. Mas {skill} é uma coisa que não sai da cabeça, e depois de uma pausa tudo recomeça.
— Como será que os outros fazem? — {v:pergunta/perguntam} {hero}, olhando com muita atenção.
— {skill} não pode ser tão difícil — {v:diz/dizem} {hero}. Mas é difícil, pelo menos hoje.
À noite {hero} {v:treina/treinam} até em sonho. Ali tudo dá certo de primeira.
Um pedacinho já sai. O segundo também. No terceiro {hero} {v:cai/caem} na risada, de tão torto que ficou.
Uma mancha roxa e três boas ideias: para um dia só não está nada mal, {v:pensa/pensam} {hero}.`),
      end: lines(`E de repente acontece. {hero} já {v:sabe/sabem} {skill}! Primeiro só um pouquinho, depois cada vez melhor.
— Deu certo! — {v:grita/gritam} {hero}. — Deu certo de verdade!
À noite {hero} {v:faz/fazem} tudo outra vez, e depois uma última vez ainda, de tão bonito que é.`),
    },
    must: {
      tell: lines(`É mais fácil dizer do que fazer. Mas é preciso, e {hero} {v:começa/começam} logo.
{due}O tempo corre. {hero} não {v:pensa/pensam} muito e {v:faz/fazem} uma coisa depois da outra.
Uma vez parece que tudo foi em vão. {hero} {v:respira/respiram} fundo. — Dá para fazer — {v:diz/dizem}. — É só continuar.
O tempo todo {hero} {v:pensa/pensam} no que importa: {task}. Isso ajuda, mesmo quando cansa.
No meio do caminho {hero} {v:faz/fazem} uma pequena pausa. Metade está feita, e a outra metade parece mais curta.
— {task} — {v:murmura/murmuram} {hero} para não esquecer nada. — O resto pode esperar.
{due}Olhar as horas não ajuda. {hero} {v:olha/olham} antes para o que já está pronto.
— {forwhom} tem que dar certo — {v:diz/dizem} {hero}, e o esforço logo parece menor.
E se não der? {hero} {v:pensa/pensam} nisso um instante. Depois o instante passa, e tudo continua.`),
      end: lines(`Conseguido!< {due}Bem na hora, não podia demorar nem um minuto a mais.| {hero} quase não {v:acredita/acreditam}.>
{hero} {v:senta/sentam} e {v:ri/riem}. — Ainda bem que deu certo! — {v:diz/dizem}.
À noite está tudo calmo. {hero} {v:está/estão} cansad{o} e content{e}.`),
    },
    fear: {
      tell: lines(`O medo <{fear} |>chega sempre quando {hero} {v:pensa/pensam} em alguma coisa bonita. Então o coração bate forte e as pernas tremem.
{hero} não {v:gosta/gostam} de falar disso. Os outros não têm medo, {v:pensa/pensam}. Mas não é verdade, porque todo mundo tem medo de alguma coisa.
Uma vez {hero} {v:junta/juntam} toda a coragem e {v:dá/dão} um passo pequeno. Depois outro. No terceiro o medo está lá de novo, e é preciso voltar.
À noite {hero} não {v:dorme/dormem} e {v:pensa/pensam}. O que há de tão terrível? No escuro tudo parece maior, até o medo.
No dia seguinte {hero} {v:tenta/tentam} outra vez, bem devagar. O medo <{fear} |>ainda está lá, mas já não é tão grande.
— Só um pouquinho — {v:diz/dizem} {hero}. — Só até onde der. E dá para ir mais longe do que parecia.
O que faria quem não tem medo? {hero} {v:pensa/pensam} nisso muito tempo.
O medo <{fear} |>não tem olhos nem ouvidos, {v:pensa/pensam} {hero}. No fundo é só uma sensação na barriga.
{hero} {v:dá/dão} um nome ao medo. Com um nome ele logo assusta menos.`),
      end: lines(`Então chega o grande momento. {hero} {v:conta/contam} até três, e já está feito. E o <medo {fear}|medo>? Ficou tão pequeno que cabe numa casca de noz.
— Era só isso? — {v:pergunta/perguntam} {hero} com uma gargalhada. Não era nada ruim. Era até bonito.
Talvez fique um pouco de medo. Mas agora {hero} {v:sabe/sabem}: dá para ter medo e fazer mesmo assim.`),
    },
    refuse: {
      tell: lines(`— Não — {v:diz/dizem} {hero}, e é um não de verdade. Depois de um não tão claro, é melhor não perguntar de novo.
{hero} {v:tem/têm} boas razões. São difíceis de explicar, e por enquanto ficam em segredo.
— Deve haver outro jeito — {v:pensa/pensam} {hero}. Quanto mais o tempo passa, mais certeza {v:tem/têm}.
Ser gentil não adianta, ser severo também não. {hero} não {v:muda/mudam} de ideia.
À noite {hero} {v:continua/continuam} pensando. Ter razão é bom, mas às vezes é um pouco solitário.
E se os outros também não quisessem?, {v:pensa/pensam} {hero}. Então ninguém mais precisaria dizer não.
Por um instante {hero} {v:hesita/hesitam}. Mas só por um instante.`),
      end: lines(`No fim tudo dá certo, e até {hero} {v:concorda/concordam}.
— Assim está bom — {v:diz/dizem} {hero}. E desta vez não parece nada com um não.
À noite {hero} {v:adormece/adormecem} com um sorriso.`),
    },
    lost: {
      tell: lines(`{hero} {v:procura/procuram} por toda parte, na frente, atrás, em cima e embaixo. Mas nada, nem sinal de {thing}.
Quando é que ainda estava tudo bem? {hero} {v:pensa/pensam} com calma e {v:refaz/refazem} o caminho todo, passo a passo.
— Sem {thing} não é a mesma coisa — {v:diz/dizem} {hero} em voz baixa.
Uma vez {hero} {v:acha/acham} que {v:viu/viram} alguma coisa e {v:corre/correm} para lá. Mas é só uma sombra.
Fica tarde, mas {hero} não {v:desiste/desistem}. O que se perde tem que estar em algum lugar.
{hero} {v:para/param} e {v:escuta/escutam}. Nada. Então a busca continua, devagar e com muito cuidado.
Em toda parte, agora, falta alguma coisa: {thing}.
— O importante é não chorar — {v:diz/dizem} {hero}. — Chorar não ajuda a procurar.
{hero} {v:fecha/fecham} os olhos e {v:imagina/imaginam} {thing}. Assim fica mais fácil procurar.`),
      end: lines(`E ali onde ninguém tinha olhado ainda, a busca termina<: {hero} {v:encontra/encontram} {thing}!|, e {hero} já {v:sabe/sabem} para onde ir.>
{hero} {v:ri/riem} de alegria. Hoje mais nada se perde de vista.
À noite está tudo bem outra vez, e {hero} {v:adormece/adormecem} com um sorriso.`),
    },
    seek: {
      tell: lines(`{hero} {v:pergunta/perguntam} [aqui e|a um vizinho e|na primeira porta e] {v:pergunta/perguntam} [ali|à frente|na última]. — [Não, sinto muito|Por aqui não|Ainda não vi nada] — respondem em toda parte.
Uma vez a busca parece quase no fim. Mas [não é a coisa certa|é só uma sombra|é outra coisa], {hero} logo {v:percebe/percebem}.
— É preciso continuar procurando — {v:diz/dizem} {hero}. — [Em algum lugar há de estar|Falta ver tanta coisa|Não pode estar longe].
Às vezes {hero} {v:imagina/imaginam} o dia em que não será mais preciso procurar. Então os passos ficam [mais rápidos|mais leves].
À noite {hero} {v:está/estão} cansad{o} de tanto procurar. Mas o pensamento é sempre o mesmo: {sought}.
Na manhã seguinte tudo recomeça. {hero} {v:olha/olham} até [onde ninguém costuma olhar|debaixo das pedras|atrás de cada porta].
{hero} {v:faz/fazem} um plano: primeiro [à esquerda, depois à direita|o mais perto, depois o mais longe], e no fim onde é mais difícil.
{sought}: {hero} {v:repete/repetem} isso até parecer [uma canção|uma reza].`),
      end: lines(`E então, quando {hero} quase já não {v:acredita/acreditam}, a busca termina. {hero} {v:encontra/encontram} <{sought}|o que faltava>!
É mesmo a coisa certa. Não, é melhor ainda.
À noite {hero} não {v:diz/dizem} nada e {v:aproveita/aproveitam} a felicidade.`),
    },
    find: {
      tell: lines(`{hero} {v:olha/olham} {thing} por todos os lados. Uma coisa assim não se encontra todo dia.
O que se faz agora? {hero} {v:tem/têm} mil perguntas e nenhuma resposta ainda.
De onde vem isso? E de quem será? {hero} {v:inventa/inventam} uma história, e depois outra.
À noite {hero} quase não {v:dorme/dormem}, de tanto pensar na descoberta.
Na manhã seguinte {hero} {v:quer/querem} saber. Quando se encontra alguma coisa, também é preciso descobrir o que há por trás.
Olhando melhor, {hero} {v:descobre/descobrem} uma coisa que da primeira vez não se via. Agora sim fica emocionante.
Por enquanto {hero} não {v:conta/contam} a ninguém. No começo um segredo é mais bonito.
{hero} {v:põe/põem} {thing} num lugar seguro e {v:senta/sentam} ao lado. Assim se pensa melhor.
— Será verdade? — {hero} {v:olha/olham} outra vez. Sim, continua lá: {thing}.`),
      end: lines(`No fim {hero} {v:sabe/sabem} muito bem o que fazer. E, quando está feito, está certo assim.
— Que descoberta! — {v:diz/dizem} {hero}, e a alegria recomeça.
Deste dia {hero} {v:fala/falam} ainda por muito tempo.`),
    },
    make: {
      tell: lines(`Primeiro {hero} {v:prepara/preparam} tudo o que é preciso. Depois o trabalho começa, e logo se vê o que vai ser.
A primeira coisa dá certo, a segunda não, e na terceira {hero} {v:cai/caem} na risada, de tão torta que ficou. Então, outra vez.
— Mais um pouco aqui e mais um pouco ali — {v:murmura/murmuram} {hero}, sem ver o tempo passar.
{hero} {v:dá/dão} um passo para trás e {v:olha/olham} {thing}. Já não falta muito.
{forwhom} tem que ficar muito bonito. Por isso {hero} {v:capricha/capricham} ainda mais.
À noite {hero} {v:está/estão} cansad{o}, mas é divertido demais para parar.
Um ponto não quer dar certo. {hero} {v:tenta/tentam} para a esquerda, depois para a direita, e de repente encaixa.
— Maior — {v:diz/dizem} {hero}, e depois: — Não, é melhor menor. No fim fica do jeito certo.
[Pouco a pouco|Aos poucos|Devagar], {thing} vai tomando forma. {hero} já {v:vê/veem} tudo diante dos olhos.
— Vai ficar lindo — {v:diz/dizem} {hero} olhando {thing}, e o trabalho continua.
À noite {hero} {v:sonha/sonham} sempre a mesma coisa: {thing}, e nada mais bonito no mundo.`),
      end: lines(`[Pronto|Está pronto|Acabado]! {hero} {v:olha/olham} {thing} e quase não {v:acredita/acreditam}.
Nunca se tinha visto uma coisa assim por aqui. — Bom trabalho — {v:diz/dizem} {hero}, e é a verdade.
À noite tem festa, e {hero} não {v:cabe/cabem} em si de alegria.`),
    },
    lack: {
      tell: lines(`É um problema de verdade. {hero} {v:tenta/tentam} de um jeito e depois de outro, mas nada muda.
— E agora? — {v:pergunta/perguntam} {hero}. A resposta não vem, pelo menos não logo.
Isso não se resolve sozinho, {hero} logo {v:percebe/percebem}. Então é preciso pensar.
— Sem {lacked}, como se faz? — {v:murmura/murmuram} {hero}.
{unable}: parece tão simples. Mas não dá certo, por mais que {hero} {v:tente/tentem}.
{hero} {v:suspira/suspiram}. Depois {v:levanta/levantam} a cabeça. — Tudo tem solução — {v:diz/dizem}. — É só encontrar.
Passa uma hora e depois outra. {hero} {v:está/estão} cansad{o}, mas não {v:desiste/desistem}.
E ao contrário? {hero} {v:tenta/tentam} isso também. Infelizmente não.
— Calma — {v:diz/dizem} {hero} em voz baixa.
{hero} {v:procura/procuram} uma saída e {v:encontra/encontram} três. Duas delas andam em círculo.`),
      end: lines(`E de repente o problema já não é um problema. <{hero} {v:consegue/conseguem} {unable}!|>
Fazia muito tempo que {hero} não {v:ficava/ficavam} tão bem.
À noite {hero} {v:lembra/lembram} este dia e {v:sorri/sorriem}.`),
    },
    sad: {
      tell: lines(`As horas são longas quando a gente fica assim. {hero} {v:olha/olham} para longe e {v:espera/esperam}, sem saber o quê.
Às vezes {hero} {v:faz/fazem} de conta que está tudo bem. Mas por dentro é cinza como um dia de chuva.
— Ai — {v:diz/dizem} {hero}, e não há mais nada a dizer.
{hero} {v:pensa/pensam} no tempo em que tudo era fácil. Será que volta um dia?
O tempo todo {hero} {v:pensa/pensam} em {missed}. O que estará acontecendo lá agora?
Uma vez {hero} {v:sorri/sorriem} mesmo assim, só um instante. É um começo.
— Vai passar — {v:diz/dizem} {hero}, sem acreditar de todo.
À noite é pior. Está tudo tão quieto que {hero} {v:ouve/ouvem} os próprios pensamentos.`),
      end: lines(`Agora tudo é diferente. {hero} {v:ri/riem} outra vez, e o cinza sumiu como se nunca tivesse existido.
— Assim está bom — {v:diz/dizem} {hero}.
À noite {hero} {v:adormece/adormecem} pensando já no dia seguinte.`),
    },
    long: {
      tell: lines(`De dia e de noite, {hero} {v:sonha/sonham} {dreamt}. É o primeiro pensamento da manhã e o último da noite.
{hero} {v:imagina/imaginam} tudo nos mínimos detalhes. No pensamento já é verdade.
Sonhar não custa nada, dizem. Mas um sonho tão grande às vezes não deixa dormir.
— A gente pode sonhar {dreamt} — {v:diz/dizem} {hero}, e contra isso não há nada a dizer.
A cada dia {hero} {v:espera/esperam} um pouco mais, e a cada dia fica um pouco mais difícil esperar.
{hero} {v:escreve/escrevem} o sonho num papel e {v:lê/leem} todos os dias.
— Talvez hoje — {v:diz/dizem} {hero} ao acordar. E na hora de dormir: — Então amanhã.`),
      end: lines(`E então o sonho se realiza. {hero} quase não {v:acredita/acreditam} e {v:olha/olham} duas vezes.
Não podia ser mais bonito.
À noite {hero} {v:está/estão} mais feli{z} do que nunca.`),
    },
    go: {
      tell: lines(`Antes disso, {hero} {v:pensa/pensam} no que é preciso levar. O mais importante não ocupa lugar: um pouco de coragem.
Há tanta coisa nova para ver. {hero} {v:olha/olham} para a esquerda e para a direita e não {v:quer/querem} perder nada.
Uma vez {hero} já não {v:sabe/sabem} para onde ir. Por aqui ou por ali? Basta escutar um momento, e fica claro.
— {goal}! — {v:repete/repetem} {hero}, porque soa tão bem.
— Ainda falta muito? — {v:pergunta/perguntam} {hero}. Mas no fundo pode durar mais um pouco.
Por um momento {hero} {v:pensa/pensam} em casa. Depois o olhar volta para a frente.
O melhor ainda está por vir, {hero} já {v:sente/sentem}.
Pelo caminho {hero} {v:canta/cantam} uma canção de uma palavra só.
Passo a passo, {hero} {v:chega/chegam} mais perto. Não vale olhar para trás.`),
      end: lines(`Que viagem! {hero} {v:viu/viram} tanta coisa que dá para um ano inteiro.
— E da próxima vez, para onde vamos? — {v:pergunta/perguntam} {hero}, rindo.
À noite {hero} {v:fecha/fecham} os olhos e {v:vê/veem} tudo outra vez.`),
    },
    event: {
      tell: lines(`É assim que tudo começa. {hero} ainda não {v:sabe/sabem} [o que vai acontecer|como isto acaba|o que vem depois].
Não é um dia como os outros, {hero} {v:sente/sentem} isso [muito bem|desde cedo|no ar].
{hero} {v:olha/olham} em volta e {v:pensa/pensam}: isso [promete|vai ser bom|tem graça].
— Vamos ver o que vem agora — {v:diz/dizem} {hero}. Não é preciso esperar [muito|nada|nem um minuto].
Ainda está tudo calmo. {hero} {v:espera/esperam} e {v:pensa/pensam}.
{hero} {v:olha/olham} tudo com muita atenção. Não se pode [esquecer|perder] nada disso.`),
      end: lines(`Uma coisa assim não acontece todo dia. {hero} {v:fica/ficam} feli{z} de estar ali.
— Foi bom assim — {v:diz/dizem} {hero}.
À noite {hero} {v:lembra/lembram} tudo e {v:sorri/sorriem}.`),
    },
  },
  turns: {
    help: lines(`— A gente consegue — {o:diz/dizem} {other}, e {hero} logo {v:acredita/acreditam}.
{hero} {v:olha/olham} bem para não perder nada. Com {other} tudo já parece mais fácil.
Sempre que fica difícil, {other} {o:está/estão} ali. Isso faz bem.
— Obrigad{o} — {v:diz/dizem} {hero}. — De nada — {o:responde/respondem} {other}. — É para isso que servem os amigos.
{other} {o:tem/têm} muita paciência. Quando alguma coisa não dá certo, faz-se outra vez, e depois mais outra.
De repente {hero} {v:ri/riem}, pela primeira vez em muito tempo, e {other} {o:ri/riem} também.
— E agora, o que fazemos? — {o:pergunta/perguntam} {other}. {hero} já {v:tem/têm} uma ideia.
{other} {o:mostra/mostram} uma vez, bem devagar. Depois é a vez de {hero}.
— Viu? — {o:diz/dizem} {other}. — Deu certo.
Sem ajuda, {hero} nunca {v:teria/teriam} conseguido. Ainda bem que {other} {o:está/estão} ali!`),
    meet: lines(`No começo ninguém sabe o que dizer. Depois todos falam ao mesmo tempo e caem na risada.
{other} {o:pergunta/perguntam} uma coisa, {hero} {v:pergunta/perguntam} outra, e logo é como se fosse uma amizade antiga.
— Você fica mais um pouco? — {v:pergunta/perguntam} {hero}. {other} {o:fica/ficam} com prazer.
Com {other} o tempo passa muito mais depressa.
{other} {o:entende/entendem} logo. {hero} não {v:esperava/esperavam} por isso.
A partir de agora {other} {o:está/estão} sempre por perto, como se nunca tivesse sido diferente.
— E agora, o que fazemos? — {o:pergunta/perguntam} {other}. {hero} já {v:tem/têm} uma ideia.
{hero} {v:conta/contam} tudo desde o começo, e {other} {o:escuta/escutam} até a última palavra.`),
    found: lines(`— {thing}! — {v:grita/gritam} {hero}, com um grande sorriso.
De repente, toda a procura está esquecida.
— Que sorte! — {v:diz/dizem} {hero}.
Já não importa quanto tempo durou a procura.
{hero} mal {v:acredita/acreditam}. É verdade!`),
    cause: lines(`Então é por isso. {hero} {v:sabe/sabem} muito bem, mas nem por isso fica mais fácil.
— Por que tem que ser justo assim? — {v:pergunta/perguntam} {hero}.
Será que {other} {o:sabe/sabem} disso? {hero} não {v:tem/têm} certeza.
Dá para mudar alguma coisa? {hero} {v:pensa/pensam} nisso muito tempo.
Sem isso tudo seria simples, {v:pensa/pensam} {hero}.
— Não pode durar para sempre — {v:diz/dizem} {hero}, e {v:procura/procuram} uma solução.`),
    obstacle:
      lines(`[Era só o que faltava|E logo agora|Justo hoje]. {hero} {v:baixa/baixam} a cabeça, mas não por muito tempo.
— Agora [com mais vontade ainda|é que vai ser|não se desiste] — {v:diz/dizem} {hero}.
O que se pode fazer? {hero} {v:pensa/pensam} um bom tempo, e depois [mais um bom tempo|mais um pouco|outra vez].
Mas {wish} é o que {hero} ainda {v:quer/querem}. Isso não muda.
Será que {other} {o:muda/mudam} de ideia? {hero} {v:espera/esperam} que sim, de todo o coração.
O que {other} {o:pensa/pensam} é uma coisa. O que {hero} {v:pensa/pensam} é outra.
Não é fácil. {hero} {v:respira/respiram} e {v:continua/continuam} [mesmo assim|devagar|de outro jeito].
{hero} {v:senta/sentam}. Desistir? Não. Mas [descansar um pouco pode|uma pausa faz bem|pensar com calma ajuda].
— Não era bem isso o plano — {v:pensa/pensam} {hero}. E logo {v:levanta/levantam} [outra vez|a cabeça].`),
    act: lines(`Um momento assim passa depressa. {hero} não {v:quer/querem} esquecer nada.
O coração bate forte, de tão emocionante que é.
Visto de longe talvez não seja grande coisa. De perto é enorme.
E depois? {hero} {v:espera/esperam} com vontade o que vem.
Por um instante, todo o resto está esquecido.
É um grande momento, e {hero} {v:sabe/sabem} disso.`),
    change: lines(`— Eu não esperava por isso — {v:diz/dizem} {hero}. — Nem eu — {o:responde/respondem} {other}.
O que {o:fará/farão} agora {other}? {hero} {v:espera/esperam} com impaciência.
Ninguém esperava por isso, e {hero} menos ainda.
De repente nada é como antes. {hero} logo {v:sente/sentem}.
{hero} {v:olha/olham} mais uma vez bem de perto. É verdade mesmo.
— E agora? — {v:pergunta/perguntam} {hero}. É uma boa pergunta.`),
  },
  mates:
    lines(`{mate} está ali, é claro. [Com companhia tudo vai melhor|Com companhia o caminho é mais curto|Juntos é outra coisa].
{hero} e {mate} se olham. [Não é preciso dizer nada|Um olhar é o bastante|As palavras ficam para depois].
Quando {hero} já não {v:sabe/sabem} como continuar, {mate} [simplesmente continua|encontra um jeito|fica por perto]. Isso dá [ânimo|força|vontade de continuar].
[Uma vez|No meio de tudo|Sem motivo nenhum] {hero} e {mate} riem tanto que passa [todo o cansaço|a fome|o frio].
{mate} não se afasta nem um passo, [o dia inteiro|nem por um minuto|aconteça o que acontecer].
Ainda bem que {mate} está ali. Sem companhia seria [metade do bonito|tudo mais comprido|muito silêncio].
— Você acha que [vai dar certo|dá tempo|é por aqui]? — {v:pergunta/perguntam} {hero}. {mate} não duvida [nem um segundo|nem um pouco].
[À noite|Depois do trabalho|Na pausa] {hero} e {mate} ficam lado a lado [sem dizer nada|olhando o céu|com um pouco de pão]. É bom [também|assim].`),
  places: lines(`{there}, {hero} logo {v:conhece/conhecem} cada [canto|pedra|cheiro].
{there} está tudo mais [calmo|quieto|claro] do que de costume, como se [cada coisa prendesse a respiração|o dia soubesse de alguma coisa|alguém tivesse pedido silêncio].
{there}, à tarde, tudo parece um pouco diferente [da manhã|do que era|de ontem].`),
  between:
    lines(`{hero} {v:faz/fazem} uma pequena pausa e {v:respira/respiram} [fundo|o ar fresco|com calma]. Depois [tudo continua|vem mais um passo|a vontade volta].
Certas horas passam depressa e outras devagar. Estas [fazem as duas coisas ao mesmo tempo|são das mais compridas|quase voam].
— [Coragem|Vamos|Calma] — {v:diz/dizem} {hero}, e já soa [melhor do que da última vez|como uma canção|mais firme].
Um dia termina, outro começa. E {hero} {v:continua/continuam} ali, [de todo o coração|com a mesma ideia|sem pressa].
[Por um momento|Durante um instante|De repente] fica tudo em silêncio. {hero} {v:ouve/ouvem} só [a própria respiração|um passarinho longe|o vento].
Às vezes é só preciso [continuar|esperar um pouco|olhar outra vez]. {hero} {v:sabe/sabem} disso, e {v:continua/continuam}.
De manhã {hero} {v:olha/olham} para [o céu|a janela|as nuvens] e {v:pensa/pensam}: hoje é [um bom dia para isso|o dia certo|um dia bonito].
{hero} {v:cantarola/cantarolam} [baixinho|uma canção antiga|três notas, sempre as mesmas]. Cantarolando [se pensa melhor|o tempo passa|tudo pesa menos].
Há dias em que [nada avança|tudo demora|as coisas não querem]. Mas {hero} {v:sabe/sabem}: [isso também passa|amanhã é outro dia|é assim com todo mundo].
{hero} {v:conta/contam} devagar até [dez|vinte|cem]. [No fim vem uma ideia|No meio da conta já há mais calma|E a ideia que faltava aparece].
No meio do dia {hero} {v:para/param} de repente. Aquilo não era [uma boa ideia|uma voz conhecida|um sinal]? [Era sim, lá está ela outra vez|Talvez|Quem sabe].
— Uma coisa de cada vez — {v:diz/dizem} {hero}. Assim o que é grande [vira muitas coisas pequenas|cabe nas mãos|assusta menos].
À noite {hero} {v:pensa/pensam} no dia. O que foi bom? [Mais do que parece|Quase tudo|O melhor ficou para o fim].
{hero} {v:dorme/dormem} [profundamente|como uma pedra|a noite inteira]. E enquanto tudo descansa, [muitos pensamentos pequenos fazem um grande|uma ideia cresce no escuro|a lua toma conta de tudo].
Nem sempre é fácil ter [paciência|coragem|calma]. {hero} {v:tenta/tentam} mesmo assim, e às vezes [dá certo|é o bastante|corre bem].
Acontece um pequeno erro. {hero} {v:resmunga/resmungam} um pouco e depois {v:sorri/sorriem}. [É com os erros que mais se aprende|Da próxima vez vai melhor|Não é o fim do mundo].
Já é [tarde|noite|hora do jantar] quando {hero} {v:faz/fazem} enfim uma pausa. Como um dia [passa depressa|é curto|voa]!
{hero} {v:fica/ficam} feli{z} com cada coisa pequena que dá certo. Muitas coisas pequenas juntas [são uma coisa grande|fazem um caminho|enchem um dia].
E outra vez começa [um novo dia|uma manhã|um dia claro]. {hero} {v:acorda/acordam} cedo e logo {v:pensa/pensam} nisso.
[Bem baixinho|Quase sem voz|De olhos fechados], {hero} {v:diz/dizem} alguma coisa. Parece [uma promessa|um segredo|uma oração].
Quando {hero} {v:fecha/fecham} os olhos, {v:vê/veem} tudo [muito claro|como num filme|com todas as cores]. Vai ser assim, [bem assim|sem tirar nem pôr].
Hoje há alguma coisa diferente [no ar|na luz|no caminho]. {hero} logo {v:sente/sentem}: [está avançando|falta pouco|vem coisa boa].
[O vento|A luz da tarde|Uma folha no chão] parece dizer: [quase|por aqui|mais um pouco]. {hero} {v:escuta/escutam} com atenção.
{hero} {v:lembra/lembram} [uma tarde de há muito tempo|uma voz querida|um cheiro de pão quente], e o coração fica [mais leve|quente|em paz].
[Um passarinho|Uma borboleta|Um gato desconhecido] passa bem perto. {hero} {v:olha/olham} até [a rua acabar|não se ver mais nada|o silêncio voltar].
Se isto fosse um livro, {v:pensa/pensam} {hero}, esta seria [a página mais calma|a melhor página|a página com o canto dobrado].
[Ao longe|Em algum lugar|Do outro lado da rua] [toca um sino|alguém ri|uma porta bate]. {hero} {v:sorri/sorriem} sem saber por quê.
O dia inteiro {hero} {v:tem/têm} uma coisa só [na cabeça|no coração]: {wish}.
O dia inteiro {hero} {v:tem/têm} uma coisa só [na cabeça|no coração]: {task}.
O dia inteiro {hero} {v:tem/têm} uma coisa só [na cabeça|no coração]: {thing}.
Em {hero} [mora agora uma palavra só|há um lugar guardado]: {thing}.`),
  around,
};
