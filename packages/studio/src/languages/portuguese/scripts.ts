import { scripted } from "../scripted.ts";
import { chances } from "./scripts-of-chance.ts";
import { meetings } from "./scripts-of-others.ts";

export const scripts = [
  ...scripted(`
# fear
Ninguém podia saber o tamanho daquele medo< {fear}>. {hero} tinha* uma coleção inteira de desculpas: um resfriado, [dor de cabeça|um compromisso importante|falta de tempo]. A cada manhã, {hero} escolhia* uma nova.
Só a velha [costureira|vizinha|jardineira] não se deixava enganar. — Medo <{fear}|de quê>, exatamente? — perguntou um dia. {hero} não soube* responder. Aquele medo, ninguém jamais tinha olhado de perto.
Então {hero} começou* a olhar, primeiro de longe e com um olho só. No primeiro dia foram três respirações; no segundo, cinco. No terceiro, {hero} se esqueceu* de contar.
Até que chegou o dia em que já não era treino. Tudo ia depressa, tudo fazia barulho, e o medo< {fear}> dizia: — [Corra|Volte|Fuja]!
{hero} não fugiu*. Tremendo, ficou* ali e respirou*: três vezes, cinco vezes, onze vezes. O medo< {fear}> não tinha ido embora. Mas ao lado dele, de repente, havia lugar para outra coisa.
= E aí passou, e {hero} continuava* ali<, {there}>. Não tinha sido a pior coisa do mundo. Tinha sido até um pouquinho [bonito|engraçado|emocionante].
= O medo< {fear}> ainda voltou algumas vezes, como acontece com todo mundo. Mas {hero} já não precisava* de desculpas. — Um momento — dizia* {hero} —, estou contando até onze.

# fear
O pior era [à noite|no fim da tarde|na hora de dormir]. Então o medo< {fear}> crescia até o teto, e {hero} mal respirava*.
Uma noite, {hero} ouviu* um suspiro. Não vinha de fora, vinha do canto mais escuro<, bem {there}>. — Quem está aí? — Sou só eu — disse o medo< {fear}>. — Estou com os pés gelados. E estou muito sozinho.
Nisso {hero} nunca tinha* pensado: que até o medo< {fear}> pudesse sentir medo. Depois de um longo silêncio, {hero} abriu* espaço. — Sente-se. Mas não ocupe tudo.
E os dois lados conversaram metade da noite. O medo contou o que o assustava: [as panquecas|as trombetas|as gargalhadas] e, acima de tudo, a manhã. {hero} caiu* na risada, e a cada risada o medo< {fear}> encolhia.
Quando chegou a grande hora, o medo< {fear}> já cabia num bolso. {hero} o levou* junto, passo a passo, com o coração aos pulos.
= Ninguém teria acreditado que {hero} conseguiria*< {wish}>. Mas {hero} conseguiu*, e quando vieram os aplausos o medo tapou os ouvidos.
= Hoje o medo< {fear}> dorme quase o tempo todo. Só acorda quando aparece alguma coisa muito nova. — É grave? — pergunta. — Vamos ver — respondem, e isso basta.

# refuse
— Isso passa — diziam todos, e {hero} já não queria* ouvir. Porque não passava: {unable}, nada. Não passou na [segunda|terça|quarta], e no dia seguinte muito menos.
Para {unable}, tentaram de tudo: broncas, [bolo|chá de camomila|palavras doces], e uma vez até uma canção. {hero} escutava* com toda a educação, e tudo continuava igual.
Só uma pessoa não perguntou como mudar aquilo. Era o velho guarda-noturno, que perguntou: — E como é não {unable}? {hero} precisou* pensar. Ninguém nunca quis saber.
E, enquanto contava*, {hero} percebeu* que nem tudo era ruim. Quem é diferente vê o que os outros não veem: [a hora antes do amanhecer|como as luzes se apagam|quem canta de madrugada]. O guarda concordava com cada frase.
— Venha — disse ele. — Conheço alguém que também não consegue {unable}. {hero} seguiu* a lanterna<, {there}>, e pela primeira vez o caminho parecia o certo.
= Foi assim que {hero} ganhou* companhia. Falaram e falaram, até ninguém mais lembrar o assunto. E {unable}? Veio sem ninguém chamar, como vêm os gatos.
= — Isso passa — alguém ainda diz, por costume. A resposta é um sorriso. Faz tempo que {unable} já não é problema.

# refuse
Havia cem razões para não {unwish}. {hero} enumerou* uma por uma, com muita calma, e na razão número [doze|dezessete|vinte e três] todos já bocejavam.
— Está bem — disseram então. — Não precisa {unwish}. Com isso {hero} não contava*. A gritos se responde, a pedidos também. A um «está bem» não há resposta.
Tudo ficou quieto< {there}>. Bateu uma janela, ao longe passou [um trem|uma carroça|um barco], e {hero} ficou* a sós com as cem razões. Olhando bem, eram só noventa, e algumas se repetiam.
Por fim restavam três razões para não {unwish}. A primeira era teimosia, a segunda era [fome|curiosidade|frio], e a terceira era tão pequena que quase não se via. Dizia: sem companhia não tem graça.
Foi quando alguém chegou devagarinho. — Eu também não quero {unwish} — disse. — Sobrou alguma razão? {hero} abriu* espaço e deu* uma de presente.
= No fim, todas as razões foram gastas. E quando não sobrou nenhuma, {unwish} foi a coisa mais simples do mundo, sem gritos e sem pedidos.
= — Amanhã de novo? — perguntou a voz. — Amanhã tem razões novas. A risada se ouviu longe.

# refuse
{unwish}? Todo mundo tinha uma opinião. — É fácil — diziam [os pardais|os vizinhos|os mais velhos]. — Já está na hora — dizia o relógio. Só {hero} achava* que não.
Primeiro, {hero} negociou*: só mais um dia, só mais uma hora, só mais um [suspiro|biscoito|passarinho]. O tempo aceitou tudo e passou do mesmo jeito.
— O que é que tem de tão ruim em {unwish}? — perguntou o vento, que já tinha visto muita coisa. {hero} pensou*. — É que depois nada é como antes. — Verdade — disse o vento. — Antes também não era.
Naquela noite, {hero} ficou* olhando em volta<, {there},> como quem guarda tudo na memória: [o cheiro da chuva|a luz da lua|o barulho das árvores]. Era bonito. E continuaria bonito.
— Se você quiser, vamos juntos — disse o vento bem baixinho. — Você escolhe quando. Isso mudava tudo. {unwish} porque mandam é uma coisa. Escolher a hora é outra.
= E numa manhã de céu limpo, {hero} disse*: — Agora. Foi mais leve do que se pensava, e durou menos do que um susto.
= Quando alguém pergunta como foi {unwish}, {hero} responde* sempre: — Do meu jeito. // Quando alguém pergunta como foi, o vento responde: — Do jeito certo, na hora certa.

# make
A primeira versão <de {thing}|da ideia> se desfez em um minuto. A segunda aguentou pelo menos [até o meio-dia|até o vento chegar|até a hora do jantar]. {hero} anotava* tudo o que dava errado, e a lista ficava comprida.
— Por que não comprar <{thing}|tudo pronto>? — perguntavam. A pergunta parecia estranha. O que se compra é nosso. Mas o que se faz com carinho nos conhece.
Faltava uma única peça< para {thing}>, e justamente essa não existia em lugar nenhum. {hero} procurou* [em caixas e gavetas|no sótão|em três oficinas] e encontrou* de tudo, menos ela.
Então apareceu [uma menina pequena|um velho relojoeiro|um menino sem os dentes da frente], olhou um tempo para <{thing}|aquilo> e tirou do bolso uma coisa enferrujada. — Não sei para que serve, mas nunca joguei fora. {hero} levantou* a peça contra a luz. Encaixava.
Dali em diante<, {there},> tudo correu às mil maravilhas. {hero} trabalhou* até o sol se pôr e ainda um pouco mais. Depois largou* as ferramentas e quase nem respirava*.
= A obra saiu meio torta, um pouco curta de um lado, e [funcionava|aguentava|era uma beleza]. {hero} riu* tão alto que as janelas da vizinhança se abriram<, e todos vieram ver {thing}>.
= A lista de tudo o que não deu certo< com {thing}>, {hero} pendurou* na parede. Bem embaixo, em outra cor, está escrito: mas deu.

# make
{hero} tinha* um plano para <{thing}|aquilo tudo>, e era um plano lindo. Só não era o plano dos outros. — Grande demais — diziam uns. — Pequeno demais — diziam outros. — [Difícil|Chamativo|Complicado] demais — diziam todos juntos.
Então {hero} começou* em segredo<, {there}>, uma hora por dia. Na primeira semana ainda não se via nada <de {thing}|do plano>. Na segunda, também não. Mas {hero} já via* tudo, de olhos fechados, até o último cantinho.
Aí veio [a chuva|a tempestade|o granizo], e numa só noite se perdeu o trabalho de semanas. {hero} ficou* um tempão sem dizer nada. No chão<, onde devia estar {thing},> sobrava um pedaço de papel. Era o plano.
Na manhã seguinte, alguém esperava com um martelo. — Ouvi dizer que <{thing}|uma coisa> precisa de conserto. Depois veio mais um, e outro mais. {hero} repartiu* [pregos|pincéis|luvas], e quase faltou para tanta gente.
Com tanta ajuda<, {thing}|, tudo> ficou diferente do previsto: aqui um pouco maior, ali um pouco menor. {hero} mudou* o plano no papel e depois guardou* o papel.
= À noite, todos estavam parados diante <de {thing}|da obra> e ninguém dizia nada, nem «grande demais» nem «pequeno demais». Era exatamente como devia ser, e {hero} tinha* tinta no nariz.
= O velho plano está hoje numa moldura<, {there}>. Quem olha com atenção nota que quase nada combina< com {thing}>. Dizem que essa é a melhor parte da história.

# make
Todo começo precisa de três coisas, e {hero} só tinha* [duas|uma e meia|uma]: vontade, <um lugar {there}|um cantinho> e paciência nenhuma.
— Para <{wish}|isso> são precisos cem dias — avisou [um carpinteiro|uma ceramista|um vizinho], que entendia do assunto. {hero} achou* que dez bastavam.
No décimo dia<, {thing}|, a obra> parecia [um ouriço|um chapéu amassado|uma batata assustada]. {hero} olhou* de um lado, olhou* do outro e começou* outra vez, agora sem contar os dias.
Pouco a pouco, uma coisa engraçada aconteceu: {hero} passou* a gostar do caminho. De lixar, de esperar secar, de errar e de rir do erro. <Até {thing} parecia estar gostando.>
Na última noite, {hero} não dormiu*. Faltava só um detalhe< de {thing}>, e era o mais difícil. Quando o galo cantou, estava pronto.
= — Quantos dias foram? — perguntaram [todos|os curiosos|as crianças]. {hero} nem sabia*. — O suficiente para <{wish}|dar certo>, e nem um a mais.
= <{thing} está lá até hoje|A obra está lá até hoje><, {there}>, e quem passa a mão de leve sente que ainda está quente.

# quarrel
Tudo começou por causa de {thing}, com uma palavra só, e a segunda já foi mais alta. [Os vizinhos|Os pardais|As crianças do pátio] ficaram em silêncio. // Tudo começou com uma palavra só, e a segunda já foi mais alta. [Os vizinhos|Os pardais|As crianças do pátio] ficaram em silêncio.
— Assim não — disse* {hero}, e foi tudo. <{mate} também não disse mais nada.|O primeiro passo, ninguém queria dar.> A tarde inteira passou sem uma palavra.
Sem companhia, nem [o chocolate|o sorvete|a maçã] tinha graça. {hero} olhou* pela janela, e o dia pareceu de repente muito comprido.
— Ter razão não aquece — disse [a vizinha|o velho jardineiro|a senhora da banca]. — Dividir, sim. {hero} pensou* nisso por muito tempo.
— Desculpa — <disse {mate} à noite, e no mesmo instante {hero} disse* também.|disse à noite uma voz, e depois outra.>
= Para {thing} achou-se um acordo tão justo que ninguém saiu perdendo. Depois disso, as risadas foram duas vezes mais altas. // Depois disso, nada pareceu tão grave, e as risadas foram duas vezes mais altas.
= Mais tarde houve [outra briga|mais duas brigas|mais algumas brigas], mas sempre [durava menos|passava em uma hora|passava antes do jantar].

# seek
No começo, {hero} achava* que tudo estaria resolvido antes [do meio-dia|da noite|da manhã seguinte]. Era só olhar direito. Então {hero} olhou* embaixo de tudo, atrás de tudo e, no fim, também em cima. <Nem sinal: {thing} não estava em parte alguma.|Nem sinal.>
— Você procura fazendo muito barulho — disse um velho [gato|corvo|senhor num banco]. — O que quer ser encontrado se assusta. {hero} ia* responder, mas preferiu* ficar em silêncio.
No silêncio<, {there},> havia muito mais coisas do que {hero} imaginava*. Uma gota, um sussurro e, entre os dois, bem fraquinho, um som que não era dali. {hero} seguiu* o som na ponta dos pés.
A pista levava para longe e depois voltava dando uma volta enorme. Ao anoitecer, {hero} estava* de novo no começo<, sem {thing}>. Dava vontade de chorar.
Mas o começo já não era o mesmo. A luz vinha agora do outro lado, e onde ao meio-dia só havia sombra alguma coisa brilhava<: seria {thing}?|.> {hero} prendeu* a respiração.
= Ali estava o que {hero} procurava*, e tinha estado ali o tempo todo. <Para achar {thing}, só faltavam a luz certa e um pouco de silêncio.|Só faltavam a luz certa e um pouco de silêncio.>
= Desde então, quem perde alguma coisa <{there}|por ali> recebe sempre o mesmo conselho: espere o sol vir do outro lado.

# seek
Havia uma única pista< para achar {thing}>, e ela era [muito borrada|pequena como uma unha|difícil de ler]. {hero} a levava* para todo lado e a mostrava* a todos. A maioria dava de ombros.
— Conheço — disse por fim uma mulher na feira. — Mas você está segurando de cabeça para baixo. E virou o papel. {hero} ficou* sem jeito. Assim, de repente, era uma seta.
A seta apontava para uma colina, e atrás da colina havia outra mais alta. {hero} subiu*, desceu* e subiu* de novo. Na terceira, o vento levou a pista<, e com ela a esperança de achar {thing}>.
Já não restava nada. Mas {hero} tinha* olhado tantas vezes para a pista que a sabia* de cor. Com um galho, desenhou* tudo na areia, e dessa vez notou* um risquinho que antes o polegar tapava.
O risquinho queria dizer: embaixo. {hero} se abaixou*, afastou* o capim e de repente começou* a rir.
= <{thing} estava bem ali.|Era bem ali.> {hero} voltou* pelo caminho inteiro, pelas três colinas, e nenhuma era mais tão alta quanto antes.
= A mulher da feira só balançou a cabeça< quando viu {thing}>. — Está vendo? — disse. — Às vezes a culpa é do polegar.

# seek
{hero} fez* um cartaz<: procura-se {thing}.|: procura-se.> Embaixo, desenhou* tudo com muito capricho, mas a chuva chegou antes dos curiosos, e do desenho ficou só [uma orelha|uma mancha|um canto].
Mesmo assim, veio gente. Um jurava ter visto <{thing}|alguma coisa> no telhado, outra no fundo do poço, e um terceiro só queria [conversar|um copo d’água|saber as horas]. {hero} agradeceu* a todos.
No telhado havia um ninho. No fundo do poço havia uma moeda. <Nada de {thing}.|Mais nada.> {hero} guardou* a moeda e deixou* o ninho em paz.
Foi a terceira visita que ajudou, a que não queria nada. — Quando foi a última vez< que você viu {thing}>? — perguntou. {hero} contou* tudo, e no meio da própria história parou*. Era isso!
{hero} saiu* correndo sem terminar a frase<, direto para onde tudo tinha começado, {there}>. O coração fazia mais barulho do que os passos.
= E lá, no lugar em que ninguém procura porque todos têm certeza, <{thing} esperava|a resposta esperava>. {hero} precisou* sentar um pouco antes de acreditar.
= No cartaz, {hero} escreveu* por cima, em letras grandes: <{thing} já está em casa|achado>. E, bem pequenininho: obrigado à visita que não queria nada.

# go
Na noite antes da partida, {hero} não dormiu*. Havia cem razões para ficar e uma só para ir<: {goal}|: {wish}>. De manhã, essa uma continuava lá, e as outras cem [tinham pegado no sono|estavam resfriadas|tinham se perdido].
O começo foi fácil, e {hero} cantava* pelo caminho. Perto do meio-dia passou um [andarilho|pastor|vendedor]. — <Até {goal} é longe|É longe> — disse ele —, e é bonito. E quando você achar que não pode mais, dê dez passos. Só dez.
Depois já nada era conhecido. Até os pássaros cantavam de outro jeito. Uma vez {hero} olhou* para trás, e o lugar da partida não era maior do que [uma avelã|uma ervilha|uma moeda].
Então o tempo virou. A tempestade veio por trás, preta e rápida. Quando passou, {hero} já não sabia* onde estava o caminho< até {goal}>. Aqui acaba tudo, pensou*.
Mais dez passos. {hero} contou* em voz alta. Depois do décimo ainda sobrava um pouco de força, e então {hero} voltou* ao um. Na [sexta|sétima|nona] vez, alguma coisa tinha mudado no ar<: cheirava a {goal}>.
= {hero} tinha* chegado. Sem gritar e sem pular, olhou* e olhou* até os olhos ficarem cheios. <Diante deles estava {goal}.|Era como diziam: longe, e bonito.>
= — Foi difícil< chegar até {goal}>? — perguntaram mais tarde. {hero} pensou* no último trecho. — Dez passos, nada mais.

# go
Havia três caminhos< até {goal}>. Pelo primeiro iam todos, pelo segundo não ia ninguém, e o terceiro não estava no mapa. {hero} escolheu* o terceiro, principalmente porque [cheirava bem|era sossegado|parecia simpático].
Na tarde do primeiro dia, {hero} encontrou* uma velhinha com uma cesta cheia de relógios. — Pressa< de {wish}>? — perguntou ela. Era preciso admitir. — Então leve este, que anda devagar. Assim sobra mais tempo.
Parece mentira, mas funcionou. As horas se esticaram, e {hero} viu* coisas que em geral não se veem: um besouro de borda dourada e [uma pedra em forma de coração|uma porta na rocha|uma fonte debaixo das samambaias].
Depois o caminho acabou diante de um abismo. Não havia ponte. {hero} andou* uma hora para a esquerda e outra para a direita, e o relógio fazia tique-taque com toda a calma.
Quem vai tão devagar acaba vendo o tronco caído sobre o abismo, coberto de hera. {hero} atravessou* sem olhar para baixo nem uma vez<, com {goal} no pensamento>.
= Do outro lado<, {goal} esperava|, esperava o fim da viagem>, e {hero} chegou* bem na hora. Nem cedo demais, nem tarde demais: na hora do relógio lento.
= Na volta, {hero} quis* devolver o relógio. A velhinha já não estava. Na beira do caminho só havia a cesta, e dentro um bilhete: fique com o tempo.

# go
A bagagem era pequena: [um cobertor|um pião|uma caneca], meio pão e <a vontade de {wish}|muita vontade>. {hero} fez* a mala três vezes e três vezes tirou* alguma coisa.
No primeiro dia, o vento soprou de frente. — Para onde? — uivava ele. — <Para {goal}!|Em frente!> — gritava* {hero}. O vento achou a resposta tão boa que resolveu soprar de costas.
No segundo dia apareceu uma fronteira com [um portão|uma cancela|um guarda sonolento]. — O que traz na mala? — Meio pão< e a vontade de {wish}>. O guarda carimbou as duas coisas.
No terceiro dia, {hero} sentiu* saudade. Veio sem avisar, no meio da estrada, e pesava mais do que a mala. {hero} a deixou* vir junto, e os passos ficaram mais curtos, mas não pararam.
No quarto dia, o horizonte tinha outra cor. {hero} esfregou* os olhos<: {goal}, enfim!|.>
= Chegar foi diferente de todos os sonhos, e melhor. <{goal} tinha um cheiro que nenhum mapa mostra.|O lugar tinha um cheiro que nenhum mapa mostra.>
= A mala voltou mais pesada. Dentro, além do pão que sobrou, havia <uma história de {goal}|uma história> para cada noite do inverno.
`),
  ...meetings,
  ...chances,
];
