import { scripted } from "../scripted.ts";

/** Scripts about what happens to somebody: a find, a contest, a lesson; and those that fit every idea. */
export const chances = scripted(`
# find
No começo, {hero} pensou* que alguém tinha perdido <{thing}|aquilo>, e olhou* em volta. Não havia ninguém< {there}>. {hero} chegou* mais perto, um passinho de cada vez. Era de verdade.
Naquela noite não houve jeito de dormir. De onde vinha <{thing}|aquilo>? De quem era? E por que ninguém tinha reparado antes? [Duas|Três|Dez] vezes {hero} se levantou* para olhar.
{hero} contou* tudo só ao velho [vidraceiro|relojoeiro|faroleiro], e só depois de uma promessa. Ele não riu. — Essas coisas nunca vêm por acaso — disse. — Elas vão na direção de alguém. A questão é se já chegaram.
Mas um segredo assim não fica em segredo. Logo os primeiros curiosos queriam ver <{thing}|o achado>, e alguns queriam levar. Faziam barulho e empurravam. {hero} entendeu* que não podia continuar daquele jeito.
Então {hero} se lembrou* das palavras do velho: vão na direção de alguém. {hero} examinou* <{thing}|tudo> outra vez, por todos os lados, e dessa vez encontrou* o sinalzinho que a todos tinha escapado.
= O sinal mostrava um caminho, e {hero} o seguiu* até o fim. Ali alguém esperava havia anos< por {thing}>. — Eu sabia que um dia viria — disse, e depois ninguém falou por um bom tempo.
= {hero} não voltou* de mãos vazias. Em troca< de {thing}> houve um presentinho. Qual? É segredo. Só se sabe que brilha.

# find
Se naquele dia {hero} não tivesse olhado para o lado certo, nada disso teria acontecido. Mas {hero} parou*, olhou* <para {thing}|bem> e já não conseguiu* desviar os olhos. // Quem passa depressa não vê nada. {hero} parou*, olhou* <para {thing}|bem> e já não conseguiu* desviar os olhos.
— É de brincadeira? — perguntou uma mulher com uma sacola muito pesada. — Ainda não se sabe — foi a resposta. Ela pôs a sacola no chão e olhou também. De baixo se via melhor.
{hero} levou* a novidade aos entendidos. Eles ouviram< falar de {thing}>, coçaram o queixo e abriram livros grossos. — Não vale nada — disseram. {hero} fechou* os livros com cuidado.
Não vale nada para quem? Isso ninguém tinha perguntado. {hero} deu* meia-volta e bateu* em [três|cinco|sete] portas.
Atrás da última, alguém começou a chorar. — Sonhei com isso a vida inteira — disse, e {hero} ouviu* a história toda<, a verdadeira história de {thing}>. Era melhor do que qualquer invenção.
= No fim, <{thing} ficou|tudo ficou> onde devia ficar, e {hero} ficou* com a história. Foi uma boa troca.
= Desde então, {hero} parava* muitas vezes onde ninguém para. — O que é que tem aí? — perguntavam. — Ainda não se sabe.

# find
Primeiro, {hero} não contou* a ninguém. Existem coisas que ficam menores quando se fala delas, e <{thing}|aquela> era grande demais para isso.
Só que segredo faz barulho: [tilinta no bolso|ronca de noite|ri nas horas erradas]. Na terça-feira metade da vizinhança já olhava para {hero} de um jeito esquisito.
— E o que você vai fazer< com {thing}>? — perguntou [a peixeira|o barbeiro|a moça dos correios]. Nessa parte {hero} ainda não tinha* pensado.
{hero} experimentou* de tudo: esconder, mostrar, esquecer. Esconder dava dor de barriga, mostrar dava confusão, e esquecer< {thing}> não dava de jeito nenhum.
Foi numa noite de lua<, {there},> que veio a ideia. {hero} se sentou* na beira da cama: claro! Não era para guardar. Era para [repartir|continuar|soltar]!
= De manhã, {hero} fez* a coisa certa, e ela era simples. <{thing} nunca pareceu tão bonito de se ver.|O achado nunca pareceu tão bonito de se ver.>
= Sobrou um lugar vazio na estante. {hero} não pôs* nada ali. É o lugar da próxima surpresa.

# win
— Você? — perguntaram todos, e alguns até riram. {hero} não disse* nada. Escreveu* num papelzinho <«{wish}»|«por que não?»> e o guardou* debaixo do travesseiro.
O treino começou no dia seguinte<, {there}>, [antes do sol|debaixo de chuva|com o pé esquerdo]. No primeiro dia doía tudo. No segundo doía tudo e mais um pouco. No terceiro, {hero} reparou* que já não pensava nisso.
— O segredo não é ser melhor do que os outros — disse [uma campeã aposentada|o carteiro, que tinha as pernas mais famosas da região|um velho treinador sem time]. — É ser um pouquinho melhor do que ontem. {hero} mediu*: era um dedo inteiro.
Então chegou o grande dia<, o dia de {wish}>. Havia bandeiras, havia banda, e quem era favorito bocejava. {hero} procurou* o papelzinho no bolso. Ainda estava lá.
Na metade, {hero} estava* em último lugar. Mas quem vai em último vê todo mundo, e {hero} viu* o que ninguém via: os da frente [olhavam uns para os outros|já acenavam para o público|tinham parado para discutir]. Ninguém olhava para o caminho.
= O final foi tão apertado que precisaram medir três vezes. <Quem conseguiu {wish}? {hero}, por um dedo.|Por um dedo!> Era exatamente o dedo do treino.
= O prêmio fica <{there}, |num lugar >onde todo mundo pode passar a mão. O papelzinho continua debaixo do travesseiro.

# win
O regulamento tinha [doze|vinte|quarenta] páginas, e em nenhuma estava escrito que {hero} não podia* participar. {hero} leu* duas vezes, para ter certeza.
Os outros tinham uniforme, apito e [um cozinheiro próprio|meias especiais|sapatos importados]. {hero} tinha* uma coisa só: vontade de <{wish}|tentar>. Essa não se compra.
A primeira prova foi um desastre. A segunda foi um desastre menor. — Está melhorando — disse alguém na arquibancada, e falava sério. {hero} se agarrou* a essa frase< e continuou* {there}>.
Antes da última prova, quem estava na frente tropeçou. Dava para passar, e {hero} parou*. Estendeu* a mão, e um murmúrio correu pelo público. — Por que você fez isso? — Porque ganhar assim não tem graça.
Então os dois lados recomeçaram do zero, e foi a prova mais bonita que já se viu< {there}>. {hero} não pensava* mais em perder.
= No placar apareceu um resultado que ninguém esperava. <{hero} tinha* conseguido {wish}.|A vitória era de {hero}.> E quem chegou em segundo bateu palmas mais alto do que todos.
= Na página quarenta e um do regulamento, hoje, há uma regra nova, escrita à mão: é permitido parar para ajudar.

# learn
A primeira lição durou um minuto e terminou no chão. — Muito bem — disse [uma coruja|uma velha mestra|o zelador]. — Cair você já sabe. {hero} não achou* muita graça.
Todos os outros pareciam ter nascido sabendo. {hero} olhava* e imitava*, e de cada vez saía outra coisa: [um espirro|uma cambalhota|um barulho de porta]. — <Para {skill}|Para isso> é preciso ter talento — comentou alguém.
Então {hero} passou* a treinar <{there}, |>onde ninguém via. Errava* de manhã, errava* de tarde e de noite contava* os erros. Na segunda semana havia um a menos.
O dia pior foi uma quinta-feira. {hero} jogou* tudo para o alto e disse*: — Nunca mais. Durou até [o lanche|o pôr do sol|sexta-feira]. Depois voltou a vontade< de {skill}>, como volta um gato.
— Pare de pensar no chão — disse [a coruja|a velha mestra|o zelador]. — Pense no que vem depois. {hero} fechou* os olhos e pela primeira vez não pensou* em nada.
= Aconteceu tão de leve que {hero} só percebeu* quando já tinha dado certo. <{skill}: era isso, então!|Era isso, então!> A gargalhada se ouviu longe.
= Hoje {hero} ensina* os pequenos. A primeira lição dura um minuto e termina no chão. — Muito bem — diz*. — Cair vocês já sabem. // Desde então, quem começa recebe um conselho de {hero}: cair já conta como primeira lição.

# learn
Havia um livro sobre o assunto, e {hero} leu* tudo, até as notas de rodapé. No fim sabia* tudo< sobre como {skill}> e não conseguia* nada.
— Livro é bom — disse [um sapo|uma lavadeira|um menino descalço] —, mas molhar os pés é melhor. {hero} fechou* o livro e molhou* os pés, e foi assim que começou de verdade.
Havia dias de subida e dias de descida. Nos de subida, {hero} cantava*< {there}>. Nos de descida, comia* [pão com mel|uma maçã|bolacha de nata] e dormia* cedo.
Um dia apareceu alguém que sabia fazer tudo de primeira. {hero} ficou* olhando com um nó na garganta. — Há quanto tempo você treina? — Doze anos — foi a resposta, e o nó se desfez.
Foi num dia qualquer, sem público, <{there}, |>com o vento a favor. {hero} começou* como sempre, e no lugar onde sempre dava errado não deu.
= {hero} parou*, desconfiad@, e repetiu*. Deu certo outra vez. <Agora era verdade: {hero} sabia* {skill}.|Agora era verdade.>
= O livro ganhou uma página a mais, escrita à mão. Diz: capítulo último, molhar os pés.

# any
Começou com uma coisa tão pequena que só {hero} percebeu*. Os outros seguiram como se nada fosse. Mas {hero} já não conseguia* pensar <senão em {thing}|em mais nada>, nem no café da manhã nem muito menos na hora de dormir.
— Conte — disse a velha [boticária|moleira|florista], que via que alguma coisa estava acontecendo. Então {hero} contou*, primeiro sem ordem e depois com ordem. — E o que você faria — perguntou ela — se fosse impossível errar?
{hero} sabia* muito bem, e tentou* no mesmo dia. Foi um erro, e dos grandes, e todo mundo viu< {there}>. Mas agora ao menos se sabia como não se devia fazer.
Na segunda vez, {hero} teve* mais cuidado. Durante um dia inteiro não fez* nada além de observar< {thing}>. No fim da tarde viu* uma coisa que até então tinha sido [pequena demais|simples demais|próxima demais] para todos.
— Agora! — gritou* {hero}. Era preciso fazer depressa, e foi feito depressa, no meio de toda aquela gente e sem responder a uma única pergunta.
= Dessa vez estava certo. {hero} notou* primeiro pelo silêncio e depois pelas caras. <{wish}: era possível.|Era possível.>
= — E então? — perguntou a velha à noite. — Dois erros e uma descoberta — foi a resposta. — Isso — disse ela — é um dia muito bom.

# any
Numa folha estavam, à esquerda, as razões a favor e, à direita, as razões contra. À direita a lista saiu comprida. À esquerda havia uma palavra só, mas {hero} a sublinhou* duas vezes.
Era para ser na [quinta|sexta|véspera do feriado]. Estava tudo pronto, e de tudo o que {hero} tinha* preparado nada serviu. O que faltava era [uma colher|um pedaço de corda|um carrinho de mão], e nisso ninguém tinha pensado.
— Eu tenho — disse o sapateiro —, mas custa uma coisa. Custou uma tarde de escutar. O sapateiro falou de outros tempos<, quando ainda não se falava de {thing}>, e {hero} primeiro escutou* só por educação. Depois perdeu* a hora.
Na volta choveu, e a tinta daquela lista tão bonita se espalhou. Só sobrou uma folha em branco, e {hero} olhou* para ela um bom tempo. Que estranho: agora que não havia plano, estava claro <como {wish}|o que era preciso fazer>.
= {hero} fez* tudo sem lista, uma coisa depois da outra, e o que era preciso estava sempre à mão. — Como é que se planeja tão bem? — perguntavam todos.
= A folha em branco ainda existe. Contra a luz se vê uma palavra só, sublinhada duas vezes.

# any
Naquela manhã havia uma carta diante da porta. Ninguém conhecia a letra, e dentro havia uma única frase: «Não espere mais.» {hero} leu* quatro vezes, e a cada vez ficava mais claro< que se tratava de {thing}>.
Quem escreve uma coisa dessas? {hero} comparou* a letra com [listas de compras|etiquetas de geleia|placas de rua] e perguntou* em todas as portas. Todos juraram que não. E todos queriam saber o que {hero} estava* esperando.
Foi preciso explicar em cada porta<: {wish}>. Na primeira, {hero} ainda gaguejava*. Na décima bastavam duas frases. E na última se ouviu: — Começa hoje.
— Então vá — disse a mulher da última porta. Não era o melhor tempo nem o melhor dia. Mas {hero} tinha* falado em portas demais, e atrás de cada uma agora havia alguém na janela.
= Todos viram como {hero} tentou*, como deu errado, como tentou* de novo e como, na terceira vez, deu certo. Ninguém bateu palmas. Abriram as janelas, uma depois da outra, a rua inteira.
= Nunca se soube quem escreveu a carta. Só o vento faz de conta que não tem nada a ver com isso.

# any
No meio da noite, {hero} acordou* sem saber por quê. Estava tudo quieto< {there}>. Quieto demais: [o relógio da torre|o velho relógio da parede|o sino] já não tocava.
De manhã ninguém parecia se importar. Todos chegavam atrasados e todos riam. Só {hero} tinha* a sensação de que alguma coisa importante estava sendo esquecida. <Teria a ver com {thing}?|Mas o quê?>
{hero} subiu* os [duzentos|cento e vinte|noventa e nove] degraus. Lá em cima, no meio das rodas, morava uma coruja. — Até que enfim — disse ela. — Se eu sair, ele para para sempre. Segure aqui.
E assim {hero} segurou* o tempo durante uma hora inteira. Lá de cima tudo parecia diferente. As grandes preocupações eram telhados pequenos, e entre eles passava um caminho que de baixo não se via.
= Quando o relógio voltou a bater, {hero} sabia* o que tinha sido esquecido, e conhecia* também o caminho. Era só descer, de dois em dois degraus.
= Desde então, o relógio atrasa um minuto. Já reclamaram. A coruja diz que um minuto para pensar todo mundo merece.

# any
Ninguém soube depois quem tinha começado com a aposta. Metade do povo apostava a favor e a outra metade, contra<: {wish}, sim ou não?>. Valia [um bolo|um pote de mel|uma semana de louça]. Só {hero} não apostava* nada.
Dali em diante, tudo era observado. Se {hero} tossia*, havia cochichos. Se {hero} parava* um instante< {there}>, alguém tomava nota. Num único dia três coisas deram errado, e as três ficaram escritas.
— De que lado você está? — perguntou* {hero} ao [ferreiro|sineiro|barqueiro], que estava sentado na cerca. — Do seu — disse ele —, mas não apostei. Com amigo não se aposta. Amigo se ajuda. E desceu da cerca.
À noite, quando ninguém olhava, {hero} recomeçou* do zero. No escuro era mais fácil. Só havia o trabalho e, de vez em quando, uma voz baixinha: — Cuidado, à esquerda.
= De manhã chegaram com os cadernos, e tudo já estava feito. Ninguém tinha visto, então ninguém tinha ganhado. — Pois então a festa é de todos — disse alguém depois de um longo silêncio.
= Num dos cadernos há até hoje um ponto de interrogação ao lado do nome de {hero}, e ele está riscado. // Num dos cadernos há até hoje um ponto de interrogação, e ele está riscado.
`);
