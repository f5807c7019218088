import { either, type FactPatterns, starts, whole, words } from "./patterns.ts";

const R = String.raw;

export const portuguese: FactPatterns = {
  lesson: either(
    starts(
      R`(?:expli(?:ca|que|car)(?:-me|-nos)?|me expli\p{L}+)\s|(?:uma |um )?(?:li[çc][ãa]o|aula|v[íi]deo educativo|videoaula) (?:sobre|de)\s`,
    ),
    starts(
      R`como (?:(?:é que )?funcionam?|se (?:formam?|fazem?|fabricam?|produzem?)|(?:é|são) (?:feit|fabricad|produzid|formad)\p{L}+|nascem?(?: os| as| um| uma| o| a)? (?:vulc|estrela|rio|planeta|nuve))`,
    ),
    starts(R`como (?:\p{L}+ ){1,5}(?:funcionam?|se formam?|(?:é|são) (?:feit|fabricad)\p{L}+)`),
    whole(R`o que (?:é|são|significa) (?:(?:o|a|os|as|um|uma) )?\p{L}{4,}(?: \p{L}{4,})?`),
    starts(
      R`quant[oa]s? (?!tempo espera)|de onde (?:vem|vêm) (?:o|a|os|as) |do que (?:é|são) feit|quem (?:inventou|descobriu)|quando (?:foi|começou|viveram)|qual (?:é|a) (?:a )?(?:diferen[çc]a|origem)`,
    ),
    whole(
      R`(?:(?:o|a|os|as) )?(?:fotoss[íi]ntese|gravidade|teoria da relatividade|evolu[çc][ãa]o|ciclo da [áa]gua|circula[çc][ãa]o do sangue|sistema solar|tect[ôo]nica de placas|mudan[çc]as? clim[áa]ticas?|digest[ãa]o|eletricidade|magnetismo|f[íi]sica qu[âa]ntica|buracos negros|teorema de pit[áa]goras|forma[çc][ãa]o d.{3,30}|vida das (?:abelhas|formigas)|vida dos dinossauros)`,
    ),
  ),
  asked: starts(R`(?:como|por ?qu[eê])\s`),
  subjects: words(
    R`c[ée]u|sol|lua|estrelas|terra|mar|oceanos?|chuva|neve|vento|nuvens|rel[âa]mpagos?|raios?|trov[ãa]o|trov[õo]es|tempestade|arco-[ií]ris|vulc[ãa]o|vulc[õo]es|terremotos?|esta[çc][õo]es|mar[ée]s?|folhas|plantas|[áa]rvores|abelhas|p[áa]ssaros|aves|peixes|baleias|gatos|cachorros|c[ãa]es|aranhas|animais|humanos|pessoas|cora[çc][ãa]o|c[ée]rebro|sangue|pulm[õo]es|corpo|dentes|olhos|avi[ãa]o|avi[õo]es|carros?|navios|computador(?:es)?|internet|eletricidade|[íi]m[ãa]s?|[áa]tomos?|[áa]gua|gelo|fogo|luz|som|dinossauros|planetas`,
  ),
  invented: words(
    R`pequen\p{L}+|velh[oa]s?|jovem|\p{L}{2,}(?:inho|inha|inhos|zinho|zinha)|av[óôo]|vov[óôo]|m[ãa]e|pai|papai|mam[ãa]e|irm[ãa]o?s?|menin[oa]|garot[oa]|meus?|minha|noss[oa]|eu|drag[ãa]o|drag[õo]es|bruxa|bruxo|fada|magia|m[áa]gic[oa]|unic[óo]rnio|gigante|pr[íi]ncipe|princesa|rei|rainha|fantasma|monstro|duende|quer|queria|odeia|ama|chora|chorava|ri|triste|sozinh[oa]|apaixon\p{L}+|feliz|sonha|esconde|um dia|era uma vez|\p{L}{3,}(?:aram|eram|iram|ava|avam)|\p{L}{3,}(?:ou|eu|iu)|perdeu|era|foi|tinha|medo|amig[oa]s?`,
  ),
  history: words(
    R`(?:primeira|segunda) guerra mundial|guerra mundial|revolu[çc][ãa]o (?:francesa|russa|industrial|dos cravos|americana|farroupilha)|(?:queda do )?muro de berlim|queda (?:do imp[ée]rio romano|de constantinopla|de roma)|naufr[áa]gio do titanic|chegada (?:do homem )?[àa] lua|imp[ée]rio (?:romano|inca|asteca|portugu[êe]s)|batalha d[eao] \p{L}+|cruzadas|descobrimento (?:do brasil|da am[ée]rica)|descobrimentos portugueses|independ[êe]ncia d[oea] \p{L}+|proclama[çc][ãa]o da rep[úu]blica|inconfid[êe]ncia mineira|guerra de canudos|aboli[çc][ãa]o da escravatura|ditadura militar|peste negra|constru[çc][ãa]o das pir[âa]mides|hist[óo]ria (?:do brasil|de portugal|da europa|de roma|do egito|da ferrovia|da internet|do dinheiro|do futebol|da escrita|da avia[çc][ãa]o|do computador)`,
  ),
  scripture: either(
    words(
      R`arca de no[ée]|no[ée] e (?:o dil[úu]vio|a arca|os animais)|dil[úu]vio|davi(?:d)? e golias|ad[ãa]o e eva|mois[ée]s|jesus|jonas e a baleia|daniel na cova|jos[ée] e seus irm[ãa]os (?:no|do) egito|sans[ãa]o e dalila|bom samaritano|filho pr[óo]digo|maria e jos[ée] (?:em|v[ãa]o a|a caminho de) bel[ée]m|crucifica[çc][ãa]o|ressurrei[çc][ãa]o|dez mandamentos|torre de babel|a b[íi]blia|b[íi]blic[oa]s?|evangelhos?|o alcor[ãa]o|profeta maom[ée]|ap[óo]stolos`,
    ),
    whole(
      R`(?:a |uma )?hist[óo]ria d[eoa] (?:no[ée]|jonas|mois[ée]s|abra[ãa]o|j[óo]|ester|rute|daniel|sans[ãa]o|salom[ãa]o)`,
    ),
  ),
  news: either(
    starts(
      R`(?:as )?(?:not[íi]cias?|[úu]ltima hora|manchetes|telejornal|plant[ãa]o de not[íi]cias)(?!\p{L}| (?:chega|que))`,
    ),
    words(
      R`resultados? d(?:as|a) elei[çc](?:[õo]es|[ãa]o)|comunicado (?:[àa]|de) imprensa|not[íi]cias d(?:e hoje|o dia)`,
    ),
  ),
  product: either(
    starts(
      R`(?:um |uma )?(?:an[úu]ncio|propaganda|comercial|publicidade|v[íi]deo promocional|v[íi]deo publicit[áa]rio)(?!\p{L}| que)`,
    ),
    words(
      R`(?:an[úu]ncio|propaganda|comercial|publicidade|v[íi]deo promocional) (?:de|do|da|para|sobre)|(?:noss[oa]|minha|meu) (?:nov[oa] )?(?:produto|app|aplicativo|empresa|marca|start-?up|loja online|loja virtual|cafeteira)`,
    ),
  ),
  biography: words(R`biografia|document[áa]rio`),
  life: /\b[Vv]ida d[eoa] \p{Lu}\p{L}+ (?:(?:de|da|do|dos) )?\p{Lu}\p{L}+/u,
  people: words(
    R`crist[óo]v[ãa]o colombo|joana d['’]arc|carlos magno|alexandre,? o grande|j[úu]lio c[ée]sar|pedro [áa]lvares cabral|vasco da gama|fern[ãa]o de magalh[ãa]es|dom pedro i{0,2}|d\. pedro ii?|princesa isabel|tiradentes|zumbi dos palmares|get[úu]lio vargas|juscelino kubitschek|santos[- ]dumont|machado de assis|fernando pessoa|cam[õo]es|jorge amado|clarice lispector|monteiro lobato|oscar niemeyer|ayrton senna|pel[ée] (?:joga|o rei|e a copa|do futebol)|rei pel[ée]|neymar|cristiano ronaldo|lula da silva|bolsonaro|amália rodrigues|gengis khan|madre teresa|conf[úu]cio|s[óo]crates|arist[óo]teles|papa francisco|napole[ãa]o|cle[óo]patra|saladino`,
  ),
};
