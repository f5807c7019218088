import type { StoryText } from "../pack.ts";
import { lines, phrases } from "../text-blocks.ts";

export const storyText: StoryText = {
  beats: {
    open: lines(`Esta é a história de “{idea}”. Começou há muito tempo, quando as noites eram longas e todos sabiam escutar.
    Dizem que tudo começou com poucas palavras: “{idea}”. Quem as ouvia uma vez já não as esquecia.
    “{idea}”: assim se chama um livro muito antigo, e esta é a sua história.
    Era uma vez um sonho, e o sonho dizia: “{idea}”.`),
    wish: lines(`Era um desejo pequeno, mas pesava como uma pedra no bolso.
    Alguns desejos vão embora com a manhã. Este ficou.
    Todos diziam que era impossível, e talvez por isso valesse a pena tentar.
    Ninguém tinha ido tão longe, mas alguém precisava ser o primeiro.`),
    leave:
      lines(`Um pedaço de pão, uma lanterna, um último olhar para trás: não foi preciso mais nada, e a viagem começou.
    A porta fechou-se devagar, e à frente ficou apenas o caminho.
    O primeiro passo foi o mais difícil. O segundo já fazia parte da aventura.`),
    arrive: lines(`{when}, o caminho parou {where}.
    {when}, algo se mexeu {where}.
    {when}, ouviu-se uma música muito suave {where}.
    {when}, apareceu uma luz {where}, pequena e quieta.`),
    meet: lines(`Ali esperava {who}, como se o encontro fosse coisa de sempre.
    Quem levantou os olhos foi {who}.
    Então falou {who}, quase num sussurro.
    Em silêncio, muito perto, descansava {who}.`),
    ask: lines(`A resposta veio devagar: “{advice}.”
    “{advice}”, ouviu-se, e ninguém soube o que responder.
    Antes da despedida ficou um conselho: “{advice}.”
    “Por onde segue o caminho?” “{advice}.”`),
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
    low: lines(`{when}, tudo pareceu perdido {where}.
    {when}, o caminho acabou {where}.
    {when}, só se ouvia o vento {where}.`),
    climax: lines(`{when} apareceu enfim o que tanto tinha faltado {where}.
    {when}, tudo correu de outro modo, e melhor, {where}.
    {when}, a última porta abriu-se {where}.`),
    after: lines(`O caminho de volta era o mesmo, e no entanto parecia novo.
    Houve abraços, houve pão, e houve uma cadeira para cada um.
    O que se encontrou não cabia em nenhum bolso, e por isso foi preciso partilhar.`),
    end: lines(`Desde aquele dia, quando alguém diz baixinho “{idea}”, todos puxam a cadeira.
    E se a lanterna não se apagou, ainda ilumina aquela janela.
    Assim termina a história; e o próximo caminho começa amanhã.`),
  },
  phrases: {
    when: phrases(
      "No dia seguinte|Numa tarde de vento|Quando a lua nasceu|Muito cedo|Depois de muitas horas|Ao cair da noite|Um pouco mais tarde|Com as primeiras luzes|Depois da chuva|No terceiro dia|Ao meio-dia|Sem aviso",
    ),
    where: {
      forest: "no meio da floresta",
      river: "junto a um rio largo",
      mountain: "ao pé de uma montanha azul",
      village: "numa aldeia de uma rua só",
      seaside: "à beira do mar",
      valley: "num vale cheio de flores",
      mill: "perto de um moinho abandonado",
      bridge: "debaixo de uma ponte de pedra",
      cave: "numa gruta que brilhava",
      castle: "diante de um castelo adormecido",
      market: "num mercado quase vazio",
      dunes: "entre as dunas do deserto",
    },
    who: phrases(
      "uma tartaruga muito velha|uma coruja sonolenta|uma menina com uma lanterna|um pescador sem barco|uma raposa de cauda branca|uma avó que tricotava|um pastor com três ovelhas|um rato muito educado|uma cegonha cansada|um músico sem público|um burro pensativo|uma gata cinzenta",
    ),
    advice: phrases(
      "Vá devagar e escute, o caminho sabe aonde vai|O que se partilha não se gasta|Quem pergunta já andou metade|Não procure com os olhos, procure com paciência|Até a noite mais longa tem uma janela|O medo também se cansa de correr|Às vezes é preciso perder-se para encontrar a porta|A porta pequena é a que está sempre aberta|Primeiro ajude, depois pergunte|Ninguém atravessa sozinho o mesmo rio|Guarde um pouco de luz para a volta|O que é pequeno também segura o céu",
    ),
  },
  subject: {
    listJoiners: [", ", " e "],
    introduction: "Era uma vez {heroes}.",
    introductionWithPlace: "Era uma vez, {place}, {heroes}.",
    titleWithPlace: "{hero} {place}",
    goal: lines(`Voltava sempre um único pensamento: {thing}.
    Para a felicidade só faltava uma coisa: {thing}.`),
    reunion: "E no fim estava tudo ali: {both}.",
    heroName: "Todos conheciam o nome: {name}.",
    ownIdea: lines(`{idea} Assim começou tudo, há muito tempo, quando as noites eram longas e todos sabiam escutar.
    {idea} É disso que fala esta história, e quem a ouve uma vez já não a esquece.`),
    hero: lines(`{when}, {hero} parou {where} e ficou à escuta.
    {when}, {hero} seguiu em frente, pouco a pouco, {where}.
    {when}, {hero} pensou nos seus, {where}.
    {when}, {hero} cantou baixinho {where}.
    {when}, {hero} [contou|contou|contou|contaram] até cem {where}.
    {when}, {hero} [encontrou|encontrou|encontrou|encontraram] um rasto fresco {where}.
    {when}, {hero} [ouviu|ouviu|ouviu|ouviram] um ruído muito leve {where}.
    {when}, {hero} [riu|riu|riu|riram] pela primeira vez em muito tempo {where}.
    {when}, {hero} [pensou|pensou|pensou|pensaram] em voltar atrás {where}.
    {when}, {hero} [sussurrou|sussurrou|sussurrou|sussurraram] uma só palavra {where}.
    {when}, {hero} [fez|fez|fez|fizeram] um pequeno desvio {where}.
    {when}, {hero} [sonhou|sonhou|sonhou|sonharam] de olhos abertos {where}.
    {when}, {hero} [avançou|avançou|avançou|avançaram] muito devagar {where}.
    {when}, {hero} [ganhou|ganhou|ganhou|ganharam] coragem {where}.
    {when}, {hero} [olhou|olhou|olhou|olharam] mais uma vez para trás {where}.
    {when}, {hero} [esperou|esperou|esperou|esperaram] um sinal {where}.
    {when}, {hero} [apanhou|apanhou|apanhou|apanharam] uma pedra redonda {where}.
    {when}, {hero} [ficou|ficou|ficou|ficaram] em silêncio {where}.
    {when}, {hero} [respirou|respirou|respirou|respiraram] fundo {where}.`),
  },
  outline: {
    hero: "A personagem principal desta história: {who}.",
    also: "Nesta história há também mais alguém: {who}.",
    place: "O lugar da história: {place}.",
    wish: "O maior desejo: {wish}.",
    obstacle: "Mas havia um obstáculo: {obstacle}.",
    ending: "E foi assim que tudo acabou: {ending}.",
  },
  company: lines(`— Eu vou com vocês — disse {name}, e ninguém disse que não.
    — Olhem ali! — gritou {name}. Sem esse aviso, todos teriam passado direto.
    — Deixem-me tentar — disse {name}, e os outros abriram espaço.
    — Escutem — sussurrou {name}. Por um momento, ninguém se mexeu.
    — Juntos nós conseguimos — disse {name}, e era verdade.
    — Tenho uma ideia — disse {name}. A ideia era boa, e logo a puseram em prática.`),
};
