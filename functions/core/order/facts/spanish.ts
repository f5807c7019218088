import { either, type FactPatterns, starts, whole, words } from "./patterns.ts";

const R = String.raw;

export const spanish: FactPatterns = {
  lesson: either(
    starts(
      R`(?:expl[ií]ca(?:me|nos|les)?|explicar|explique)\s|(?:una |un )?(?:lección|clase|vídeo educativo|video educativo) (?:sobre|de)\s`,
    ),
    starts(
      R`c[óo]mo (?:funcionan?|se (?:forman?|hacen?|fabrican?|producen?|crean?|construyen?)|nacen?(?: las?| los?| el| un)? (?:volc|estrella|r[íi]o|planeta|nube)|se originó)`,
    ),
    starts(R`c[óo]mo (?:\p{L}+ ){1,5}(?:funcionan?|se forman?|se hacen?)`),
    whole(R`qu[ée] (?:es|son|significa) (?:(?:el|la|los|las|un|una) )?\p{L}{4,}(?: \p{L}{4,})?`),
    starts(
      R`cu[áa]nt[oa]s? |de d[óo]nde (?:vienen?|salen?) (?:el|la|los|las) |de qu[ée] est[áa]n? hech|qui[ée]n (?:invent|descubri)|cu[áa]ndo (?:se|fue|vivieron|empez)|cu[áa]l es (?:la diferencia|el origen|el planeta)`,
    ),
    whole(
      R`(?:(?:el|la|los|las) )?(?:fotos[íi]ntesis|gravedad|teor[íi]a de la relatividad|evoluci[óo]n|ciclo del agua|circulaci[óo]n de la sangre|sistema solar|tect[óo]nica de placas|cambio clim[áa]tico|digesti[óo]n|electricidad|magnetismo|f[íi]sica cu[áa]ntica|agujeros negros|teorema de pit[áa]goras|formaci[óo]n de .{3,30}|vida de las (?:abejas|hormigas)|vida de los dinosaurios)`,
    ),
  ),
  asked: starts(R`(?:c[óo]mo|por ?qu[ée]|para qu[ée])\s`),
  subjects: words(
    R`cielo|sol|luna|estrellas|tierra|mar|oc[ée]anos?|lluvia|nieve|viento|nubes|rayos?|truenos?|tormenta|arco ?[ií]ris|volc[áa]n(?:es)?|terremotos?|estaciones|mareas?|hojas|plantas|[áa]rboles|abejas|p[áa]jaros|aves|peces|ballenas|gatos|perros|ara[ñn]as|animales|humanos|personas|coraz[óo]n|cerebro|sangre|pulmones|cuerpo|dientes|ojos|avi[óo]n|aviones|coches?|barcos|ordenador(?:es)?|computadoras?|internet|electricidad|imanes|im[áa]n|[áa]tomos?|agua|hielo|fuego|luz|sonido|dinosaurios|planetas`,
  ),
  invented: words(
    R`peque[ñn]\p{L}+|viej[oa]s?|joven|\p{L}{2,}it[oa]s?|abuel\p{L}+|mam[áa]|pap[áa]|herman[oa]s?|ni[ñn][oa]|mis?|nuestr[oa]|yo|drag[óo]n|dragones|bruja|brujo|hada|magia|m[áa]gic[oa]|unicornio|gigante|pr[íi]ncipe|princesa|rey|reina|fantasma|monstruo|duende|quiere|quer[íi]a|odia|ama|llora|lloraba|r[íi]e|triste|sol[oa]|enamor\p{L}+|feliz|sue[ñn]a|esconde|un d[íi]a|[ée]rase una vez|había|\p{L}{3,}(?:aron|ieron|aba|aban)|\p{L}{2,}[óÓ]|perdi[óo]|era|fue|ten[íi]a|miedo|amig[oa]s?`,
  ),
  history: words(
    R`(?:primera|segunda) guerra mundial|guerra mundial|guerra civil (?:española|americana|de los estados unidos)|revoluci[óo]n (?:francesa|rusa|mexicana|industrial|cubana|americana)|(?:ca[íi]da|muro) (?:del muro )?de berl[íi]n|ca[íi]da (?:del imperio romano|de constantinopla|de tenochtitl[áa]n|de roma)|hundimiento del titanic|llegada (?:del hombre )?a la luna|imperio (?:romano|azteca|inca|español|maya)|batalla de \p{L}+|cruzadas|descubrimiento de am[ée]rica|conquista de (?:am[ée]rica|m[ée]xico|per[úu])|independencia de \p{L}+|reconquista|peste negra|construcci[óo]n de las pir[áa]mides|reyes cat[óo]licos|historia (?:de espa[ñn]a|de m[ée]xico|de argentina|de colombia|de chile|de per[úu]|de europa|de roma|de egipto|del ferrocarril|de internet|del dinero|del f[úu]tbol|de la escritura|de la aviaci[óo]n|del ordenador)`,
  ),
  scripture: either(
    words(
      R`arca de no[ée]|no[ée] y (?:el diluvio|el arca|los animales)|diluvio|david y goliat|ad[áa]n y eva|mois[ée]s|jesucristo|jes[úu]s de nazaret|(?:ni[ñn]o|nacimiento de|vida de|milagros de|par[áa]bolas? de) jes[úu]s|jon[áa]s y la ballena|daniel en el foso|jos[ée] y sus hermanos (?:en|de) egipto|sans[óo]n y dalila|buen samaritano|hijo pr[óo]digo|mar[íi]a y jos[ée] (?:van|viajan|llegan|buscan) (?:a |en )?bel[ée]n|nacimiento de cristo|crucifixi[óo]n|resurrecci[óo]n|diez mandamientos|torre de babel|la biblia|b[íi]blic[oa]s?|evangelios?|el cor[áa]n|profeta mahoma|ap[óo]stoles|reyes magos (?:de oriente )?(?:y|visitan|siguen)`,
    ),
    whole(
      R`(?:la |una )?historia de (?:no[ée]|jon[áa]s|mois[ée]s|abraham|job|ester|rut|daniel|sans[óo]n|salom[óo]n|jes[úu]s)`,
    ),
  ),
  news: either(
    starts(R`(?:las )?(?:noticias?|[úu]ltima hora|titulares|noticiero|telediario)(?!\p{L}| (?:llega|que|sorprende))`),
    words(
      R`resultados de las elecciones|resultados electorales|comunicado de prensa|noticias de (?:hoy|[úu]ltima hora)|cotizaci[óo]n de la bolsa`,
    ),
  ),
  product: either(
    starts(R`(?:un |una )?(?:anuncio|comercial|publicidad|v[íi]deo promocional|video promocional|spot)(?!\p{L}| que)`),
    words(
      R`(?:anuncio|comercial|publicidad|spot|v[íi]deo promocional) (?:de|para|sobre)|(?:nuestr[oa]|mi) (?:nuev[oa] )?(?:producto|app|aplicaci[óo]n|empresa|marca|start-?up|compa[ñn][íi]a|tienda en l[íi]nea|tienda online|cafetera)`,
    ),
  ),
  biography: words(R`biograf[íi]a|documental`),
  life: /\b[Vv]ida de \p{Lu}\p{L}+ (?:(?:de|del|la) )?\p{Lu}\p{L}+/u,
  people: words(
    R`crist[óo]bal col[óo]n|juana de arco|carlomagno|alejandro magno|julio c[ée]sar|hern[áa]n cort[ée]s|francisco pizarro|moctezuma|benito ju[áa]rez|pancho villa|emiliano zapata|jos[ée] de san mart[íi]n|eva per[óo]n|evita|fidel castro|francisco franco|felipe ii|isabel la cat[óo]lica|miguel de cervantes|cervantes|garc[íi]a m[áa]rquez|garc[íi]a lorca|pablo neruda|gabriela mistral|salvador dal[íi]|diego vel[áa]zquez|antoni gaud[íi]|sor juana|maradona|gengis kan|madre teresa|confucio|s[óo]crates|arist[óo]teles|papa francisco|napole[óo]n|cleopatra|galileo galilei|miguel [áa]ngel buonarroti|mahatma gandhi|saladino`,
  ),
};
