import type { Row } from "../row.ts";

/** Ideas in Portuguese. */
export const portuguese: readonly Row[] = [
  ["Ana e o avô consertam um velho barco para atravessar o lago.", "Ana", "girl", "avô", "lago"],
  ["Um caracol quer ganhar uma corrida contra a lebre.", "caracol", "snail", "lebre"],
  ["Pedro tem medo do escuro, até que um vaga-lume entra no seu quarto.", "Pedro", "boy", "vaga-lume", "quarto"],
  ["Uma nuvem chamada Nina perdeu o vento e o procura pela cidade inteira.", "Nina", "cloud", "", "cidade"],
  ["O padeiro da aldeia faz um pão que fala.", "padeiro", "cook", "", "aldeia"],
  ["Duas irmãs constroem uma pipa com mapas antigos para achar o pai no deserto.", "irmãs", "girl", "pai", "deserto"],
  ["Um robô esquecido em Marte planta um jardim.", "robô", "robot", "", "Marte"],
  ["João e sua cachorra Pipoca salvam um gatinho no telhado.", "João", "boy", "Pipoca", "telhado"],
  ["A tartaruga Tina aprende a voar com a ajuda de uma coruja.", "Tina", "turtle", "coruja"],
  ["Um dragão sem amigos encontra uma menina na floresta.", "dragão", "dragon", "menina", "floresta"],
  ["O rei que não sabia rir", "rei", "king"],
  ["Uma menina encontra uma chave de ouro no fundo do rio.", "menina", "girl", "", "rio"],
  ["Tomás não quer ir para a cama, e seu ursinho conta histórias das estrelas.", "Tomás", "boy"],
  ["Uma formiga leva um bolo de aniversário até a casa da avó.", "formiga", "ant", "avó", "casa"],
  ["A lua caiu no lago e um sapo quer devolvê-la ao céu.", "sapo", "frog,toad", "lua", "lago"],
  ["Dona Rosa, uma avó que faz tricô, descobre que seu gato sabe falar.", "Rosa", "grandma", "gato"],
  ["Três ratinhos abrem uma escola de música num piano velho.", "ratinhos", "mouse", "", "piano"],
  ["Lucas e Sofia viajam de balão até a ilha dos papagaios.", "Lucas", "boy", "Sofia", "ilha"],
  ["Um velho faroleiro recebe uma carta numa garrafa.", "faroleiro", "grandpa,man"],
  [
    "A bruxa Jurema quer vencer o concurso de sopas da aldeia, mas só sabe fazer feitiços.",
    "Jurema",
    "witch",
    "",
    "aldeia",
  ],
  ["Um pinguim sonha em ver a África e parte numa mala.", "pinguim", "penguin", "", "África"],
  ["Beatriz perdeu o dente de leite na escola e procura por toda parte.", "Beatriz", "girl", "", "escola"],
  ["A última folha do carvalho não quer cair.", "folha", "leaf,fallen-leaf"],
  ["O carteiro se apaixona pela florista e esconde bilhetes nas flores.", "carteiro", "man", "florista"],
  ["Um elefante tem medo de água, mas seus amigos vivem no rio.", "elefante", "elephant", "", "rio"],
  ["Eu sonhei que nossa escola ficava no fundo do mar.", "I", "girl,boy", "", "mar"],
];

/** Ideas written after the scripts. */
export const portugueseLater: readonly Row[] = [
  ["Miguel constrói um foguete de papelão no quintal com a irmã Clara.", "Miguel", "boy", "Clara", "quintal"],
  ["Uma baleia quer aprender a cantar como os pássaros.", "baleia", "whale,spouting-whale", "pássaros"],
  ["O sapateiro Amaro perdeu o martelo e o procura na feira.", "Amaro", "man", "", "feira"],
  ["Uma raposa tem medo de trovão e se esconde no celeiro.", "raposa", "fox", "", "celeiro"],
  ["Helena encontra um ovo de dragão na praia e cuida dele.", "Helena", "girl", "", "praia"],
  ["Dois coelhos viajam até a montanha para ver a neve.", "coelhos", "rabbit,hare", "", "montanha"],
  ["O lobo solitário quer um amigo na floresta.", "lobo", "wolf", "", "floresta"],
  ["A bailarina Luísa não quer dançar sozinha.", "Luísa", "dancer,girl,woman,woman-dancing"],
  ["Um pescador salva uma sereia presa na rede.", "pescador", "man,farmer", "sereia"],
  ["O time de futebol das galinhas quer ganhar o campeonato do sítio.", "galinhas", "hen,chicken", "", "sítio"],
  ["Uma menina pinta uma porta na parede e entra num castelo.", "menina", "girl", "", "castelo"],
  ["O urso Bento não consegue dormir no inverno.", "Bento", "bear"],
];
