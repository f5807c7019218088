const REGULAR =
  "aiutare amare adorare accettare accompagnare comprare ammirare chiamare arrivare fermare catturare avanzare brillare cantare cercare cominciare iniziare contare portare tagliare scavare gridare coltivare ballare disegnare odiare divorare ascoltare spaventare abbracciare evitare insegnare entrare mandare sperare provare tentare spiegare esplorare fabbricare festeggiare guadagnare guidare abitare immaginare inventare invitare giocare lavare lasciare lanciare liberare consegnare guardare mostrare nuotare nevicare osservare occupare organizzare parlare passare pescare pensare piantare preparare prestare raccontare regalare tornare ritornare riparare riposare restare trovare ritrovare rischiare rotolare salvare saltare suonare curare soffiare cadere toccare girare trasformare attraversare lavorare tremare usare visitare volare viaggiare abbandonare adottare accettare cucinare bruciare copiare dipingere pulire innaffiare creare crescere vivere scrivere ricevere decidere dividere vedere vendere correre credere leggere mettere promettere rispondere rompere temere chiedere chiudere perdere prendere sorprendere scendere spendere nascondere rimettere conoscere nascere convincere vincere proteggere rubare sporcare svegliare alzare sedere calmare consolare studiare allenare mancare importare preoccupare rallegrare inseguire scappare sognare durare galleggiare spegnere accendere affacciare perdonare applaudire navigare remare pedalare atterrare decollare ruggire abbaiare miagolare sussurrare sospirare tirare scivolare litigare imparare incontrare raggiungere aspettare desiderare sistemare ordinare rallentare raccogliere piangere ridere sorridere spingere stringere aprire dormire partire sentire seguire servire offrire soffrire scoprire coprire fuggire divertire vestire cucire russare fare affondare russare fumare sfuggire rovesciare inciampare restaurare arrampicare dimenticare ricordare smarrire cambiare diventare sembrare bastare trascinare addormentare rovinare annoiare innamorare trasferire negare ereditare bisticciare vietare sospettare invidiare scommettere rifiutare sfidare aggiustare affittare minacciare";
const ISC =
  "finire capire costruire pulire preferire spedire unire guarire ferire tradire sparire stupire punire proibire restituire trasferire smarrire";
const OTHERS =
  "è sono ha hanno va vanno vuole vogliono può possono deve devono fa fanno sa sanno viene vengono dice dicono dà danno sta stanno esce escono sale salgono rimane rimangono tiene tengono sceglie scelgono toglie tolgono raccoglie raccolgono muore muoiono siede siedono beve bevono piace piacciono appare appaiono scompare scompaiono riesce riescono diviene divengono propone propongono pone pongono traduce conduce conducono produce produce vorrebbe vorrebbero muove muovono piove cuoce cuociono gioca giocano cerca cercano paga pagano lega legano dimentica dimenticano spiega spiegano litiga litigano naviga navigano comincia cominciano mangia mangiano lascia lasciano lancia lanciano bacia baciano inizia iniziano studia studiano viaggia viaggiano sveglia svegliano piglia consiglia";

const thirdPersons = (infinitive: string): readonly string[] => {
  const stem = infinitive.slice(0, -3);
  return infinitive.endsWith("are") ? [`${stem}a`, `${stem}ano`] : [`${stem}e`, `${stem}ono`];
};

/** Verb forms of the third person in the present. */
export const verbs: ReadonlySet<string> = new Set([
  ...REGULAR.split(" ").flatMap(thirdPersons),
  ...ISC.split(" ").flatMap((infinitive) => [`${infinitive.slice(0, -3)}isce`, `${infinitive.slice(0, -3)}iscono`]),
  ...OTHERS.split(" "),
]);

/** Infinitives of regular verbs. */
export const regularInfinitives: readonly string[] = REGULAR.split(" ");
