import type { ClauseTelling } from "../clause-telling.ts";
import { clauseLines } from "./clause-lines.ts";
import { clausesOf, formsOfOther, ownHero, wordsOf } from "./clauses.ts";
import { inVoice } from "./line-voice.ts";
import { asOfOthers, asOfSpeaker, voiceOf } from "./voice.ts";

export const clauseTelling: ClauseTelling = {
  clausesOf,
  ownHero,
  wordsOf,
  formsOfOther,
  voiceOf,
  speakers: { i: "ich", we: "wir" },
  asOfOthers,
  asOfSpeaker,
  inVoice,
  pastTense:
    /(?<!\p{L})(?:war|waren|hatte|hatten|wollte|wollten|konnte|konnten|musste|mussten|ging|fand|kam|sah|lebte|lebten|wohnte|wohnten|träumte|suchte|machte|verlor|es war einmal)(?!\p{L})/iu,
  premises: {
    friend:
      /(?<!\p{L})(?:(?:kennt|kennen) (?:noch )?(?:niemanden|keinen)|(?:ist|sind) neu (?:in|an|hier)|(?:such(?:t|en)|find(?:et|en)|will(?! (?:\p{L}+ ){0,2}nicht)|möchte|wünscht|hat|haben|braucht)(?!\p{L})[^,.;]*(?<!\p{L})(?:(?:einen?|keinen?|neuen?|besten?)\s(?:\p{Ll}+\s)?Freund(?:e|in|innen)?(?!\p{L})|Freunde (?:finden|suchen|haben)))/u,
    fear: /(?<!\p{L})(?:Angst|fürcht(?:et|en))(?!\p{L})|traut sich nicht/u,
    learn: /(?<!\p{L})(?:lern(?:t|en)(?!\s+(?:\p{L}+\s+){0,3}kennen)|üb(?:t|en))(?!\p{L})/u,
    refuse:
      /(?<!\p{L})(?:will|wollen|mag|mögen|möchte|möchten)\s(?:[\p{L}-]+\s){0,5}(?:nicht|nie|niemals|keine?[nrms]?)(?!\p{L})|weiger/u,
    lost: /verl(?:oren|or|iert|ieren)(?!\p{L})|verschwunden|verschwindet|weggelaufen|entlaufen|gestohlen|(?<!\p{L})(?:ist|sind) (?:\p{L}+ )?weg(?!\p{L})|(?:hat|haben) (?:[\p{L}-]+ ){1,4}(?:im|am|in|auf|zu|bei|beim) (?:[\p{L}-]+ ){1,3}liegen lassen|(?:vergisst|vergessen)(?=[^.;]* (?:im|in der|in dem|am|auf dem|bei) (?:Bus|Zug|Bahn|Straßenbahn|U-Bahn|Park|Schule|Café|Laden|Auto|Taxi|Strand|Hotel|Spielplatz|Wald|Kindergarten|Schwimmbad|Flugzeug|Kino))|(?:vergisst|vergessen), wo(?!\p{L})|weiß nicht mehr, wo|(?:findet|finden) (?:[\p{L}-]+ ){1,4}nicht mehr/u,
    must: /(?<!\p{L})(?:muss|müssen|soll|sollen)(?!\p{L})/u,
    love: /(?<!\p{L})(?:verlieb(?:t|en) sich|(?:ist|sind) (?:\p{L}+ )?verliebt)(?!\p{L})/u,
    wish: /(?<!\p{L})(?:will|wollen|möchte|möchten|träumt|träumen|wünscht sich,|wünschen sich,|beschließt|beschließen|versucht|versuchen)(?!\p{L})/u,
    long: /(?<!\p{L})(?:wünscht|wünschen|hätte|hätten)(?!\p{L})/u,
    lack: /(?<!\p{L})(?:keine?[nrms]?|nicht mehr)(?!\p{L})|kann (?:[\p{L}-]+ ){0,5}nicht|(?:findet|finden|schafft|schaffen) (?:[\p{L}-]+ ){0,5}nicht|(?:ist|sind|geht) (?:\p{L}+ )?(?:kaputt|krank)|verirrt|verlaufen|steckt (?:\p{L}+ ){0,4}fest|klemmt|gefangen|zerbrochen|(?:hat|haben) (?:[\p{L}-]+ ){1,6}vergessen|vergisst|vergessen(?= (?:die|den|das|ihre|seine))/u,
    sad: /(?:wird|wurde) (?:\p{L}+ ){0,5}(?:ausgesetzt|verlassen|verstoßen)(?!\p{L})|einsam|traurig|langweil|vermiss|Heimweh|(?:ist|sind) (?:\p{L}+ )?allein|eifersüchtig|weint/u,
    seek: /(?<!\p{L})such(?:t|en)(?!\p{L})/u,
    find: /(?<!\p{L})(?:findet|finden|entdeck(?:t|en)|erbt)(?!\p{L})/u,
    make: /(?<!\p{L})(?:mach(?:t|en)(?= (?:[\p{L}]+ ){0,3}(?:einen? |eine |\p{Lu}))(?!.*(?:Ausflug|Reise|Urlaub|Angst|Mut|Pause|Spaziergang))|bau(?:t|en)|bastel[tn]|erfinde[tn]|back(?:t|en)|bäckt|koch(?:t|en)|mal(?:t|en)|pflanz(?:t|en)|näh(?:t|en)|strick(?:t|en)|reparier(?:t|en)|schreib(?:t|en)|gründe[tn]|eröffne[tn]|zeichne[tn])(?!\p{L})/u,
    go: /(?<!\p{L})(?<!(?:kann|können) [^,.;]*)(?:reis(?:t|en)|fähr(?:t)|fahren|flieg(?:t|en)|wander[tn]|segel[tn]|(?:zieht|ziehen)(?=[^,.;]* (?:um|in|nach|los|aus|fort|weg|weiter)(?!\p{L}))|läuft|klettert|überquer[tn]|Reise|Ausflug|Urlaub|Ferien)(?!\p{L})/u,
  },
  hurt: /(?<!\p{L})(?:(?:ist|sind) dagegen|(?:will|wollen) [^,.;]*(?:schließen|verkaufen|abreißen|vertreiben|verbieten|fällen|wegjagen)|lach(?:t|en) (?:\p{L}+ ){0,3}(?:über|aus)|lach(?:t|en) (?:ihn|sie|es) (?:\p{L}+ )?aus|stiehlt|stehlen|klau(?:t|en)|friss(?:t)|fressen|zerstör(?:t|en)|verbiete[tn]|schimpf(?:t|en)|ärger[tn]|verspotte[tn]|jag(?:t|en)|überschwemm(?:t|en)|ess(?:en)? (?:\p{L}+ ){0,3}auf|isst (?:\p{L}+ ){0,3}auf)(?!\p{L})/u,
  mishap:
    /(?<!\p{L})(?:vergisst|vergessen|fällt|fallen|stürzt|stolper[tn]|scheiter[tn]|misslingt|bricht|verschläft|weint|wird (?:\p{L}+ ){0,5}\p{Ll}*ge\p{Ll}+t?|verpass(?:t|en)|bleib(?:t|en) stecken|hat (?:\p{L}+ )?Pech)(?!\p{L})/u,
  denied: /(?<!\p{L})(?:nicht|nie|keine?[nrms]?)(?!\p{L})/u,
  turns: {
    found:
      /zurück|wieder(?:bring|find|da|ge)|(?<!\p{L})(?:bring(?:t|en)|finde[tn]|entdeck(?:t|en)|taucht|liegt|steckt|sitzt)(?!\p{L})/u,
    meet: /(?<!\p{L})(?:kennen|triff(?:t)|treffen|komm(?:t|en)|zieht ein|landet|besuch(?:t|en)|setzt sich (?:neben|zu)|setzen sich (?:neben|zu)|begegne[tn]|freunde[tn] sich|Freunde|Freundschaft)(?!\p{L})/u,
    help: /(?<!\p{L})(?:(?:geht|gehen|kommt|kommen) (?:\p{L}+ ){0,2}mit|h[aä]lt(?:en)? (?:ihre|seine|meine|unsere) Hand|lob(?:t|en)|mach(?:t|en) (?:\p{L}+ )?Mut|bleib(?:t|en) bei|mit (?:ihm|ihr|ihnen)|hilft|helfen|zeigt|zeigen|bring(?:t|en)|schenk(?:t|en)|gibt|geben|rette[tn]|begleite[tn]|tröste[tn]|erklär(?:t|en)|unterstütz(?:t|en)|repariert|verrät|(?:ihm|ihr|ihnen) (?:[\p{L}-]+ ){1,5}(?:vor|bei)|beschütz(?:t|en)|lädt|nimmt|nehmen|baut|bauen|such(?:t|en)|hol(?:t|en)|fängt(?![^,.]*\san(?!\p{L}))|pfleg(?:t|en)|fütter[tn]|verwandel[tn]|verstecken|versteckt|adoptier(?:t|en)|lass(?:en)?|lässt|leiht|lehrt)(?!\p{L})/u,
  },
  pronouns: {
    er: ["er", "sie", "es", "sie", "sie", "ich", "wir"],
    ihn: ["ihn", "sie", "es", "sie", "sie", "mich", "uns"],
    ihm: ["ihm", "ihr", "ihm", "ihnen", "ihnen", "mir", "uns"],
    sich: ["sich", "sich", "sich", "sich", "sich", "mich", "uns"],
    mir: ["sich", "sich", "sich", "sich", "sich", "mir", "uns"],
    seiner: ["seiner", "ihrer", "seiner", "ihrer", "ihrer", "meiner", "unserer"],
  },
  lines: clauseLines,
};
