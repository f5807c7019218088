import { lines } from "../text-blocks.ts";

export const bridges = lines(`{idea} Quem poderia imaginar o que viria depois?
{idea} Conto do jeito que me contaram.
{idea} Foi um começo como nenhum outro.
{idea} Foi assim que tudo começou.
{idea} E aconteceu deste jeito.
{idea} Foi exatamente assim.
{idea} O que veio depois é uma história e tanto.
{idea} É disso que trata esta história.
{idea} Muita gente só conhece o começo. Aqui está o resto.
{idea} Parece pouco, mas escute só.
{idea} Até hoje se fala nisso.
{idea} Como foi? É o que vou contar.
{idea} Não acreditam? Então escutem.
{idea} Naquele dia o céu estava todo limpo.
{idea} Acomodem-se, que a história demora um pouco.
{idea} Esta é só a primeira página.
{idea} No começo, todo mundo riu.
{idea} O fim, ninguém sabia ainda.`);

export const fragmentBridges = lines(`{idea}: é assim que se chama esta história.
{idea}: é disso que se fala aqui.`);

export const people =
  lines(`Até então, {hero} não tinha* dado o que falar. As pessoas cumprimentavam e seguiam em frente. Isso ia mudar muito em breve.
Havia duas coisas que {hero} não suportava*: [sopa fria|meia molhada|fila comprida] e a frase «Não dá». Naquela semana já tinham dito a frase duas vezes.
{hero} colecionava* perguntas como outros colecionam [botões|pedras|penas], e as melhores chegavam sempre à noite.
Ninguém teria apostado em {hero}. Isso também tem seu lado bom: quando ninguém olha, dá para ver tudo.
Justo naquele dia, {hero} tinha* planejado outra coisa. Mas as melhores histórias não perguntam se a gente tem tempo.
— Que ideia! — diziam os outros< quando se falava de {thing}>. {hero} gostava* de ouvir. Parecia quase um título.
{hero} tinha* uma palavra preferida, e era «mesmo assim». Nesta história ela aparece muitas vezes.
Ninguém teria imaginado que uma coisa dessas pudesse acontecer< {there}>, e {hero} menos ainda.
Quem quisesse encontrar {hero} só precisava perguntar onde havia [risada|bagunça|cheiro de bolo].
Naquela manhã, {hero} acordou* com a sensação de que o dia tinha [uma surpresa no bolso|um furo no meio|duas tardes].`);

export const moments =
  lines(`Naquela noite, {hero} sonhou* com <{thing}|tudo aquilo>, e no sonho tudo era [simples|fácil|claro].
{hero} esqueceu* até [o jantar|o lanche|o aniversário de uma tia], e isso já diz muito.
{hero} contou* tudo o que ainda podia dar errado, e foi preciso contar duas vezes.
Uma criança [sentada num muro|de patinete|na beira do caminho] queria saber tudo< sobre {thing}>, e ao explicar {hero} entendeu* melhor.
Por um instante, {hero} não fez* nada e olhou* passar [as nuvens|os pássaros|as folhas].
— [Precisa mesmo disso|E tudo isso para quê|Será que vale a pena]? — resmungou [alguém|um vizinho], e {hero} fez* de conta que não ouvia.
Em algum lugar alguém [cantava|assobiava] mal e com muita alegria, e {hero} escutou* um pouco.
— Tome, para o caminho — disse uma vizinha, e {hero} ganhou* uma maçã que tinha gosto de verão.
Uma vez, {hero} esteve* a ponto de desistir< de {wish}>, e só [um arco-íris|uma borboleta|um assobio] impediu.
Sem que ninguém dissesse, {hero} já tinha* menos medo do que no começo.
[À noite|Antes de dormir], {hero} repassou* tudo, começando pela melhor parte.
{there} já não se falava de outra coisa, e {hero} nem piscava*.
{there} cheirava a chuva, e {hero} respirou* fundo.
O mais bonito {there} era a hora em que todos dormiam menos {hero}.
{hero} nunca teria* pensado que tanta coisa pudesse acontecer {there}.
A noite caía {there} mais cedo do que em outros lugares, mas {hero} não pensava* nisso.
{there} pairava um cheiro de [feno|resina|canela] que dava coragem.
Se alguém perguntasse por {hero}, a resposta era sempre a mesma: {there}.
De vez em quando, uma folha vinha voando e pousava bem {there}, como quem quer assistir.
De olhos fechados, {hero} via* {thing} com todos os detalhes.
— Às vezes é preciso saber esquecer {thing} — disse alguém, mas {hero} não sabia*.
{hero} desenhou* {thing} no verso de uma carta e escreveu* ao lado a data.
Até em sonhos {hero} via* {thing}, um pouco maior do que na realidade.
Um vendedor quis comprar {thing} e ofereceu três moedas, e {hero} devolveu* as três.
{hero} queria* mostrar {thing} para o mundo inteiro, e logo.
Dá para olhar {thing} de cem maneiras, e {hero} só tinha* tentado [sete|nove|onze].
Como explicar {thing} em três palavras? {hero} precisou* de trezentas.
À luz do lampião, {hero} viu* {thing} com outros olhos.
Havia quem achasse {thing} uma bobagem, e disso {hero} achava* graça.
— Não esqueça {thing} — murmurava* {hero} durante o sono.
Quando a conversa chegava em {thing}, {hero} falava* mais depressa.
Sobre {thing} já corriam [três|quatro|cinco] boatos, e nenhum era verdadeiro.
Se {thing} pudesse falar, pensava* {hero}, o que diria?
{hero} queria* {wish}, e nisso nada tinha mudado.
— E você quer mesmo {wish}? — perguntou alguém, e {hero} fez* que sim.
Outros sonhavam com ouro, {hero} só sonhava* em {wish}.
Para {wish} não se espera o tempo bom, e {hero} sabia* disso.
Para {wish} são necessárias três coisas, dizia uma vizinha: vontade, vontade e um casaco.
Não há escola que ensine a {wish}, mas {hero} aprendia* todo dia um pouco.
Com tanta coisa por fazer, {hero} repetia* baixinho: {wish}, {wish}, {wish}.
O medo {fear} acordava sempre antes de {hero}, e nunca escovava os dentes.
— Medo {fear}, eu? — dizia* {hero}, e olhava* para o outro lado.
{hero} fez* um desenho do medo {fear}, e no papel ele parecia [um repolho|uma meia|um tio distante].
Para o medo {fear} há muitos remédios, e {hero} já tinha* tentado [sete|nove|onze].
— {unwish}? — perguntava alguém a cada meia hora. — Ainda não — respondia* {hero}.
De todas as coisas do mundo, {unwish} era a que {hero} menos queria*.
Ninguém sabia explicar direito por que era preciso {unwish}.
— Amanhã — prometia* {hero}, quando falavam em {unwish}.
Todos os outros achavam {unable} a coisa mais natural do mundo.
— Como é que se faz para {unable}? — perguntava* {hero}, e cada um respondia outra coisa.
De tanto ouvir falar em {unable}, {hero} já tinha* até um caderno sobre o assunto.
Em sonhos, {unable} era fácil, e {hero} acordava* sempre na melhor parte.
Para {skill}, {hero} acordava* mais cedo do que [o padeiro|o galo|o sol].
— {skill} não é para qualquer um — resmungava alguém, e {hero} treinava* mais um pouco.
Quem quer {skill} precisa de tombos, e {hero} já tinha* [sete|doze|vinte].
{goal} ainda estava longe, mas já não tanto quanto na véspera.
— Falta muito para {goal}? — perguntava* {hero} a cada curva, e cada curva respondia outra coisa.
Diziam que {goal} não era lugar para qualquer um, e {hero} concordava*: era lugar para quem queria muito.`);

export const companions =
  lines(`— O que você faria se ninguém estivesse olhando? — perguntou {mate}. {hero} disse*. — Então é isso que vamos fazer — disse {mate}.
{mate} tinha trazido alguma coisa para comer, e nisso ninguém mais tinha pensado. Mastigando, a preocupação ficou menor. — De boca cheia — disse {mate} — não dá para perder a esperança.
{mate} não disse que tudo ia dar certo. — Eu fico aqui — disse {mate}, e só. Valia mais do que todos os conselhos.
— Se der errado, a ideia foi minha — disse {mate}. — E se der certo? — Aí a ideia foi sua. A risada foi grande.
Uma vez {hero} e {mate} se perderam de vista. {hero} chamou*, {mate} chamou, e o eco misturou tudo. Depois amarraram um barbante de um lado ao outro.
Como {hero} já não dizia* nada, {mate} contou uma piada. Era sempre a mesma, e nunca tinha sido boa. Mas {mate} ria tanto que no fim ficou engraçada.
{mate} sabia assobiar de três maneiras: uma para «venha», uma para «espere» e uma para <«achei {thing}»|«achei»>. Naquele dia usou as três.
— Segure aqui — disse {mate}, e {hero} segurou*. — E agora? — Agora não solte<, que {thing} depende disso>. Ficaram assim um bom tempo, e foi um tempo bom.
{mate} e {hero} brigaram uma vez, por causa de [uma colher|um atalho|quase nada]. A briga durou o tempo de um biscoito. O biscoito foi dividido em dois.`);

export const anecdotes =
  lines(`Um camelô ouviu falar de {thing} e quis vender a {hero} [uma tampa|uma alça|uma capa] para {thing}. Custava duas moedas. {hero} agradeceu* e disse* que {thing} não precisava disso.
De noite bateram à porta. Era [um poeta|um carteiro|um músico] encharcado que vinha por causa de {thing}. Ouviu tudo, suspirou, tomou duas sopas e deixou na mesa um verso sobre {thing}.
No jornal saiu uma notícia sobre {thing}, com [dois|três|quatro] erros. {hero} recortou* a notícia, corrigiu* os erros e mandou* de volta. Na semana seguinte, {thing} saiu na primeira página.
Um menino perguntou por que {thing} era tão importante. {hero} abriu* a boca e fechou* outra vez. Há coisas que não se explicam, e {thing} era uma delas.
{hero} sonhou* que {thing} cabia numa caixa de fósforos. No sonho seguinte, {thing} era maior do que a lua. A verdade ficava no meio.
Alguém espalhou que {thing} nem existia. {hero} falou* de {thing} o dia inteiro, até com [as galinhas|o poste|o espelho]. À noite, o boato tinha ido embora.
Uma vidente olhou muito tempo para a bola de vidro. — Vejo alguém que quer {wish} — disse. — Isso eu já sei — respondeu* {hero}. A vidente devolveu metade do dinheiro.
{hero} escreveu* uma carta para si no futuro: «Se você já conseguiu {wish}, coma um doce por mim.» A carta foi selada com [mel|cera de vela|um pingo de geleia]. A resposta demora, mas há de chegar.
Duas velhinhas discutiam num banco se era possível {wish}. Uma dizia que sim, a outra dizia que só de chapéu. Por via das dúvidas, {hero} arranjou* um chapéu.
Houve um dia em que {hero} não queria* mais {wish}. Durou do café até [o lanche|o almoço|a primeira nuvem]. Depois a vontade voltou, maior do que antes.
Havia um livro que explicava como {wish}, em doze lições. {hero} leu* onze. A décima segunda tinha sido roída por [um rato|uma traça|uma cabra], e foi preciso inventar.
Um dia passou {there} um circo que tinha perdido o leão. — Ele só ataca panquecas — disse o dono. {hero} o encontrou* [perto da padaria|dormindo ao sol|atrás de um muro] e ganhou* entrada grátis para toda a vida.
{there} havia um velho rádio que só dava a previsão do tempo de ontem. {hero} ouviu* até o fim. É reconfortante, pensou*, quando alguma coisa já deu certo.
Choveu tanto {there} que ninguém podia sair do lugar. {hero} aproveitou* para pensar. Quando o sol voltou, havia [um plano|uma ideia|uma pergunta] a mais.
{there} apareceu uma placa que dizia: por aqui não. {hero} esperou* uma hora, e o vento virou a placa. Do outro lado estava escrito: está bem, vá.
Numa encruzilhada havia uma placa para {goal}, e ela apontava para todos os lados. {hero} parou* embaixo e esperou*. Depois de uma hora, o vento decidiu: {goal}, por aqui.
Um viajante vinha na direção contrária, assobiando. — Como é {goal}? — perguntou* {hero}. — Diferente — disse ele, e repartiu o seu queijo.
{hero} perguntou* a [uma equilibrista|um bombeiro|um velho marinheiro] se também conhecia o medo {fear}. — Todos os dias — foi a resposta. — Ele anda comigo, e eu ando na frente.
Numa loja vendiam remédio contra o medo. — Contra o medo {fear} também? — Esse acabou — disse a vendedora. — Sai muito. {hero} nunca tinha* pensado que tanta gente comprasse.
— Quando eu era pequena, também não queria {unwish} — contou uma avó. — E o que aconteceu? — perguntou* {hero}. A avó riu tanto que precisou procurar os óculos.
Alguém fez uma lista de vantagens de {unwish}. {hero} leu* com atenção e corrigiu* [dois|três|cinco] erros. O resto ficou como estava.
Um doutor de óculos grossos receitou [mel|paciência|banho de mar]. {hero} tomou* tudo, três vezes ao dia. Mas {unable} não se compra na farmácia.
Para {unable}, diziam, é só [contar até cem|pensar em carneirinhos|ficar de cabeça para baixo]. {hero} tentou* tudo e ficou* com [soluço|tontura|sede].
No sonho, {skill} era fácil como comer pão. De manhã, {hero} passou* manteiga no pão e pensou*: pelo menos o pão já sai bem.
Um papagaio de feira sabia falar e contar, mas {skill} ele não sabia. — É difícil? — perguntou ele. — Muito — disse* {hero}, com orgulho.
O caminho ficou tão estreito que só cabia um, e justo então veio ao encontro [um moleiro|uma noiva|um ganso]. Ninguém recuava, até que {hero} repartiu* [uma maçã|uma pera|um pão] e [a briga foi esquecida|todos caíram na risada|de repente sobrou lugar].
{hero} ajudou* [um besouro|um porco-espinho|uma tartaruga] de pernas para o ar. — [Não vou esquecer|Fico devendo uma|Obrigado mesmo] — ouviu-se, e [três dias depois|uma semana mais tarde|duas noites depois], num lugar muito escuro, brilhava [um vaga-lume a cada passo|uma luzinha para seguir|um clarão verde].
Houve também [um dia|uma terça-feira|uma tarde] em que nada deu certo: {hero} perdeu* [um botão|a hora|o guarda-chuva] e pisou* na única poça da região. À noite só restava [cumprimentar o reflexo na poça|rir de tudo|dormir cedo].
Um camelô vendia coragem [em garrafas|em saquinhos|às colheradas], e {hero} comprou* [uma dose pequena|duas de uma vez|para a semana inteira]. Que era só [água|açúcar|ar], isso se soube [no dia seguinte|muito depois|mais tarde], e já tinha feito efeito.
Uma senhora pediu ajuda para enfiar a linha na agulha, e {hero} tentou* durante [meia hora|três músicas|quarenta vezes seguidas]. — [Tudo se faz assim: molhar, mirar e outra vez|A linha não gosta de pressa|Agora você já sabe tudo] — disse ela.
O barqueiro pediu como pagamento [uma canção|uma adivinha|uma história]. {hero} deu* [a melhor|a mais comprida|uma novinha em folha], e o barqueiro [riu até perder o remo|enxugou os olhos|quis mais uma].
[Uma gralha|Um sabiá|Um esquilo] levou [o último biscoito|meio pão|uma castanha]. Na manhã seguinte, {hero} achou* no mesmo lugar [um botão brilhante|um caco de vidro azul|um fio vermelho]: [dívida paga|eis um ladrão honesto|era um preço justo].
Numa árvore balançava [um balão|uma pipa|um chapéu], e embaixo chorava uma criança. Depois de [três|quatro|seis] tentativas, {hero} resolveu* o problema e ganhou* [meia pera|um segredo|um sorriso sem dentes].
Durante [uma manhã|uma noite|uma tarde] inteira, a neblina foi tão espessa que {hero} não via* [nem o caminho|nem a própria sombra|nada além de um passo]. Na neblina só se pode fazer uma coisa: [escutar|cantar|esperar].
Um velho [oleiro|carpinteiro|ferreiro] disse: — Estraguei [dez|vinte|cem] antes de acertar um. {hero} [guardou* a frase|anotou* a frase|não contou* a ninguém], e os erros ficaram [mais leves|menores|menos graves].
Numa loja de coisas velhas vendiam [uma chaleira sem bico|um globo sem mar|um relógio sem ponteiros]. — É para quem [não tem pressa|gosta de sonhar|já sabe as horas] — disse o dono, e {hero} [olhou* por muito tempo|prometeu* voltar|quase comprou*].
De uma carroça caiu [uma cesta|uma trouxa|um travesseiro], e {hero} correu* atrás [até a ponte|gritando|sem fôlego]. O carroceiro agradeceu com [um punhado de amendoim|um cacho de bananas|uma rapadura], que [durou até a noite|deu para todos|acabou na primeira curva].
[Um gato branco|Um gato velho|Um gato malhado] estava sentado [no muro|na soleira|na janela] e não perguntava nada. {hero} contou* tudo [desde o começo|baixinho|sem pular nada], e depois o coração ficou [mais leve|quase contente|tranquilo].
Numa poça caiu [uma estrela|uma moeda|um botão], ou assim pareceu. {hero} olhou* para a água [por muito tempo|de cócoras|sem respirar], e lá dentro havia [o céu inteiro|uma nuvem comprida|uma árvore de cabeça para baixo].`);
