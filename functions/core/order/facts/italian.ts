import { either, type FactPatterns, starts, whole, words } from "./patterns.ts";

const R = String.raw;

export const italian: FactPatterns = {
  lesson: either(
    starts(
      R`(?:spiega(?:mi|ci|gli|re)?|spiegate)\s|(?:una |un )?(?:lezione|video educativo|video didattico) (?:su|sul|sulla|sui|sulle|sull['’]|di)`,
    ),
    starts(
      R`come (?:funzionano?|si (?:formano?|fanno|fa|producono|produce|costruisc\p{L}+|crea)|nascono?(?: i| le| un| una| il| la| gli)? (?:vulcan|stell|fium|pianet|nuvol))`,
    ),
    starts(R`come (?:[\p{L}'’]+ ){1,5}(?:funzionano?|si formano?)`),
    whole(
      R`(?:che )?(?:cos['’][èe]|cosa (?:è|sono)|che cos['’]è|che cosa (?:è|sono)|che significa) (?:(?:il|lo|la|i|gli|le|un|uno|una|l)[\s'’])?\p{L}{4,}(?: \p{L}{4,})?`,
    ),
    starts(
      R`quant[oaie] (?:è|sono|pesa|dista|dura|\p{L}+ (?:ci sono|ha|hanno|vivono))|da dove (?:viene|vengono) (?:il|la|i|le|gli|l['’])|di cosa è fatt|chi ha (?:inventato|scoperto)|quando (?:è|fu|sono) `,
    ),
    whole(
      R`(?:(?:il|lo|la|i|gli|le|l)[\s'’])?(?:fotosintesi|gravit[àa]|forza di gravit[àa]|teoria della relativit[àa]|evoluzione|ciclo dell['’]acqua|circolazione del sangue|sistema solare|tettonica delle placche|cambiamento climatico|digestione|elettricit[àa]|magnetismo|fisica quantistica|buchi neri|teorema di pitagora|formazione de.{3,30}|vita delle (?:api|formiche)|vita dei dinosauri)`,
    ),
  ),
  asked: starts(R`(?:come|perch[ée])\s`),
  subjects: words(
    R`cielo|sole|luna|stelle|terra|mare|oceani|oceano|pioggia|neve|vento|nuvole|fulmin[ei]|tuon[oi]|temporale|arcobaleno|vulcan[oi]|terremot[oi]|stagioni|maree|foglie|piante|alberi|api|uccelli|pesci|balene|gatti|cani|ragni|animali|uomini|cuore|cervello|sangue|polmoni|corpo|denti|occhi|aere[oi]|aeroplani|macchine|navi|computer|internet|elettricit[àa]|magneti|calamite|atom[oi]|acqua|ghiaccio|fuoco|luce|suono|dinosauri|pianeti`,
  ),
  invented: words(
    R`piccol[oaie]|vecchi[oa]?|giovane|\p{L}{3,}(?:ino|ina|etto|etta|ini)|nonn[oa]|mamma|pap[àa]|fratell\p{L}+|sorell\p{L}+|bambin[oa]|ragazz[oa]|mi[oa]|nostr[oa]|io|drago|draghi|strega|mago|fata|magia|magic[oa]|unicorno|gigante|principe|principessa|re|regina|fantasma|mostro|gnomo|folletto|vuole|voleva|odia|ama|piange|piangeva|ride|triste|sol[oa]|innamor\p{L}+|felice|sogna|nasconde|un giorno|c['’]era una volta|ha (?:perso|trovato|imparato|salvato|rubato|smesso|dimenticato)|\p{L}{3,}(?:arono|irono|ava|avano|eva)|perse|era|fu|aveva|paura|amic[oai]|amici`,
  ),
  history: words(
    R`(?:prima|seconda) guerra mondiale|guerra mondiale|rivoluzione (?:francese|russa|industriale|americana)|(?:caduta del )?muro di berlino|caduta (?:dell['’]impero romano|di costantinopoli|di roma)|affondamento del titanic|sbarco (?:sulla luna|in normandia|dei mille)|impero romano|antica roma|antico egitto|battaglia di \p{L}+|crociate|scoperta dell['’]america|risorgimento|unità d['’]italia|peste nera|costruzione (?:delle piramidi|del colosseo)|eruzione (?:del vesuvio|di pompei)|storia (?:d['’]italia|d['’]europa|di roma|di venezia|dell['’]egitto|della ferrovia|di internet|del denaro|del calcio|della scrittura|dell['’]aviazione|del computer)`,
  ),
  scripture: either(
    words(
      R`arca di no[èe]|no[èe] e (?:il diluvio|l['’]arca|gli animali)|diluvio universale|davide e golia|adamo ed? eva|mos[èe]|ges[ùu]|giona e la balena|daniele nella fossa|giuseppe e i suoi fratelli (?:in|d['’])|sansone e dalila|buon samaritano|figliol prodigo|maria e giuseppe (?:a|verso) betlemme|nativit[àa]|crocifissione|risurrezione|resurrezione di cristo|dieci comandamenti|torre di babele|la bibbia|biblic[oaie]|vangel[oi]|il corano|profeta maometto|apostoli`,
    ),
    whole(R`(?:la |una )?storia di (?:no[èe]|giona|mos[èe]|abramo|giobbe|ester|rut|daniele|sansone|salomone)`),
  ),
  news: either(
    starts(R`(?:le )?(?:notizie|ultim['’]ora|ultime notizie|telegiornale|notiziario)(?!\p{L})`),
    words(R`risultati (?:delle elezioni|elettorali)|comunicato stampa|notizie (?:di oggi|del giorno)`),
  ),
  product: either(
    starts(R`(?:uno? |una )?(?:spot|pubblicità|video promozionale|video pubblicitario|réclame)(?!\p{L})`),
    words(
      R`(?:spot|pubblicità|video promozionale) (?:per|del|della|di)|(?:la nostra|il nostro|la mia|il mio) (?:nuov[oa] )?(?:prodotto|app|applicazione|azienda|marca|marchio|start-?up|negozio online|macchina da caffè|macchina del caffè)`,
    ),
  ),
  biography: words(R`biografia|documentario`),
  life: /\b[Vv]ita di \p{Lu}\p{L}+ (?:(?:di|da|de) )?\p{Lu}\p{L}+/u,
  people: words(
    R`cristoforo colombo|giovanna d['’]arco|carlo magno|alessandro magno|giulio cesare|cesare augusto|nerone|garibaldi|giuseppe verdi|mazzini|cavour|dante alighieri|petrarca|boccaccio|machiavelli|lorenzo de['’] medici|galileo galilei|michelangelo|raffaello sanzio|caravaggio|antonio vivaldi|marconi|enrico fermi|maria montessori|san francesco d['’]assisi|mussolini|berlusconi|falcone e borsellino|rita levi[- ]montalcini|enzo ferrari|sophia loren|gengis khan|madre teresa|confucio|socrate|aristotele|papa francesco|napoleone|cleopatra|saladino|annibale`,
  ),
};
