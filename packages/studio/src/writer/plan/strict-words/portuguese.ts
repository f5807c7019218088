import type { StrictWords } from "./words-of-language.ts";

const CLAUSE = "[^.,;:!?…“”]*";
const DAYS = "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo";
const PARTS = "dia|manhã|tarde|noite|semana|mês|ano|madrugada";
const SEASONS =
  "primavera|verão|outono|inverno|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";
/** What is at the place where somebody is. */
const NEAR =
  "(?:porta|janela|mesa|cama|armário|forno|fogão|cadeira|poltrona|banco|chão|joelho|braço|ombro|árvore|galho|escada|ouvido|mão|mãos|cabeça|ar|mãe|pai|av[óô]|irm|amig|menin|criança|homem|mulher|cão|cachorr|gat|água|relva|grama|espelho|canto|parede|cesto|bolsa|fim|lado)";

export const portuguese: StrictWords = {
  notSo: [
    // "O barco que tinha construído".
    new RegExp(
      `(?<=(?:^|[.,;:!?…]\\s|\\s(?:que|onde|quem|quando|porque)\\s))(?:[^\\s.,;:!?]+\\s){0,5}?(?:tinha|tinham|havia|haviam)\\s(?:(?:sempre|já|sido)\\s)?\\p{L}+(?:ado|ido|ído|to|sto)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:queria|queriam|quis|quiseram|podia|podiam|poderia|devia|deveria|ia a|iam a|seria|teria|(?<!\\p{L}(?:a|o|e|de|ma)\\s)\\p{L}{3,}[aei]riam?)(?!\\p{L})${CLAUSE}`,
      "giu",
    ),
    new RegExp(`(?<!\\p{L})(?:não|nunca|jamais|ninguém|nem)(?!\\p{L})${CLAUSE}`, "giu"),
    /(?<!\p{L})(?:sem|nenhuma?|exceto|em vez de)\s(?:(?! e )[^.,;:!?…“”])*/giu,
    new RegExp(
      `(?<!\\p{L})(?:como (?=(?:uma?|se|o|a|os|as)\\s)|tão \\p{L}+ (?:como|quanto)|mais \\p{L}+ (?:do )?que|se (?=\\p{L}+(?:asse|esse|isse)(?!\\p{L})))${CLAUSE}`,
      "giu",
    ),
  ],
  toldOf: [
    // "Lá fora caía a neve": seen from within.
    /(?<!\p{L})(?:lá )?fora,?\s[^.;:!?“”]*(?:neve|nevava|chuva|chovia|vento|tempestade|noite)[^.,;:!?“”]*/giu,
    // "Enquanto todos dormiam".
    /(?<!\p{L})enquanto (?:tod[oa]s?|os outros|a aldeia|a cidade)\s[^.,;:!?“”]*/giu,
    // "Na sala da dona Rosa".
    /(?<=(?<!\p{L})(?:casa|sala|turma|quarto|jardim|loja|quinta|oficina|pátio|carro|barco|livro|carta|nome|voz) )(?:de|da|do)\s(?:dona |senhora |senhor |seu )?\p{Lu}\p{Ll}+/gu,
    /(?<=(?<!\p{L})(?:pens|sonh)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:em|no|na|com|de|que)\s[^.;!?“”]*/giu,
    /(?<=(?<!\p{L})(?:fal|lembr|record|cont|esper|tem|desej)\p{L}*(?:\s[^\s.,;:!?]+){0,3}?\s)(?:de|do|da|sobre|que|como|onde|o que)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:disse|sabia|pensou|explicou|perguntou|prometeu|percebeu)\s(?:(?:lhe|lhes|a \p{L}+)\s)?(?:que|como|onde|o que|se|porque)\s[^.;!?“”]*/giu,
    /(?<!\p{L})(?:fotos?|fotografias?|quadro|pintura|retrato|desenho|imagem|postal|história|conto|canção|carta|livro)\s(?:de|do|da|dos|das|sobre)\s[^.;:!?“”]*/giu,
  ],
  newTime: new RegExp(
    `(?:^|[.!?…”]\\s+|\\n\\s*)\\W*(?:(?:E|Mas|Então|Depois),? )?(?:Um(?:a)? (?:belo )?(?:certo |certa )?(?:${PARTS}|${DAYS})|Certo dia|Certa (?:noite|manhã|tarde)|(?:No|Na) (?:outro |outra )?(?:${PARTS}|${DAYS})(?: seguinte)?|(?:Nessa|Naquela|Nesta) (?:mesma )?(?:${PARTS})|(?:Nesse|Naquele|Neste) (?:mesmo )?(?:${PARTS})|Cada (?:${PARTS})|Tod[ao]s? [ao]s? (?:${PARTS}s?|${DAYS}|manhãs|tardes|noites)|(?:No|Na|Em) (?:${SEASONS})|(?:\\p{L}+ )?(?:\\p{Ll}+ )?(?:dias|semanas|meses|anos|horas) (?:depois|mais tarde)|Passaram|Depois (?:d[aeo]s? )(?:\\p{Ll}+ ){0,2}(?:dias|semanas|meses|anos|jantar|almoço|escola|aula)|Desde (?:esse|aquele|então|aí)|Mais tarde|À (?:noite|tarde|meia-noite)|De (?:manhã|noite|madrugada)|Ao (?:amanhecer|anoitecer|entardecer|meio-dia)|Antigamente|Era uma vez)(?!\\p{L})`,
    "iu",
  ),
  sameDay:
    /(?<!\p{L})(?:(?:à|nessa|naquela|de) (?:mesma )?(?:tarde|noite)|ao (?:anoitecer|entardecer|meio-dia)|horas?|mais tarde|jantar|almoço)(?!\p{L})/iu,
  leaves: new RegExp(
    `(?<!\\p{L})(?:(?:foi|foram|corr|caminh|and|sub|desc|entr|sa[iíu]|part|volt|regress|cheg|cruz|trep|salt|vo[ao]|segu|condu|lev|rem|naveg|viaj|atravess|escap|fug)\\p{Ll}*(?:\\s[^\\s.,;:!?]+){0,4}?\\s(?:a|à|ao|aos|às|para|até|por|pelo|pela|em|no|na|dentro|fora|do|da)\\s(?!(?:(?:a|o|os|as|uma?|sua?|seus?)\\s)?(?:\\p{Ll}+\\s)?${NEAR})|(?:saiu|saíram|foi-se|foram-se|partiu|partiram|atravessou|atravessaram|deixou a)(?!\\p{L}))`,
    "iu",
  ),
  opensWithPronoun:
    /^[^\p{L}]*(?:(?:e|mas|depois|então|logo|de repente|por fim|rápido|devagar|juntos|ali|dentro),? )*(?:ele|ela|eles|elas|se|lhe|lhes|seus? (?!\p{Ll}+ \p{Lu})|suas? (?!\p{Ll}+ \p{Lu})|ambos|ambas|os dois|isso|\p{Ll}{2,}(?:ou|aram|eram|iram|eu|iu))(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:eu|nós|ele|ela|eles|elas|ambos|todos|\p{L}{2,}(?:ou|aram|eram|iram|eu|iu)|viu|deu|foi|foram|fez|pôs|disse|teve|veio)(?!\p{L})/iu,
  inTheOpen:
    /(?<!\p{L})(?:debaixo|atrás|através|sobre|em|no|na|num|numa|entre|junto|ao pé|à beira|por|pelo|pela|perto|até|para|diante)\s(?:(?:de|da|do|das|dos|a|o|à|ao|uma?|sua?|seu)\s){0,2}(?:\p{L}+\s){0,2}?(?:árvores?|carvalhos?|arbustos?|sebes?|relva|grama|prados?|campos?|lagoa|riacho|ribeiro|rio|margem|colinas?|encosta|vale|caminhos?|trilhos?|cerca|jardim|horta|quintal|pátio|flores|poças?|neve|areia|estrelas|lua|rochas?|pedras|falésias?|juncos|raízes|folhas|vinha)(?!\p{L})/iu,
  homely:
    /(?<!\p{L})(?:camas?|almofadas?|sofá|poltrona|cadeiras?|lareira|fogão|armário|estantes?|cortinas?|tapete|secretária|casa|apartamento|quarto|sala|cabana|choupana|escadas?)(?!\p{L})/iu,
};
