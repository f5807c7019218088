/** Further words for what people do or are, by the kind that is drawn. */
export const trades: Readonly<Record<string, string>> = {
  man: "autista,tassista,macchinista,bibliotecario,parrucchiere,barbiere,spazzacamino,spazzino,netturbino,portiere,muratore,minatore,ballerino,attore,burattinaio,vedovo,vicino di casa,studente,parroco,bidello,traghettatore",
  woman: "bibliotecaria,parrucchiera,portinaia,ballerina,attrice,vedova,studentessa,bidella",
  grandpa: "pensionato,anziano",
  grandma: "pensionata,anziana",
  boy: "apprendista,alunno,scolaro",
  girl: "alunna,scolara",
  farmer: "giardiniera,apicoltore,apicoltrice",
  craftsman: "tessitore,tessitrice,vasaia,ricamatrice,liutaio,liutaia",
  shopkeeper: "fioraio,fioraia,cameriere,cameriera,cassiere,cassiera,gelataio,gelataia,lattaio,lattaia,libraia",
  singer: "violinista,pianista,organista,fisarmonicista",
  doctor: "dentista,farmacista",
  "police-officer": "poliziotta",
  artist: "fotografo,fotografa",
  cook: "mugnaio,mugnaia,pizzaiolo,pizzaiola",
};
