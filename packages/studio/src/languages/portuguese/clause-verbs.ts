const REGULAR =
  "ajudar amar adorar aceitar acompanhar comprar admirar chamar chegar parar pegar avançar brilhar cantar caçar buscar procurar começar contar levar cortar cavar gritar cultivar dançar desenhar detestar devorar escutar assustar abraçar evitar ensinar entrar mandar esperar tentar explicar explorar fabricar fechar festejar ganhar guardar escorregar guiar morar habitar imaginar inventar convidar jogar brincar lavar deixar lançar libertar entregar olhar mostrar zombar nadar nevar observar ocupar organizar falar passar pescar pensar plantar chorar preparar emprestar colher regressar voltar consertar descansar ficar encontrar resgatar arriscar rolar salvar pular saltar tocar cuidar soprar girar transformar atravessar trabalhar usar visitar voar viajar abandonar adotar acender atacar cozinhar queimar copiar pintar limpar regar criar viver escrever abrir receber subir existir sofrer decidir dividir aprender beber comer compreender correr crescer meter prometer responder romper temer vender esconder oferecer parecer nascer aparecer desaparecer conhecer obedecer pendurar carregar levantar deitar acordar sentar acalmar consolar curar estudar praticar treinar ensaiar provar funcionar faltar gostar importar perseguir escapar sonhar acabar terminar durar baixar flutuar apagar apoiar odiar perdoar aplaudir convencer vencer proteger escolher navegar remar pousar rugir latir miar sussurrar suspirar tirar sacudir tropeçar molhar secar roubar quebrar estragar mudar bater tomar trocar trazer costurar tricotar assar construir descobrir esquecer lembrar acreditar aproveitar perder partir dormir sentir seguir pedir vestir ouvir herdar brigar restaurar afundar suspeitar invejar apanhar vigiar recusar desafiar";
const OTHERS =
  "é são está estão há tem têm vai vão quer querem pode podem deve devem faz fazem sabe sabem vem vêm diz dizem dá dão vê veem lê leem ri riem sorri sorriem põe põem traz trazem cai caem sai saem consegue conseguem segue seguem persegue dorme dormem descobre descobrem sente sentem veste pede pedem ouve ouvem constrói constroem destrói foge fogem sobe sobem some somem acode perde perdem escolhe cabe gostaria gostariam vive vivem conduz produz serve servem cobre";

const thirdPersons = (infinitive: string): readonly string[] => {
  const stem = infinitive.slice(0, -2);
  return infinitive.endsWith("ar") ? [`${stem}a`, `${stem}am`] : [`${stem}e`, `${stem}em`];
};

/** Verb forms of the third person in the present. */
export const verbs: ReadonlySet<string> = new Set([...REGULAR.split(" ").flatMap(thirdPersons), ...OTHERS.split(" ")]);

/** Infinitives of regular verbs. */
export const regularInfinitives: readonly string[] = REGULAR.split(" ");
