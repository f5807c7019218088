import { lines, phrases, type Tongue } from "./tongue.ts";

export const portuguese: Tongue = {
  open: lines(`Esta é a história de “{p}”. Começou há muito tempo, quando as noites eram longas e todos sabiam escutar.
    Dizem que tudo começou com poucas palavras: “{p}”. Quem as ouvia uma vez já não as esquecia.
    “{p}”: assim se chama um livro muito antigo, e esta é a sua história.
    Era uma vez um sonho, e o sonho dizia: “{p}”.`),
  wish: lines(`Era um desejo pequeno, mas pesava como uma pedra no bolso.
    Alguns desejos vão embora com a manhã. Este ficou.
    Todos diziam que era impossível, e talvez por isso valesse a pena tentar.
    Ninguém tinha ido tão longe, mas alguém precisava ser o primeiro.`),
  leave:
    lines(`Um pedaço de pão, uma lanterna, um último olhar para trás: não foi preciso mais nada, e a viagem começou.
    A porta fechou-se devagar, e à frente ficou apenas o caminho.
    O primeiro passo foi o mais difícil. O segundo já fazia parte da aventura.`),
  when: phrases(
    "No dia seguinte|Numa tarde de vento|Quando a lua nasceu|Muito cedo|Depois de muitas horas|Ao cair da noite|Um pouco mais tarde|Com as primeiras luzes|Depois da chuva|No terceiro dia|Ao meio-dia|Sem aviso",
  ),
  where: phrases(
    "no meio da floresta|junto a um rio largo|ao pé de uma montanha azul|numa aldeia de uma rua só|à beira do mar|num vale cheio de flores|perto de um moinho abandonado|debaixo de uma ponte de pedra|numa gruta que brilhava|diante de um castelo adormecido|num mercado quase vazio|entre as dunas do deserto",
  ),
  arrive: lines(`{when}, o caminho parou {where}.
    {when}, algo se mexeu {where}.
    {when}, ouviu-se uma música muito suave {where}.
    {when}, apareceu uma luz {where}, pequena e quieta.`),
  who: phrases(
    "uma tartaruga muito velha|uma coruja sonolenta|uma menina com uma lanterna|um pescador sem barco|uma raposa de cauda branca|uma avó que tricotava|um pastor com três ovelhas|um rato muito educado|uma cegonha cansada|um músico sem público|um burro pensativo|uma gata cinzenta",
  ),
  meet: lines(`Ali esperava {who}, como se o encontro fosse coisa de sempre.
    Quem levantou os olhos foi {who}.
    Então falou {who}, quase num sussurro.
    Em silêncio, muito perto, descansava {who}.`),
  ask: lines(`A resposta veio devagar: “{advice}.”
    “{advice}”, ouviu-se, e ninguém soube o que responder.
    Antes da despedida ficou um conselho: “{advice}.”
    “Por onde segue o caminho?” “{advice}.”`),
  advice: phrases(
    "Vá devagar e escute, o caminho sabe aonde vai|O que se partilha não se gasta|Quem pergunta já andou metade|Não procure com os olhos, procure com paciência|Até a noite mais longa tem uma janela|O medo também se cansa de correr|Às vezes é preciso perder-se para encontrar a porta|A porta pequena é a que está sempre aberta|Primeiro ajude, depois pergunte|Ninguém atravessa sozinho o mesmo rio|Guarde um pouco de luz para a volta|O que é pequeno também segura o céu",
  ),
  trouble: lines(`{when}, levantou-se um vento terrível e a trilha desapareceu.
    {when}, a névoa cobriu tudo.
    {when}, a ponte partiu-se com um longo gemido.
    {when}, uma sombra enorme fechou a passagem.
    {when}, a lanterna apagou-se.
    {when}, a chuva apagou todas as pegadas.`),
  solve: lines(`Houve medo, sim, mas uma mão encontrou outra mão, e isso bastou.
    Em vez de fuga, houve uma canção; e a canção abriu o caminho.
    A solução era simples: pedir ajuda. A ajuda já estava perto.
    Passo a passo, o perigo ficou para trás.
    Uma palavra gentil fez o que a força não podia fazer.
    Bastou esperar, e olhar duas vezes.`),
  rest: lines(`{when}, houve enfim sopa quente e uma história junto ao fogo.
    {when}, as estrelas pareciam mais próximas.
    {when}, alguém riu, e o riso pesou menos que o cansaço.
    {when}, o silêncio foi a melhor companhia.
    {when}, o pão foi partido em duas metades iguais.
    {when}, o lar distante apareceu num sonho.
    {when}, {who} contou uma história {where}.
    {when}, {who} repartiu o pouco que tinha {where}.`),
  low: lines(`E então o caminho acabou. Não havia nada: nem luz, nem porta, nem resposta. Pela primeira vez pareceu que tudo tinha sido em vão.
    A última porta não se abria. Caiu a noite, e com ela a maior das dúvidas.
    Tudo o que fora ganho se perdeu num instante, e só ficou o som do vento.`),
  climax:
    lines(`Mas no escuro alguém se lembrou de um conselho, e foram chegando todos os amigos do caminho, cada um com uma pequena luz. Sob tantas luzes viu-se por fim: o desejo estava ali, mais bonito do que se imaginava.
    Então não foi preciso empurrar mais: a porta abria-se para dentro. Atrás dela, simples e luminoso, esperava o sonho de sempre.
    Nesse momento, muito baixinho, soou a mesma música do começo. Era só dar mais um passo; e ali estava tudo o que se procurava.`),
  after: lines(`O caminho de volta era o mesmo, e no entanto parecia novo.
    Houve abraços, houve pão, e houve uma cadeira para cada um.
    O que se encontrou não cabia em nenhum bolso, e por isso foi preciso partilhar.`),
  end: lines(`Desde aquele dia, quando alguém diz baixinho “{p}”, todos puxam a cadeira.
    E se a lanterna não se apagou, ainda ilumina aquela janela.
    Assim termina a história; e o próximo caminho começa amanhã.`),
};
